import type { RewardProgramme } from '@baize/contract/reward';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import type { RewardSource } from './queries.ts';
import type { RewardId, RewardRow } from './reward.ts';

/** A reward that nobody has claimed yet, as far as its programme changes it. */
export type OpenReward = Pick<RewardRow, 'id' | 'member_id' | 'source_key' | 'amount'>;

/**
 * The open rewards of a programme, locked: until the transaction ends nobody claims them. A programme
 * whose rewards grow takes them before any other lock, as a claim does.
 */
export const lockOpenRewards = (
  tx: Tx,
  programme: RewardProgramme,
  members: readonly MemberId[],
): Promise<readonly OpenReward[]> =>
  tx
    .selectFrom('claims_reward')
    .select(['id', 'member_id', 'source_key', 'amount'])
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .where('programme', '=', programme)
    .where('state', 'in', ['offered', 'held'])
    .orderBy('id')
    .forUpdate()
    .execute();

type AmountChange = {
  readonly id: RewardId;
  /** 0: what earned it was taken back, and there is no reward. */
  readonly amount: Minor;
  readonly expiresAt: Instant | null;
};

/** Sets what locked rewards pay and until when; notices of an end that is later now come anew. */
export async function changeAmounts(tx: Tx, changes: readonly AmountChange[]): Promise<void> {
  const gone = changes.filter(({ amount }) => amount === 0n).map(({ id }) => id);
  const kept = changes.filter(({ amount }) => amount > 0n);
  if (gone.length > 0) await sql`select claims_take_away(${gone})`.execute(tx);
  if (kept.length === 0) return;
  await sql`update claims_reward r set amount = c.amount, expires_at = c.expires_at, notices = 0
    from unnest(${kept.map(({ id }) => id)}::text[], ${kept.map(({ amount }) => String(amount))}::bigint[],
      ${kept.map(({ expiresAt }) => expiresAt)}::timestamptz[]) as c (id, amount, expires_at)
    where r.id = c.id`.execute(tx);
}

/** Of these, the rewards that ended without being paid. */
export async function listLapsed(
  tx: Tx,
  programme: RewardProgramme,
  sources: readonly RewardSource[],
): Promise<readonly RewardSource[]> {
  const { rows } = await sql<RewardSource>`
    select r.member_id as "memberId", r.source_key as "sourceKey"
    from unnest(${sources.map(({ memberId }) => memberId)}::text[],
      ${sources.map(({ sourceKey }) => sourceKey)}::text[]) as s (member_id, source_key)
    join claims_reward r on r.member_id = s.member_id and r.programme = ${programme}
      and r.source_key = s.source_key and r.state = any (array['expired', 'refused'])`.execute(tx);
  return rows;
}
