import { useT } from '@baize/i18n/react.tsx';
import { GameGrid } from '../../features/games/game-grid.tsx';
import { HotGames } from '../../features/home/hot-games.tsx';
import { HOME_PAGE_SIZE } from '../../features/home/hot-pages.ts';
import { Rail } from '../../features/home/rail.tsx';
import { ChipsWait, RailAway, TilesWait } from '../../features/home/rail-states.tsx';
import { useHotGames } from '../../shared/launch/use-hot-games.ts';

export function HotRail() {
  const t = useT();
  const { data, isError, refresh } = useHotGames();
  if (data?.length === 0) return null;
  if (data) {
    return (
      <HotGames games={data} onRefresh={refresh}>
        {(games) => <GameGrid label={t('con_hot')} games={games} />}
      </HotGames>
    );
  }
  return (
    <Rail title={t('con_hot')} beside={!isError && <ChipsWait />}>
      {isError ? <RailAway onRetry={refresh} /> : <TilesWait count={HOME_PAGE_SIZE} />}
    </Rail>
  );
}
