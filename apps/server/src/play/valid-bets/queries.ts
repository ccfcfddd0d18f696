import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import { GAME_CATEGORIES } from '../catalog/index.ts';
import {
  BETS_OF_ALL_TIME,
  betsChangedWithin,
  type ChangedBetsSpan,
  runningOfGroups,
} from '../play/index.ts';
import { countedWith, eventOf } from './count-bets.ts';
import type { BetToCount, CountedBet } from './counted-bet.ts';
import { COUNTED_BY_EVENT, COUNTED_BY_ROUND } from './rules.ts';

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

export const setValidBetsMark = (tx: Tx, mark: Partial<ValidBetsMark>): Promise<unknown> =>
  tx.updateTable('valid_bets_mark').set(mark).execute();

/** Every transaction before it is over: what they wrote can be seen. */
export async function readHorizon(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(tx);
  return BigInt(rows[0]?.horizon ?? '0');
}

const COUNTED_COLUMNS = sql.raw(`vendor, ref, member_id, game, category, counted_with, status,
  stake_cash, stake_bonus, payout_cash, payout_bonus, valid, valid_cash, reason, placed_at,
  settled_at, day_on::text as day_on, version`);

type ChangedRow = Omit<BetToCount, 'before' | 'counted_with'> & {
  readonly round_id: string | null;
  readonly event: string | null;
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
      coalesce(s.category, c.category, 'OTHER') as category, b.round_id, b.event, b.status,
      b.stake_cash, b.stake_bonus, b.payout_cash, b.payout_bonus, b.placed_at, b.changed_at, b.version,
      s.category as old_category
    from bet b
    left join valid_bets_bet s on s.ref = b.ref and s.vendor = b.vendor
    left join category c on c.vendor = b.vendor and c.game = coalesce(b.game, '')
    where ${isMeant} and (b.status = 'settled' or s.ref is not null
      or (b.round_id is not null and c.category in (${sql.join(COUNTED_BY_ROUND)}))
      or (b.event is not null and c.category in (${sql.join(COUNTED_BY_EVENT)})))
    order by b.vendor, b.ref`.execute(tx);
  const counted = await listCounted(
    tx,
    rows.filter(({ old_category }) => old_category !== null),
  );
  const known = new Map(counted.map((bet) => [`${bet.vendor} ${bet.ref}`, bet]));
  return rows.map((bet) => ({
    ...bet,
    counted_with: countedWith(bet),
    before: known.get(`${bet.vendor} ${bet.ref}`) ?? null,
  }));
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

/** What a member's bets on one round or event are counted by. */
export type CountedGroup = Pick<CountedBet, 'vendor' | 'member_id'> & {
  readonly counted_with: string;
};

/** All bets that were counted by these. */
export async function listCountedWith(
  tx: Tx,
  groups: readonly CountedGroup[],
): Promise<readonly CountedBet[]> {
  const { rows } = await sql<CountedBet>`
    select s.* from unnest(${groups.map(({ vendor }) => vendor)}::text[],
      ${groups.map(({ counted_with }) => counted_with)}::text[],
      ${groups.map(({ member_id }) => member_id)}::text[]) as n (vendor, counted_with, member_id)
    cross join lateral (select ${COUNTED_COLUMNS} from valid_bets_bet c
      where c.vendor = n.vendor and c.counted_with = n.counted_with and c.member_id = n.member_id
      offset 0) as s`.execute(tx);
  return rows;
}

/**
 * Of these, those with a bet that still runs and counts with them. A vendor may give a slot's bet the
 * name of the same round: it counts alone and keeps nothing open.
 */
export async function listOpenBets(
  tx: Tx,
  groups: readonly CountedGroup[],
): Promise<readonly CountedGroup[]> {
  const running = runningOfGroups(
    groups.map(({ vendor, member_id, counted_with }) => {
      const event = eventOf(counted_with);
      const roundId = event === null ? counted_with : null;
      return { vendor, memberId: member_id, name: counted_with, event, roundId };
    }),
  );
  const { rows } = await sql<CountedGroup>`
    select distinct r.vendor, r.name as counted_with, r.member_id from (${running}) as r
    join (${GAME_CATEGORIES}) as c on c.vendor = r.vendor and c.game = r.game
    where c.category in (${sql.join(COUNTED_BY_ROUND)})
      or (r.is_event and c.category in (${sql.join(COUNTED_BY_EVENT)}))`.execute(tx);
  return rows;
}
