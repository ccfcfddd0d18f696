import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { GameStop } from './game-stop.tsx';
import { PlayBar } from './play-bar.tsx';
import './play.css';

/** An address that names no game. */
export function GameMissing({ others }: { others: ReactNode }) {
  const t = useT();
  return (
    <div className="play">
      <PlayBar game={null} isTrial={false} clock={null} heart={null} />
      <GameStop title={t('play.gone_title')} others={others}>
        <p>{t('play.gone')}</p>
      </GameStop>
    </div>
  );
}
