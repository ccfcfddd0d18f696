import type { Db, Tx } from '../base/db/index.ts';
import { listDepositReferences } from '../cashier/deposits/index.ts';
import { listWithdrawalReferences } from '../cashier/withdrawals/index.ts';

/** A request of a game's vendor: the vendor, what it asked for, and its own id of it. */
const OF_VENDOR = /^[a-z][a-z0-9-]{1,30}:[a-z-]+:(.+)$/;

/**
 * What a member tells support: the vendor's id of a movement in a game, or the order that something
 * was moved for, without the step it was at.
 */
const orderOf = (requestKey: string): string =>
  OF_VENDOR.exec(requestKey)?.[1] ?? requestKey.split(':')[0] ?? requestKey;

/** What each request is called by people: the name of the order where it has one, else its id. */
export async function readReferences(
  db: Db | Tx,
  requestKeys: readonly string[],
): Promise<(requestKey: string) => string> {
  const orders = [...new Set(requestKeys.map(orderOf))];
  const deposits = orders.filter((order) => order.startsWith('dep_'));
  const withdrawals = orders.filter((order) => order.startsWith('wdr_'));
  const names = new Map([
    ...(await listDepositReferences(db, deposits)),
    ...(await listWithdrawalReferences(db, withdrawals)),
  ]);
  return (requestKey) => names.get(orderOf(requestKey)) ?? orderOf(requestKey);
}
