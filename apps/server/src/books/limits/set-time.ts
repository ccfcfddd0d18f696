import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { CHECK_MINUTES } from './play-clock.ts';
import { interruptBets } from './queries.ts';
import { change, confirm, type Limit } from './rules.ts';
import { lockTime, saveTime, type TimeKey } from './time-queries.ts';

type TimeWish = TimeKey & { readonly minutes: number | null; readonly at: Instant };

/** Stricter at once, even for bets already on their way; laxer waits: see `change`. */
export const setTime = (tx: Tx, { minutes, ...wish }: TimeWish): Promise<void> =>
  alter(tx, wish, (limit) => change(limit, minutes, wish.at));

export const confirmTime = (tx: Tx, wish: Omit<TimeWish, 'minutes'>): Promise<void> =>
  alter(tx, wish, (limit) => confirm(limit, wish.at));

async function alter(
  tx: Tx,
  { at, ...key }: Omit<TimeWish, 'minutes'>,
  by: (limit: Limit<number>) => Limit<number>,
): Promise<void> {
  const limit = await lockTime(tx, key, at);
  await saveTime(tx, key, { limit: by(asHeld(key, limit)), at });
  await interruptBets(tx, key.memberId, at);
}

/** Who never chose an interval has the usual one: a longer wish is laxer than that. */
const asHeld = ({ kind }: Pick<TimeKey, 'kind'>, limit: Limit<number>): Limit<number> =>
  kind === 'check' ? { ...limit, amount: limit.amount ?? CHECK_MINUTES } : limit;
