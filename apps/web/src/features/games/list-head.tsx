import { GAME_ORDERS } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { useList } from './use-list.ts';

const ORDER_NAMES = {
  popular: 'lobby.sort_popular',
  new: 'lobby.sort_new',
  name: 'lobby.sort_name',
} as const;

type Props = { title: string; list: ReturnType<typeof useList> };

/** The name of the category, how many games there are, and their order. */
export function ListHead({ title, list: { list, facets, search, change } }: Props) {
  const t = useT();
  const count = list.data?.totalGames;
  const all = facets?.total ?? count;
  const words =
    count === undefined || all === undefined
      ? ''
      : count === all
        ? t('lobby.games', { count })
        : t('lobby.matching', { count, all });
  return (
    <header className="list-head">
      <div>
        <h1>{title}</h1>
        <p className="list-count" aria-live="polite">
          {words}
        </p>
      </div>
      <Segments
        label={t('lobby.sort')}
        segments={GAME_ORDERS.map((value) => ({ value, label: t(ORDER_NAMES[value]) }))}
        value={search.sort}
        onChange={(sort) => change({ sort })}
      />
    </header>
  );
}
