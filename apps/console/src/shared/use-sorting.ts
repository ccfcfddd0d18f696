import type { TableOrder } from '@baize/ui/table.tsx';
import { tableOrder } from '@baize/ui/table-order';
import { useNavigate } from '@tanstack/react-router';
import type { Query } from './console-link.tsx';
import { useAddressQuery } from './use-address-query.ts';

type Usual<Key> = { readonly by: Key; readonly isDown: boolean } | null;

/** The order of a list that the server sorts: the address names it, and a call is asked for it. */
export function useSorting<Key extends string>(keys: readonly Key[], usual: Usual<Key>) {
  const navigate = useNavigate();
  const address = useAddressQuery();
  const order: TableOrder = tableOrder({
    keys,
    usual,
    address,
    onSort: (asked) => {
      const search: Query = { ...address, ...asked };
      void navigate({ to: '.', search });
    },
  });
  const sort = keys.find((key) => key === address.sort);
  const direction = address.direction === 'down' ? ('down' as const) : ('up' as const);
  return {
    order,
    asked: sort === undefined ? {} : { sort, direction },
    isUsual: order.by === (usual?.by ?? null) && order.isDown === (usual?.isDown ?? false),
  };
}

export type SortAsked<Key extends string> = {
  readonly sort?: Key;
  readonly direction?: 'up' | 'down';
};
