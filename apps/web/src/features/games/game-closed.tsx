import type { GameState } from '@baize/contract/game';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';

type Props = { state: GameState; until: string | null };

/** Why it cannot be played now, and when it returns, where that is known. */
export function GameClosed({ state, until }: Props) {
  const t = useT();
  const formats = useFormats();
  if (state === 'open') return null;
  if (state === 'coming') return <b>{t('lobby.coming')}</b>;
  return (
    <>
      <b>{t('lobby.maintenance')}</b>
      {until !== null && (
        <time dateTime={until}>
          {t('lobby.back', { when: formats.dateTime(instant(new Date(until))) })}
        </time>
      )}
    </>
  );
}
