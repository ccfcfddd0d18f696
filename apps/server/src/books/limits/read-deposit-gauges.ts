import { firstDayOf } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { readUsed, type Zoned } from './read-used.ts';
import type { Gauge } from './rules.ts';

type DepositGaugesQuery = { readonly db: Db | Tx; readonly memberId: MemberId };

/** The limits on what a member brings in, their own or the house's, with what is used of them. */
export async function readDepositGauges(
  world: Pick<World, 'clock'>,
  zoned: Zoned,
  { db, memberId }: DepositGaugesQuery,
): Promise<readonly Gauge[]> {
  const today = dayOf(world.clock.now(), zoned.zone);
  const gauges: Gauge[] = [];
  for (const { kind, period, amount } of await queries.listHeld(db, memberId)) {
    if (kind !== 'deposit' || period === 'bet') continue;
    const used = await readUsed(world, zoned, { db, key: { memberId, kind, period } });
    gauges.push({ kind, period, amount, used, from: firstDayOf(today, period) });
  }
  return gauges;
}
