import { useT } from '@baize/i18n/react.tsx';
import { GameGrid } from '../../features/games/game-grid.tsx';
import { useHotGames } from '../../features/games/use-hot-games.ts';
import { HotGames } from '../../features/home/hot-games.tsx';
import { HOME_PAGE_SIZE } from '../../features/home/hot-pages.ts';
import { Rail } from '../../features/home/rail.tsx';
import { RailAway, TilesWait } from '../../features/home/rail-states.tsx';

/** Covers of the first row are asked for with the page. */
const FIRST_ROW = 6;

export function HotRail() {
  const t = useT();
  const { data, isError, refresh } = useHotGames();
  if (data?.length === 0) return null;
  if (data) {
    return (
      <HotGames games={data} onRefresh={refresh}>
        {(games) => <GameGrid label={t('con_hot')} games={games} firstCount={FIRST_ROW} />}
      </HotGames>
    );
  }
  return (
    <Rail title={t('con_hot')}>
      {isError ? <RailAway onRetry={refresh} /> : <TilesWait count={HOME_PAGE_SIZE} />}
    </Rail>
  );
}
