import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { marketIdOf } from '../ids.ts';

export type Window = {
  readonly eventId: string;
  /** Null for all markets of the match. */
  readonly marketId: string | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly reason: string;
};

/** What the feed has called off: legs accepted in those windows are void, and counted anew. */
export async function keepCancellations(tx: Tx, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const events = await tx
    .selectFrom('sport_event')
    .select(['id', 'state'])
    .where('id', 'in', [...eventIds])
    .execute();
  for (const { id, state } of events) {
    for (const [name, { value }] of Object.entries(state.cancellations)) {
      const key = name.slice(0, name.lastIndexOf('@'));
      const window = {
        eventId: id,
        marketId: key === 'all' ? null : marketIdOf(id, key),
        fromMs: value.from ?? null,
        toMs: value.to ?? null,
        reason: value.reason,
      };
      if (value.standing) await voidLegs(tx, window);
      else await restoreLegs(tx, window);
    }
  }
}

const inWindow = ({ eventId, marketId, fromMs, toMs }: Window) => sql`
  slip.id = slip_leg.slip_id and slip_leg.event_id = ${eventId}
  and (${marketId}::text is null or slip_leg.market_id = ${marketId})
  and slip.accepted_at is not null
  and (${fromMs}::float8 is null or slip.accepted_at >= to_timestamp(${fromMs}::float8 / 1000))
  and (${toMs}::float8 is null or slip.accepted_at <= to_timestamp(${toMs}::float8 / 1000))`;

/** Makes the legs of a window void, those that are not yet; how many they were. */
export async function voidLegs(tx: Tx, window: Window): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`with legs as (
      update slip_leg set void_reason = ${window.reason} from slip
      where ${inWindow(window)} and slip_leg.void_reason is null
        and slip.status in ('accepted', 'settled') and slip.unit_left > 0
      returning slip_leg.slip_id),
    touched as (update slip set is_touched = true from legs where slip.id = legs.slip_id)
    select count(*) as count from legs`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** A cancellation that is taken back: what it made void counts by its result again. */
const restoreLegs = (tx: Tx, window: Window) =>
  sql`with legs as (
      update slip_leg set void_reason = null from slip
      where ${inWindow(window)} and slip_leg.void_reason is not null
        and slip.status in ('accepted', 'settled') and slip.unit_left > 0
      returning slip_leg.slip_id)
    update slip set is_touched = true from legs where slip.id = legs.slip_id`.execute(tx);
