import { add, type Minor, ZERO } from '@baize/std/money';
import { SECOND_MS } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { trialBalance } from '../../books/ledger/index.ts';

export type BooksFigures = {
  /** Whether all balances of every currency add up to nothing, as they must. */
  readonly isBalanced: boolean;
  readonly pockets: {
    readonly cash: Minor;
    readonly held: Minor;
    readonly bonus: Minor;
    readonly locked: Minor;
  };
  readonly members: Minor;
  readonly house: Minor;
};

/** Accounts of members; all others are the house's. */
const OF_MEMBERS: readonly string[] = ['cash', 'bonus', 'locked', 'held', 'vendor_wallet'];

/** What is owed to members, and what the house has against it, in the brand's currency. */
export async function readStanding(db: Db, currency: string): Promise<BooksFigures> {
  const rows = await trialBalance(db);
  const totals = new Map<string, bigint>();
  for (const row of rows) totals.set(row.currency, (totals.get(row.currency) ?? 0n) + row.balance);
  const own = rows.filter((row) => row.currency === currency);
  const held = (purpose: string) => own.find((row) => row.purpose === purpose)?.balance ?? ZERO;
  const sumOf = (areMembers: boolean) =>
    own
      .filter(({ purpose }) => OF_MEMBERS.includes(purpose) === areMembers)
      .reduce((total, { balance }) => add(total, balance), ZERO);
  return {
    isBalanced: [...totals.values()].every((total) => total === 0n),
    pockets: {
      cash: held('cash'),
      held: held('held'),
      bonus: held('bonus'),
      locked: held('locked'),
    },
    members: sumOf(true),
    house: sumOf(false),
  };
}

const BELIEVED_MS = 10 * SECOND_MS;

/** All accounts are added up for this, so those who look at the same time are told the same. */
export function createStanding(currency: string): (world: World) => Promise<BooksFigures> {
  let known: { readonly atMs: number; readonly standing: Promise<BooksFigures> } | null = null;
  return (world) => {
    const atMs = world.clock.now().getTime();
    if (known === null || Math.abs(atMs - known.atMs) >= BELIEVED_MS) {
      const standing = readStanding(world.db, currency);
      known = { atMs, standing };
      standing.catch(() => {
        known = null;
      });
    }
    return known.standing;
  };
}
