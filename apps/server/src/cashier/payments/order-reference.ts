import { assert } from '@baize/std/assert';
import type { Day } from '@baize/std/day';
import type { Id } from '@baize/std/id';

const LETTERS = 6;
const TRIES_MAX = 8;

type OrderId = Id<'dep' | 'wdr' | 'rdm' | 'fbk'>;

/** Deposits, withdrawals, redemptions of points, feedback. */
const KINDS: Readonly<Record<string, string>> = { dep: 'DP', wdr: 'WD', rdm: 'RD', fbk: 'FB' };

/** What people say to each other, like `DP-261115-8F2Q71`: the day, and letters of the order's id. */
export const referenceOf = (id: OrderId, day: Day, attempt: number): string => {
  const end = id.length - attempt;
  return `${KINDS[id.slice(0, 3)] ?? ''}-${day.slice(2).replaceAll('-', '')}-${id.slice(end - LETTERS, end)}`;
};

/** Tries references, other letters each time, until `insert` finds one that nobody has. */
export async function withReference<Order>(
  { id, day }: { readonly id: OrderId; readonly day: Day },
  insert: (reference: string) => Promise<Order | undefined>,
): Promise<Order> {
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const order = await insert(referenceOf(id, day, attempt));
    if (order !== undefined) return order;
  }
  assert(false, 'one of many references is free');
}
