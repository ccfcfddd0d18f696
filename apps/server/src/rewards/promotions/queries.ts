import { OPEN_STATUSES, type PromotionStatus } from '@baize/contract/promotion';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { RewardId } from '../claims/index.ts';
import type { Participation, ParticipationId } from './promotion.ts';

const participations = (db: Db | Tx) =>
  db.selectFrom('promotions_participation').selectAll().$castTo<Participation>();

/** Who joins one promotion twice at once joins one after the other. */
export const lockJoining = (tx: Tx, memberId: MemberId, promotion: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${memberId} ${promotion}`}, 0))`.execute(
    tx,
  );

/** The newest first. */
export const listOfMember = (db: Db | Tx, memberId: MemberId): Promise<readonly Participation[]> =>
  participations(db).where('member_id', '=', memberId).orderBy('id', 'desc').execute();

type Place = { readonly memberId: MemberId; readonly promotion: string; readonly period: string };

export const findAt = (tx: Db | Tx, { memberId, promotion, period }: Place) =>
  participations(tx)
    .where('member_id', '=', memberId)
    .where('promotion', '=', promotion)
    .where('period', '=', period)
    .executeTakeFirst();

export const insertParticipation = (tx: Tx, { terms, ...row }: Participation) =>
  tx
    .insertInto('promotions_participation')
    .values({ ...row, terms: JSON.stringify(terms) })
    .execute();

export const lockParticipation = (tx: Tx, id: ParticipationId) =>
  participations(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export type ParticipationChange = Partial<
  Omit<Participation, 'id' | 'member_id' | 'terms' | 'promotion' | 'period' | 'kind'>
>;

export const saveParticipation = (
  tx: Tx,
  id: ParticipationId,
  change: ParticipationChange,
): Promise<unknown> =>
  tx.updateTable('promotions_participation').set(change).where('id', '=', id).execute();

/** What these members' bets bring nearer, in one order for everybody who locks several. */
export const lockPlaying = (tx: Tx, members: readonly MemberId[]) =>
  participations(tx)
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .where('status', 'in', ['joined', 'process'])
    .where('kind', 'in', ['bets', 'cashback'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** What a member's deposit bonuses are shown by. */
export const lockDeposits = (tx: Tx, memberId: MemberId) =>
  participations(tx)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'deposit')
    .where('status', 'in', ['joined', 'process'])
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockByReward = (tx: Tx, rewardId: RewardId) =>
  participations(tx).where('reward_id', '=', rewardId).forUpdate().executeTakeFirst();

type Due = { readonly now: Instant; readonly counted: Instant; readonly limit: number };

/**
 * Open ones whose end has come. Bets may be counted a little after they were settled, so what waits
 * for bets is due when everything before `counted` is.
 */
export const lockDue = (tx: Tx, { now, counted, limit }: Due): Promise<readonly Participation[]> =>
  participations(tx)
    .where('status', 'in', [...OPEN_STATUSES])
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', counted),
        eb.and([eb('ends_at', '<=', now), eb('kind', 'not in', ['bets', 'cashback'])]),
      ]),
    )
    .orderBy('ends_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

type StatusStep = { readonly to: PromotionStatus; readonly at: Instant };

/** Brings many one step on. */
export const stepAll = (
  tx: Tx,
  ids: readonly ParticipationId[],
  { to, at }: StatusStep,
): Promise<unknown> =>
  tx
    .updateTable('promotions_participation')
    .set({ status: to, changed_at: at })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

export type ClaimRow = {
  readonly id: ParticipationId;
  readonly amount: bigint;
  readonly rewardId: RewardId;
};

/** What many can claim from now on, with the reward that pays it. */
export const openClaims = (
  tx: Tx,
  claims: readonly ClaimRow[],
  { endsAt, at }: { readonly endsAt: Instant; readonly at: Instant },
): Promise<unknown> =>
  sql`update promotions_participation p set status = 'claim', amount = c.amount,
      reserved = c.amount, reward_id = c.reward_id, ends_at = ${endsAt}, changed_at = ${at}
    from unnest(${claims.map(({ id }) => id)}::text[],
      ${claims.map(({ amount }) => String(amount))}::bigint[],
      ${claims.map(({ rewardId }) => rewardId)}::text[]) as c (id, amount, reward_id)
    where p.id = c.id`.execute(tx);

type QueuePage = {
  readonly view: 'waiting' | 'done';
  readonly page: number;
  readonly limit: number;
};

const queue = (db: Db, view: QueuePage['view']) =>
  view === 'waiting'
    ? db.selectFrom('promotions_participation').where('status', '=', 'applying')
    : db.selectFrom('promotions_participation').where('decided_at', 'is not', null);

export const listQueue = (
  db: Db,
  { view, page, limit }: QueuePage,
): Promise<readonly Participation[]> => {
  const rows = queue(db, view).selectAll().$castTo<Participation>();
  const ordered =
    view === 'waiting'
      ? rows.orderBy('joined_at').orderBy('id')
      : rows.orderBy('decided_at', 'desc').orderBy('id', 'desc');
  return ordered
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
};

export async function countQueue(db: Db, view: QueuePage['view']): Promise<number> {
  const { count } = await queue(db, view)
    .select((each) => each.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many wait for an operator, and since when. */
export const countApplicationsWaiting = (
  db: Db,
): Promise<{ readonly count: bigint; readonly oldestAt: Instant | null }> =>
  queue(db, 'waiting')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('joined_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();

/** Whose part in a promotion it is. */
export async function findParticipationMember(db: Db | Tx, id: string): Promise<MemberId | null> {
  const row = await db
    .selectFrom('promotions_participation')
    .select('member_id')
    .where(sql<string>`id`, '=', id)
    .executeTakeFirst();
  return row?.member_id ?? null;
}
