import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { SlipLeg } from './queries.ts';

export type OutcomePlace = Pick<SlipLeg, 'outcome_id' | 'event_id' | 'market_id'>;

/** Holds the rows of outcomes, in one order, and tells what all players may win by each. */
export async function lockExposure(
  tx: Tx,
  places: readonly OutcomePlace[],
): Promise<Map<string, bigint>> {
  const named = places.map(({ outcome_id, event_id, market_id }) => ({
    outcome_id,
    event_id,
    market_id,
  }));
  const unique = [...new Map(named.map((place) => [place.outcome_id, place])).values()].toSorted(
    (a, b) => (a.outcome_id < b.outcome_id ? -1 : 1),
  );
  if (unique.length === 0) return new Map();
  await sql`insert into sport_exposure (outcome_id, event_id, market_id)
    select outcome_id, event_id, market_id from json_to_recordset(${JSON.stringify(unique)})
      as input (outcome_id text, event_id text, market_id text)
    on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('sport_exposure')
    .select(['outcome_id', 'liability'])
    .where(
      'outcome_id',
      'in',
      unique.map(({ outcome_id }) => outcome_id),
    )
    .orderBy('outcome_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ outcome_id, liability }) => [outcome_id, liability]));
}

type Held = Pick<SlipLeg, 'outcome_id' | 'liability' | 'expected' | 'stake'>;

/** Counts legs in (1) or out (-1). */
export async function countLegs(tx: Tx, legs: readonly Held[], times: 1 | -1): Promise<void> {
  if (legs.length === 0) return;
  const input = JSON.stringify(
    legs.map(({ outcome_id, liability, expected, stake }) => ({
      outcome_id,
      liability: `${liability}`,
      expected: `${expected}`,
      stake: `${stake}`,
    })),
  );
  await sql`with input as (select outcome_id, sum(liability) * ${times} as liability,
        sum(expected) * ${times} as expected, sum(stake) * ${times} as stake
      from json_to_recordset(${input}) as input (outcome_id text, liability bigint,
        expected bigint, stake bigint)
      group by outcome_id order by outcome_id)
    update sport_exposure set liability = sport_exposure.liability + input.liability,
      expected = sport_exposure.expected + input.expected,
      stake = sport_exposure.stake + input.stake
    from input where sport_exposure.outcome_id = input.outcome_id`.execute(tx);
}

/** What a player may win by outcomes already: repeats of one bet add up. */
export async function readOwn(
  tx: Tx,
  asked: readonly { readonly player: string; readonly outcomeId: string }[],
): Promise<Map<string, bigint>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ player: string; outcome_id: string; liability: bigint }>`
    select input.player, input.outcome_id, sum(slip_leg.liability)::bigint as liability
    from (select distinct player, "outcomeId" as outcome_id
        from json_to_recordset(${JSON.stringify(asked)}) as input (player text, "outcomeId" text))
        as input
      join slip_leg on slip_leg.player = input.player and slip_leg.outcome_id = input.outcome_id
      join slip on slip.id = slip_leg.slip_id
        and slip.status in ('pending', 'delayed', 'referred', 'accepted')
    group by input.player, input.outcome_id`.execute(tx);
  return new Map(
    rows.map(({ player, outcome_id, liability }) => [ownKey(player, outcome_id), liability]),
  );
}

export const ownKey = (player: string, outcomeId: string): string => `${player} ${outcomeId}`;
