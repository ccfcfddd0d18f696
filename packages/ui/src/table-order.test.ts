import { expect, test, vi } from 'vitest';
import { tableOrder } from './table-order.ts';

const keys = ['placedAt', 'stake'] as const;
const usual = { by: 'placedAt', isDown: true } as const;

test('AGENT-18 a table is in the order the address names, or in its usual one', () => {
  const onSort = vi.fn();
  const orderOf = (address: object) => tableOrder({ keys, usual, address, onSort });
  expect(orderOf({})).toMatchObject({ by: 'placedAt', isDown: true });
  expect(orderOf({ sort: 'stake' })).toMatchObject({ by: 'stake', isDown: false });
  expect(orderOf({ sort: 'stake', direction: 'down' })).toMatchObject({ isDown: true });
  // A column of another table says nothing about this one.
  expect(orderOf({ sort: 'paid', direction: 'up' })).toMatchObject(usual);
  orderOf({}).onSort('stake', true);
  orderOf({}).onSort('nothing', true);
  expect(onSort.mock.calls).toEqual([[{ sort: 'stake', direction: 'down' }]]);
});
