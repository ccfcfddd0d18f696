import type { GameItem } from '@baize/contract/game';
import type { PlayClockView } from '@baize/contract/play-clock';
import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { arrowBack, expand } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import type { ReactNode } from 'react';
import { useLeave } from './use-leave.ts';
import { netOf, playedMinutesOf } from './use-play-clock.ts';

type Props = {
  game: GameItem | null;
  isTrial: boolean;
  clock: PlayClockView | null;
  heart: ReactNode;
  onFullScreen?: (() => void) | undefined;
};

/** Above a game: the way back, what it is, and room for it. */
export function PlayBar({ game, isTrial, clock, heart, onFullScreen }: Props) {
  const t = useT();
  const leave = useLeave();
  return (
    <header className="play-bar">
      <IconButton icon={arrowBack} flip label={t('play.back')} onClick={leave} />
      <div className="play-name">
        <h1>{game?.displayName ?? t('play.title')}</h1>
        {game && <p>{game.vendorName}</p>}
      </div>
      {isTrial && <Tag tone="info">{t('play.trial')}</Tag>}
      {clock && (
        <p className="play-clock">
          <span>{t('play.check_minutes', { count: playedMinutesOf(clock) })}</span>
          <MoneyText amount={netOf(clock)} />
        </p>
      )}
      <div className="play-end">
        {heart}
        {onFullScreen && (
          <IconButton icon={expand} label={t('play.full_screen')} onClick={onFullScreen} />
        )}
      </div>
    </header>
  );
}
