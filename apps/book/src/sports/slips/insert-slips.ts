import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { eventOfSlip } from './event-of-slip.ts';
import type { SlipRisk } from './limits.ts';
import type { PricedSlip } from './price-slip.ts';
import type { Slip, SlipLeg } from './queries.ts';
import type { SlipOrder } from './take-slips.ts';

export type NewLeg = Omit<SlipLeg, 'result' | 'result_version' | 'void_reason'>;

export type NewSlip = {
  readonly order: SlipOrder;
  readonly game: string;
  readonly priced: PricedSlip;
  readonly risk: SlipRisk;
  readonly isLarge: boolean;
  readonly legs: readonly NewLeg[];
};

/** How long the member's own request asks the wallet before the outbox takes a slip up. */
const OWN_TURN = sql<Date>`book_now() + interval '10 seconds'`;

/** Those that were written, by their ids; one whose key was used meanwhile is not. */
export async function insertSlips(
  tx: Tx,
  slips: readonly NewSlip[],
): Promise<ReadonlyMap<string, Slip>> {
  if (slips.length === 0) return new Map();
  const { rows } =
    await sql<Slip>`insert into slip (id, player, currency, game, request_key, digest,
      system, lines, unit, stake, odds, policy, largest_return, is_live, is_large, keeps_odds,
      event, wallet_token, grant_id, unit_left, status, ask_at)
    select input.*, input.unit, 'pending', ${OWN_TURN}
    from json_to_recordset(${JSON.stringify(slips.map(rowOf))}) as input (id text, player text,
      currency text, game text, request_key text, digest text, system text, lines integer,
      unit bigint, stake bigint, odds bigint, policy text, largest_return bigint, is_live boolean,
      is_large boolean, keeps_odds boolean, event text, wallet_token text, grant_id text)
    on conflict (player, request_key) do nothing returning *`.execute(tx);
  const inserted = new Map(rows.map((row) => [row.id, row]));
  const legs = slips.flatMap(({ order, legs: own }) => (inserted.has(order.id) ? own : []));
  await sql`insert into slip_leg (slip_id, place, player, event_id, market_id, outcome, outcome_id,
      odds, line_version, is_live, score, reds, liability, expected, stake)
    select * from json_to_recordset(${JSON.stringify(legs.map(legRow))}) as input (slip_id text,
      place integer, player text, event_id text, market_id text, outcome text, outcome_id text,
      odds integer, line_version integer, is_live boolean, score json, reds json,
      liability bigint, expected bigint, stake bigint)`.execute(tx);
  return inserted;
}

const rowOf = ({ order, game, priced, risk, isLarge }: NewSlip) => ({
  id: order.id,
  player: order.player,
  currency: order.currency,
  game,
  request_key: order.requestKey,
  digest: order.digest,
  system: order.slip.system,
  lines: order.slip.lines,
  unit: `${order.slip.unit}`,
  stake: `${risk.stake}`,
  odds: priced.odds,
  policy: order.slip.policy,
  largest_return: `${risk.largestReturn}`,
  is_live: priced.isLive,
  is_large: isLarge,
  keeps_odds: order.standing !== null,
  event: eventOfSlip(priced.legs),
  wallet_token: order.walletToken,
  grant_id: order.slip.grantId ?? null,
});

const legRow = ({ liability, expected, stake, ...leg }: NewLeg) => ({
  ...leg,
  liability: `${liability}`,
  expected: `${expected}`,
  stake: `${stake}`,
});
