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

/** The name of the category and the order of its games. */
export function ListHead({ title, list: { search, change } }: Props) {
  const t = useT();
  return (
    <header className="list-head">
      <h1>{title}</h1>
      <Segments
        label={t('lobby.sort')}
        segments={GAME_ORDERS.map((value) => ({ value, label: t(ORDER_NAMES[value]) }))}
        value={search.sort}
        onChange={(sort) => change({ sort })}
      />
    </header>
  );
}
