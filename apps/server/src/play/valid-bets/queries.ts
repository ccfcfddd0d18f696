import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import { GAME_CATEGORIES } from '../catalog/index.ts';
import {
  BETS_OF_ALL_TIME,
  betsChangedWithin,
  type ChangedBetsSpan,
  runningOfRounds,
} from '../play/index.ts';
import type { BetToCount, CountedBet } from './counted-bet.ts';
import { COUNTED_BY_ROUND } from './rules.ts';

export type ValidBetsMark = Omit<Row<'valid_bets_mark'>, 'is_only'>;

/** How far bets are counted, held until the transaction ends; undefined while another counts. */
export const lockMarkIfFree = (tx: Tx): Promise<ValidBetsMark | undefined> =>
  tx.selectFrom('valid_bets_mark').selectAll().forUpdate().skipLocked().executeTakeFirst();

/** The same, but waits for whoever counts. */
export async function lockMark(tx: Tx): Promise<ValidBetsMark> {
  const mark = await tx.selectFrom('valid_bets_mark').selectAll().forUpdate().executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark;
}

export const setMark = (tx: Tx, mark: Partial<ValidBetsMark>): Promise<unknown> =>
  tx.updateTable('valid_bets_mark').set(mark).execute();

/** Every transaction before it is over: what they wrote can be seen. */
export async function readHorizon(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(tx);
  return BigInt(rows[0]?.horizon ?? '0');
}

const COUNTED_COLUMNS = sql.raw(`vendor, ref, member_id, game, category, round_id, status,
  stake_cash, stake_bonus, payout_cash, payout_bonus, valid, valid_cash, reason, placed_at,
  settled_at, day_on::text as day_on, version`);

type ChangedRow = Omit<BetToCount, 'before'> & {
  readonly old_category: CountedBet['category'] | null;
};

/**
 * Bets that stand otherwise than they were counted. What only runs, or was taken back before it
 * counted, is left out where it cannot change what other bets of its round count.
 */
export const listChanged = (tx: Tx, span: ChangedBetsSpan): Promise<readonly BetToCount[]> =>
  listToCount(tx, betsChangedWithin(span), sql`s.version is distinct from b.version`);

/** All bets of these members, counted or not. */
export const listAllOf = (tx: Tx, members: readonly MemberId[]): Promise<readonly BetToCount[]> =>
  listToCount(
    tx,
    sql`select * from (${BETS_OF_ALL_TIME} and b.member_id = any(${[...members]}::text[])) as all_of`,
    sql`true`,
  );

async function listToCount(
  tx: Tx,
  bets: RawBuilder<unknown>,
  isMeant: RawBuilder<unknown>,
): Promise<readonly BetToCount[]> {
  const { rows } = await sql<ChangedRow>`
    with bet as materialized (${bets}),
    game as materialized (
      select distinct b.vendor, coalesce(b.game, '') as game from bet b),
    category as materialized (
      select g.vendor, g.game, c.category from game g
      join (${GAME_CATEGORIES}) as c on c.vendor = g.vendor and c.game = g.game)
    select b.vendor, b.ref, b.member_id, coalesce(b.game, '') as game,
      coalesce(s.category, c.category, 'OTHER') as category, b.round_id, b.status, b.stake_cash,
      b.stake_bonus, b.payout_cash, b.payout_bonus, b.placed_at, b.changed_at, b.version,
      s.category as old_category
    from bet b
    left join valid_bets_bet s on s.ref = b.ref and s.vendor = b.vendor
    left join category c on c.vendor = b.vendor and c.game = coalesce(b.game, '')
    where ${isMeant} and (b.status = 'settled' or s.ref is not null
      or (b.round_id is not null and c.category in (${sql.join(COUNTED_BY_ROUND)})))
    order by b.vendor, b.ref`.execute(tx);
  const counted = await listCounted(
    tx,
    rows.filter(({ old_category }) => old_category !== null),
  );
  const known = new Map(counted.map((bet) => [`${bet.vendor} ${bet.ref}`, bet]));
  return rows.map((bet) => ({ ...bet, before: known.get(`${bet.vendor} ${bet.ref}`) ?? null }));
}

export type CountedBetName = Pick<CountedBet, 'vendor' | 'ref'>;

/** What these bets counted; one that was not counted yet is not in it. */
export async function listCounted(
  db: Db | Tx,
  names: readonly CountedBetName[],
): Promise<readonly CountedBet[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<CountedBet>`
    select s.* from unnest(${names.map(({ vendor }) => vendor)}::text[],
      ${names.map(({ ref }) => ref)}::text[]) as n (vendor, ref)
    cross join lateral (select ${COUNTED_COLUMNS} from valid_bets_bet c
      where c.ref = n.ref and c.vendor = n.vendor offset 0) as s`.execute(db);
  return rows;
}

type RoundNamed = Pick<CountedBet, 'vendor' | 'round_id' | 'member_id'>;

/** All bets of these rounds that were counted. */
export async function listOfRounds(
  tx: Tx,
  rounds: readonly RoundNamed[],
): Promise<readonly CountedBet[]> {
  const { rows } = await sql<CountedBet>`
    select s.* from unnest(${rounds.map(({ vendor }) => vendor)}::text[],
      ${rounds.map(({ round_id }) => round_id)}::text[],
      ${rounds.map(({ member_id }) => member_id)}::text[]) as n (vendor, round_id, member_id)
    cross join lateral (select ${COUNTED_COLUMNS} from valid_bets_bet c
      where c.vendor = n.vendor and c.round_id = n.round_id and c.member_id = n.member_id
      offset 0) as s`.execute(tx);
  return rows;
}

/**
 * Of these rounds, those with a bet that still runs and counts with its round. A vendor may give a
 * slot's bet the name of the same round: it counts alone and keeps nothing open.
 */
export async function listOpenRounds(
  tx: Tx,
  rounds: readonly RoundNamed[],
): Promise<readonly RoundNamed[]> {
  const names = rounds.map(({ vendor, round_id, member_id }) => ({
    vendor,
    roundId: round_id ?? '',
    memberId: member_id,
  }));
  const { rows } = await sql<RoundNamed>`
    select distinct r.vendor, r.round_id, r.member_id from (${runningOfRounds(names)}) as r
    join (${GAME_CATEGORIES}) as c on c.vendor = r.vendor and c.game = r.game
    where c.category in (${sql.join(COUNTED_BY_ROUND)})`.execute(tx);
  return rows;
}
