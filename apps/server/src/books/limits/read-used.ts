import { firstDayOf } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** What a member brought in since a day of that zone, with what is still asked for at a moment. */
export type ReadDeposited = (
  db: Db | Tx,
  asked: {
    readonly memberId: MemberId;
    readonly from: Day;
    readonly zone: string;
    readonly at: Instant;
  },
) => Promise<Minor>;

export type Zoned = {
  /** The time zone whose midnight ends a player's day. */
  readonly zone: string;
  readonly readDeposited: ReadDeposited;
  /** Refuses who is not known well enough to allow themselves more; null for no limit at all. */
  readonly ensureMayRaise?: (db: Db | Tx, wish: LimitWish) => Promise<void>;
};

export type LimitWish = {
  readonly memberId: MemberId;
  readonly amount: Minor | null;
  readonly at: Instant;
};

type UsedAmountQuery = { readonly db: Db | Tx; readonly key: queries.LimitKey };

/** What a member used of a limit in the period that runs. */
export function readUsed(
  { clock }: Pick<World, 'clock'>,
  { zone, readDeposited }: Zoned,
  { db, key }: UsedAmountQuery,
): Promise<Minor> {
  const at = clock.now();
  const today = dayOf(at, zone);
  const { memberId, kind, period } = key;
  if (kind !== 'deposit' || period === 'bet') return queries.readPlayed(db, key, today);
  return readDeposited(db, { memberId, from: firstDayOf(today, period), zone, at });
}
