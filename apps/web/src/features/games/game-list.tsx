import type { CATEGORY_ITEMS } from '@baize/contract/navigation';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { EntranceCards } from './entrance-cards.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import './game-list.css';
import { ListCount } from './list-count.tsx';
import { ListHead } from './list-head.tsx';
import { ListNotes } from './list-notes.tsx';
import { ListResults } from './list-results.tsx';
import { LiveTables } from './live-tables.tsx';
import { NoCategory } from './no-category.tsx';
import { useList } from './use-list.ts';
import { useVendors } from './use-vendors.ts';

type Category = (typeof CATEGORY_ITEMS)[number];

/** A category as the list of its games, narrowed down as the address says. */
export function GameList({ category }: { category: Category }) {
  const t = useT();
  const vendors = useVendors();
  const list = useList(category.gameType);
  const offered = vendors.data?.find(({ gameCategory }) => gameCategory === category.gameType);
  const title = t(category.title);
  if (vendors.data && !offered) return <NoCategory title={title} />;
  const { facets, search, change } = list;
  const count = list.list.data?.totalGames ?? null;
  const filters = { facets, search, onChange: change };
  return (
    <div className="game-list">
      <ListHead title={title} list={list} />
      <div className="list-tools">
        <FilterSheet {...filters} count={count} />
        <ListCount count={count} all={facets?.total ?? count} />
        <ChosenFilters {...filters} />
      </div>
      <ListNotes misread={list.misread} page={search.page} />
      <div className="list-body">
        <Card className="list-panel">
          <FilterPanel {...filters} />
        </Card>
        <div className="list-main">
          {category.gameType === 'LIVE' && <LiveTables />}
          <ListResults title={title} list={list} />
          <EntranceCards vendors={offered?.vendors ?? []} search={search} />
        </div>
      </div>
    </div>
  );
}
