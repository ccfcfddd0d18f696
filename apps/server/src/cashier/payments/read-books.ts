import { spanOfDay } from '@baize/std/calendar';
import { type Minor, minor, sum } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { houseAccount, listMovements } from '../../books/ledger/index.ts';
import * as queries from './queries.ts';
import { oursOf } from './rules.ts';

/** Whose money operators move by hand: nobody sends a statement of it. */
export const BY_HAND = 'hand';

export type BooksAsk = {
  readonly day: string;
  readonly zone: string;
  readonly currency: string;
  /** Codes of the providers; `BY_HAND` may be one of them. */
  readonly providers: readonly string[];
};

export type BooksSide = {
  readonly here: Minor;
  /** Null until the statement has come. */
  readonly there: Minor | null;
  readonly count: number;
};

export type ProviderBooks = {
  readonly provider: string;
  readonly statementAt: Instant | null;
  readonly deposits: BooksSide;
  readonly payouts: BooksSide;
};

export type DayBooks = {
  readonly day: string;
  /** Every statement has come, and everything in it agrees or was explained. */
  readonly isClosed: boolean;
  readonly providers: readonly ProviderBooks[];
  readonly differences: Awaited<ReturnType<typeof queries.listDifferences>>;
};

/** A day's money by provider, as our ledger and as the provider's statement tell it. */
export async function readBooksOf(db: Db | Tx, ask: BooksAsk): Promise<DayBooks> {
  const { day } = ask;
  const statements = await queries.listStatements(db, day);
  const totals = await queries.sumLines(db, day);
  const providers: ProviderBooks[] = [];
  for (const provider of ask.providers) {
    const statement = statements.find((row) => row.provider === provider && row.day === day);
    const thereOf = (about: string): Minor | null => {
      if (!statement) return null;
      const row = totals.find((each) => each.provider === provider && each.about === about);
      return minor(row?.total ?? 0n);
    };
    const ours = await readOurs(db, ask, provider);
    providers.push({
      provider,
      statementAt: statement?.asked_at ?? null,
      deposits: { ...ours.deposits, there: thereOf('deposit') },
      payouts: { ...ours.payouts, there: thereOf('payout') },
    });
  }
  const differences = await queries.listDifferences(db, { day });
  const isTold = providers.every(
    ({ provider, statementAt }) => provider === BY_HAND || statementAt !== null,
  );
  const isClosed = isTold && differences.every(({ status }) => status === 'closed');
  return { day, isClosed, providers, differences };
}

async function readOurs(db: Db | Tx, { day, zone, currency }: BooksAsk, provider: string) {
  const holder = `provider:${provider}` as const;
  const clearing = await houseAccount(db, { purpose: 'payment_clearing', currency, holder });
  const moved = (await listMovements(db, clearing, spanOfDay(day, zone))).map(oursOf);
  const side = (about: 'deposit' | 'payout') => {
    const amounts = moved.filter((each) => each.about === about).map(({ amount }) => amount);
    return { here: sum(amounts), count: amounts.length };
  };
  return { deposits: side('deposit'), payouts: side('payout') };
}
