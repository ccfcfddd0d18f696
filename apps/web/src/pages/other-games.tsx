import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { GameGrid } from '../features/games/game-grid.tsx';
import { useHotGames } from '../shared/launch/use-hot-games.ts';

const SHOWN = 6;

type Props = {
  /** Null: what the house puts first. */
  games: readonly GameItem[] | null;
};

/** What to play instead. What can be played stands before what cannot. */
export function OtherGames({ games }: Props) {
  const t = useT();
  const { data: hot = [] } = useHotGames();
  const offered = games ?? hot;
  const open = offered.filter(({ state }) => state === 'open');
  const shown = [...open, ...offered.filter(({ state }) => state !== 'open')].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className="other-games">
      <h2>{t('play.others')}</h2>
      <GameGrid label={t('play.others')} games={shown} />
    </section>
  );
}
