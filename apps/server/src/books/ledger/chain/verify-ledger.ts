import type { Db } from '../../../base/db/index.ts';
import { listUnbalanced } from '../trial-balance.ts';
import { digestDay, GENESIS } from './digest-day.ts';
import * as queries from './queries.ts';

export type Verification = {
  readonly days: number;
  readonly transfers: bigint;
  /** Whether there is any entry at all. Without one every check passes and proves nothing. */
  readonly hasEntries: boolean;
  /** The last digest: whoever has written it down elsewhere can prove the books by it. */
  readonly head: Buffer;
  /** Where the books are broken, in words; empty when they are sound. */
  readonly breaks: readonly string[];
};

/** Recomputes the chain of days, the balances after each entry, and the sums. */
export async function verifyLedger(db: Db): Promise<Verification> {
  const breaks: string[] = [];
  const days = await queries.listDays(db);
  let head: Buffer = GENESIS;
  let transfers = 0n;
  for (const closed of days) {
    const made = await digestDay(db, closed.day, head);
    transfers += made.transferCount;
    if (!closed.previous.equals(head))
      breaks.push(`${closed.day} is not chained to the day before`);
    if (!closed.digest.equals(made.digest)) {
      const count = `${made.transferCount} transfers now, ${closed.transfer_count} when it was closed`;
      breaks.push(`${closed.day} was changed after it was closed (${count})`);
    }
    // Goes on from what was kept, so that one altered day does not spoil the verdict on the rest.
    head = closed.digest;
  }
  breaks.push(...(await queries.listBrokenEntries(db)));
  breaks.push(...(await queries.listBrokenAccounts(db)));
  breaks.push(...(await listUnbalanced(db)));
  const hasEntries = (await queries.findFirstDay(db)) !== null;
  return { days: days.length, transfers, hasEntries, head, breaks };
}
