import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import { GameGrid } from '../../features/games/game-grid.tsx';
import { type GameListQuery, useGameList } from '../../features/games/use-game-list.ts';
import { tabName } from '../../features/home/home-tabs.tsx';
import { HOME_PAGE_SIZE } from '../../features/home/hot-pages.ts';
import { Rail } from '../../features/home/rail.tsx';
import { RailAway, TilesWait } from '../../features/home/rail-states.tsx';
import type { HomeTab } from '../../features/home/tabs-of.ts';
import { VendorRail } from './vendor-rail.tsx';

type Props = {
  tab: HomeTab;
  vendors: readonly VendorCard[];
  page: number;
  onPage: (page: number) => void;
};

/** One category alone: all its vendors, and their games by twelve where they have single ones. */
export function CategoryPanel({ tab, vendors, page, onPage }: Props) {
  const [first] = vendors.filter(({ isGame }) => isGame === 'VASSALAGE');
  const vassalage = vendors.map((vendor) => vendor.vassalage).join(',');
  const part = tab === 'MXWIN' ? { vassalage } : {};
  return (
    <>
      <VendorRail tab={tab} vendors={vendors} />
      {first && (
        <GamesRail
          key={tab}
          tab={tab}
          onPage={onPage}
          query={{ gameType: first.gameType, page, pageSize: HOME_PAGE_SIZE, ...part }}
        />
      )}
    </>
  );
}

type GamesProps = Pick<Props, 'tab' | 'onPage'> & { query: GameListQuery };

function GamesRail({ tab, query, onPage }: GamesProps) {
  const t = useT();
  const { data, isError, refetch } = useGameList(query);
  if (data?.games.length === 0 && query.page === 1) return null;
  const label = t('home.games_of', { name: t(tabName(tab)) });
  const pages = Math.max(1, data?.totalPages ?? 1);
  const pager = (
    <Pager label={label} page={Math.min(query.page, pages)} pages={pages} onPage={onPage} />
  );
  return (
    <Rail title={label} end={data && pager}>
      {data && <GameGrid label={label} games={data.games} />}
      {!data && !isError && <TilesWait count={HOME_PAGE_SIZE} />}
      {!data && isError && <RailAway onRetry={() => void refetch()} />}
    </Rail>
  );
}
