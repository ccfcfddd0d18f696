import type { TableOrder } from './table.tsx';

type Address = { readonly sort?: string | undefined; readonly direction?: string | undefined };

type Props<Key extends string> = {
  /** Columns that the server sorts by. */
  keys: readonly Key[];
  /** The order of a list when nothing is asked for; null where no column shows it. */
  usual: { readonly by: Key; readonly isDown: boolean } | null;
  /** What the address says. */
  address: Address;
  onSort: (order: { sort: Key; direction: 'up' | 'down' }) => void;
};

/** The order of a table whose rows the server sorts over all pages: the address names the column. */
export function tableOrder<Key extends string>(props: Props<Key>): TableOrder {
  const { keys, usual, address, onSort } = props;
  const by = keys.find((key) => key === address.sort);
  const asked = by === undefined ? usual : { by, isDown: address.direction === 'down' };
  return {
    keys,
    by: asked?.by ?? null,
    isDown: asked?.isDown ?? false,
    onSort: (key, isDown) => {
      const sort = keys.find((each) => each === key);
      if (sort) onSort({ sort, direction: isDown ? 'down' : 'up' });
    },
  };
}
