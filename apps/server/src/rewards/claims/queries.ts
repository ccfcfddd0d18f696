import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { RewardId, RewardRow } from './reward.ts';

const rewards = (db: Db | Tx) => db.selectFrom('claims_reward').selectAll().$castTo<RewardRow>();

/** What is there already by its member, programme and source key stays as it is. */
export const insertRewards = (tx: Tx, rows: readonly RewardRow[]) =>
  tx
    .insertInto('claims_reward')
    .values(
      rows.map(({ names, terms, ...row }) => ({
        ...row,
        names: JSON.stringify(names),
        terms: JSON.stringify(terms),
      })),
    )
    .onConflict((conflict) => conflict.constraint('claims_reward_once').doNothing())
    .returning(['id', 'member_id'])
    .execute();

export type RewardSource = { readonly memberId: MemberId; readonly sourceKey: string };

/** The rewards that a programme has offered for these, by the key each was earned by. */
export async function findBySource(
  tx: Db | Tx,
  programme: string,
  sources: readonly RewardSource[],
): Promise<ReadonlyMap<string, RewardId>> {
  const { rows } = await sql<{ id: RewardId; source_key: string }>`
    select r.id, r.source_key from unnest(${sources.map(({ memberId }) => memberId)}::text[],
      ${sources.map(({ sourceKey }) => sourceKey)}::text[]) as s (member_id, source_key)
    join claims_reward r on r.member_id = s.member_id and r.programme = ${programme}
      and r.source_key = s.source_key`.execute(tx);
  return new Map(rows.map((row) => [row.source_key, row.id]));
}

