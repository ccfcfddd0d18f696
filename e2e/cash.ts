import { randomUUID } from 'node:crypto';
import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
} from '../apps/server/src/books/ledger/index.ts';
import type { People, Person } from './people.ts';

/** Gives somebody money of their brand to play with, in its smallest unit. */
export const giveCash = (
  { world, currency }: People,
  person: Person,
  amount: bigint,
): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const accounts = await findMemberAccounts(tx, person.id, currency);
    assert(accounts, 'a member has accounts');
    await postTransfer(tx, {
      requestKey: `e2e:${randomUUID()}`,
      reason: 'deposit_settled',
      from: await houseAccount(tx, { purpose: 'payment_clearing', currency }),
      to: accounts.cash,
      amount: minor(amount),
      at: world.clock.now(),
    });
  });

/** What somebody has now, as the ledger says. */
export async function cashOf({ world, currency }: People, person: Person): Promise<bigint> {
  const accounts = await findMemberAccounts(world.db, person.id, currency);
  const { balance } = await world.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', accounts?.cash ?? null)
    .executeTakeFirstOrThrow();
  return balance;
}