/** The same rows whole, held until the transaction ends; in one order for all who hold several. */
export async function lockBySource(
  tx: Tx,
  programme: string,
  sources: readonly RewardSource[],
): Promise<readonly RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select r.* from unnest(${sources.map(({ memberId }) => memberId)}::text[],
      ${sources.map(({ sourceKey }) => sourceKey)}::text[]) as s (member_id, source_key)
    join claims_reward r on r.member_id = s.member_id and r.programme = ${programme}
      and r.source_key = s.source_key
    order by r.id for update of r`.execute(tx);
  return rows;
}

/** Ends what nobody has claimed yet; whose it was. */
export const refuseOpen = (
  tx: Tx,
  ids: readonly RewardId[],
  ending: Pick<RewardRow, 'held_because' | 'ended_at'>,
) =>
  tx
    .updateTable('claims_reward')
    .set({ state: 'refused', hold_id: null, ...ending })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('state', 'in', ['offered', 'held'])
    .returning('member_id')
    .execute();

type ProgrammeSums = { readonly claimed: Minor; readonly open: Minor };

/** What a programme has paid a member, and what waits to be claimed, in cash. */
export async function sumByProgramme(
  db: Db | Tx,
  memberId: MemberId,
  programme: RewardRow['programme'],
): Promise<ProgrammeSums> {
  const { rows } = await sql<ProgrammeSums>`
    select coalesce(sum(amount) filter (where state = 'claimed'), 0)::bigint as claimed,
      coalesce(sum(amount) filter (where state in ('offered', 'held')), 0)::bigint as open
    from claims_reward
    where member_id = ${memberId} and programme = ${programme} and kind = 'cash'`.execute(db);
  return rows[0] ?? { claimed: ZERO, open: ZERO };
}

export const lockReward = (tx: Tx, id: RewardId, memberId: MemberId) =>
  rewards(tx).where('id', '=', id).where('member_id', '=', memberId).forUpdate().executeTakeFirst();

type Ending = Pick<RewardRow, 'state' | 'ended_at'>;

export const endReward = (tx: Tx, id: RewardId, ending: Ending) =>
  tx.updateTable('claims_reward').set(ending).where('id', '=', id).execute();

/** What can be claimed at that moment. */
const claimable = (db: Db | Tx, memberId: MemberId, now: Instant) =>
  db
    .selectFrom('claims_reward')
    .where('member_id', '=', memberId)
    .where('state', '=', 'offered')
    .where('opens_at', '<=', now)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));

export async function countClaimable(db: Db | Tx, memberId: MemberId, now: Instant) {
  const { count } = await claimable(db, memberId, now)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The cash among it, and how many are something else. */
export async function sumClaimable(db: Db | Tx, memberId: MemberId, now: Instant) {
  const { cash, others } = await claimable(db, memberId, now)
    .select(({ fn }) => [
      sql<Minor>`coalesce(sum(amount) filter (where kind = 'cash'), 0)::bigint`.as('cash'),
      fn.countAll<bigint>().filterWhere('kind', '<>', 'cash').as('others'),
    ])
    .executeTakeFirstOrThrow();
  return { cash, otherCount: Number(others) };
}

/** The same with how many of them are for missions: what menus show. */
export async function countForBadges(db: Db | Tx, memberId: MemberId, now: Instant) {
  const { all, missions } = await claimable(db, memberId, now)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('all'),
      fn.countAll<bigint>().filterWhere('programme', '=', 'mission').as('missions'),
    ])
    .executeTakeFirstOrThrow();
  return { availablePromoCount: Number(all), missionCount: Number(missions) };
}

/** In the order of their ids, so that two who claim all at once do not wait for each other. */
export const listClaimable = (db: Db | Tx, memberId: MemberId, now: Instant) =>
  claimable(db, memberId, now).select('id').orderBy('id').execute();

type RewardSources = {
  readonly memberId: MemberId;
  readonly programme: RewardRow['programme'];
  readonly sourceKeys: readonly string[];
};

/** What a member was offered for these, whatever became of it. */
export const listBySource = (db: Db | Tx, { memberId, programme, sourceKeys }: RewardSources) =>
  rewards(db)
    .where('member_id', '=', memberId)
    .where('programme', '=', programme)
    .where((eb) => eb('source_key', '=', eb.fn.any(eb.val([...sourceKeys]))))
    .execute();

type OpenPage = { readonly now: Instant; readonly limit: number };

/** What can be claimed now, later or after a check; what ends first first. */
export const listOpenRewards = (db: Db | Tx, memberId: MemberId, { now, limit }: OpenPage) =>
  rewards(db)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['offered', 'held'])
    // While something is held its time stands still.
    .where((eb) =>
      eb.or([eb('state', '=', 'held'), eb('expires_at', 'is', null), eb('expires_at', '>', now)]),
    )
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();

type EndedPage = { readonly before: RewardId | undefined; readonly limit: number };

export const listEnded = (db: Db | Tx, memberId: MemberId, { before, limit }: EndedPage) =>
  rewards(db)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is not', null)
    .$if(before !== undefined, (some) =>
      some.where(
        sql<boolean>`(ended_at, id) < (select ended_at, id from claims_reward
          where id = ${before ?? ''} and member_id = ${memberId})`,
      ),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Rows that another transaction is paying or ending right now are left to it. */
export const markAnnounced = (tx: Tx, now: Instant, limit: number) =>
  tx
    .updateTable('claims_reward')
    .set({ is_announced: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('claims_reward')
        .select('id')
        .where('state', '=', 'offered')
        .where('is_announced', '=', false)
        .where('opens_at', '<=', now)
        .orderBy('opens_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('member_id')
    .execute();

type Noticing = {
  readonly now: Instant;
  readonly endsBefore: Instant;
  /** Only of rewards that were offered for longer than this. */
  readonly lastedMs: number;
  readonly notice: number;
  readonly limit: number;
};

export const markNoticed = (tx: Tx, { now, endsBefore, lastedMs, notice, limit }: Noticing) =>
  tx
    .updateTable('claims_reward')
    .set({ notices: notice })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('claims_reward')
        .select('id')
        .where('state', '=', 'offered')
        .where('notices', '<', notice)
        .where('opens_at', '<=', now)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', endsBefore)
        .where(
          sql<boolean>`expires_at - offered_at > ${lastedMs}::bigint * interval '1 millisecond'`,
        )
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$castTo<RewardRow>()
    .execute();

export const endDue = (tx: Tx, now: Instant, limit: number) =>
  tx
    .updateTable('claims_reward')
    .set({ state: 'expired', ended_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('claims_reward')
        .select('id')
        .where('state', '=', 'offered')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$castTo<RewardRow>()
    .execute();

/** Which programme a reward is of: `key`, `programme`. */
export const REWARD_PROGRAMMES = sql`
  select r.id::text as key, r.programme from claims_reward r`;
