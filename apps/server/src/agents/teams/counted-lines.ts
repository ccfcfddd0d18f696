import type { TimeSpan } from '@baize/std/calendar';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { activeIn } from './active-members.ts';

/**
 * What was counted in one line of the tree and one stretch of time. `memberId` null: of several
 * members together, of whom `activeMembers` had enough valid bets.
 */
export type CountedLine = {
  readonly memberId: MemberId | null;
  readonly path: string;
  /** When the stretch begins. */
  readonly slotAt: Instant;
  readonly betCount: number;
  readonly validBets: Minor;
  readonly prizes: Minor;
  readonly activeMembers: number;
};

export type LinesAsked = TimeSpan & {
  /** Where stretches of time end and begin within the span, in their order. */
  readonly cuts: readonly Instant[];
  /** Whose own bets are told apart from those of their uplines: a query for `member_id`. */
  readonly heads: RawBuilder<unknown>;
  /** Only what was done below this number. */
  readonly below?: bigint | undefined;
  readonly activeValidBets: Minor;
};

type Row = Omit<CountedLine, 'slotAt' | 'betCount' | 'activeMembers'> & {
  readonly stretch: number;
  readonly betCount: bigint;
  readonly activeMembers: bigint;
};

/**
 * What was counted in a span, by the lines people stood in then. Members who stood in one line and
 * counted in one stretch are added up with whoever stood beside them; all others are told one by one.
 */
export async function listCountedLines(
  db: Db | Tx,
  asked: LinesAsked,
): Promise<readonly CountedLine[]> {
  const { from, cuts, heads, activeValidBets } = asked;
  // A path ends with the number of one member, so that it says whose it is.
  const { rows } = await sql<Row>`
    with part as materialized (
      select any_value(f.member_id) as member_id, f.path,
        width_bucket(f.slot_at, ${cuts}::timestamptz[]) as stretch, ${SUMS}
      from teams_figure f where ${within(asked)}
      group by 2, 3),
    parted as materialized (select member_id from part group by 1 having count(*) > 1)
    select null as "memberId", c.team::text as path, c.stretch,
      sum(c.bet_count) as "betCount", sum(c.valid_bets) as "validBets",
      sum(c.prizes) as prizes,
      count(*) filter (where ${activeIn(sql`c.valid_bets`, activeValidBets)}) as "activeMembers"
    from (
      select p.*, case when h.member_id is null then subpath(p.path, 0, -1) else p.path end as team
      from part p left join (select distinct o.member_id from (${heads}) as o) as h
        on h.member_id = p.member_id
      where (h.member_id is not null or nlevel(p.path) > 1)
        and p.member_id not in (select member_id from parted)) as c
    group by c.team, c.stretch
    union all
    select p.member_id, p.path::text, p.stretch, p.bet_count, p.valid_bets, p.prizes, 0
    from part p where p.member_id in (select member_id from parted)`.execute(db);
  return rows.map(({ stretch, betCount, activeMembers, ...row }) => ({
    ...row,
    slotAt: stretch === 0 ? from : (cuts[stretch - 1] ?? from),
    betCount: Number(betCount),
    activeMembers: Number(activeMembers),
  }));
}

/** Valid bets of a span by the lines people stood in then, everybody by themselves. */
export async function listCountedPaths(
  db: Db | Tx,
  span: TimeSpan,
): Promise<readonly { readonly path: string; readonly validBets: Minor }[]> {
  const { rows } = await sql<{ path: string; validBets: Minor }>`
    select f.path::text as path, sum(f.valid_bets) as "validBets"
    from teams_figure f where ${within(span)}
    group by f.path`.execute(db);
  return rows;
}

const SUMS = sql`sum(f.bet_count) as bet_count, sum(f.valid_bets) as valid_bets,
  sum(f.prizes) as prizes`;

const within = ({ from, to, below }: TimeSpan & { below?: bigint | undefined }) => sql<boolean>`
  f.slot_at >= ${from} and f.slot_at < ${to}
  ${below === undefined ? sql`` : sql`and ${isBelow(below)}`}`;

/** Whether a line led through somebody, wherever they stand by now. */
const isBelow = (number: bigint): RawBuilder<boolean> =>
  sql<boolean>`f.path ~ ${`*.${number}.*`}::lquery`;

export type CountedMember = {
  readonly memberId: MemberId;
  /** The line they stood in when they were counted last. */
  readonly path: string;
  readonly betCount: number;
  readonly validBets: Minor;
  readonly prizes: Minor;
};

export type MembersAsked = TimeSpan & {
  /** Whose team it is. */
  readonly below: bigint;
  /** And somebody in it, with all below them. */
  readonly through?: bigint | undefined;
  readonly limit?: number;
};

/** Everybody of a team who was counted in a span, by what they did themselves in that team. */
export async function listCountedMembers(
  db: Db | Tx,
  asked: MembersAsked,
): Promise<readonly CountedMember[]> {
  const { through, limit } = asked;
  const { rows } = await sql<Omit<CountedMember, 'betCount'> & { betCount: bigint }>`
    select f.member_id as "memberId", (array_agg(f.path::text order by f.slot_at desc))[1] as path,
      sum(f.bet_count) as "betCount", sum(f.valid_bets) as "validBets",
      sum(f.prizes) as prizes
    from teams_figure f
    where ${within(asked)} ${through === undefined ? sql`` : sql`and ${isBelow(through)}`}
    group by f.member_id
    order by f.member_id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows.map((row) => ({ ...row, betCount: Number(row.betCount) }));
}

export type CountedSlot = {
  readonly slotAt: Instant;
  readonly ofSlotAt: Instant;
  readonly category: string;
  readonly betCount: number;
  readonly validBets: Minor;
  readonly prizes: Minor;
};

export type SlotsAsked = TimeSpan & {
  readonly below: bigint;
  readonly memberId: MemberId;
  /** The slot, and the slot it speaks of, that the page before ended with. */
  readonly after: readonly [Instant, Instant] | null;
  readonly limit: number;
};

/** What was counted of one member within a team, slot by slot; all of a slot or nothing of it. */
export async function listCountedSlots(
  db: Db | Tx,
  asked: SlotsAsked,
): Promise<readonly CountedSlot[]> {
  const { memberId, after, limit } = asked;
  const { rows } = await sql<Omit<CountedSlot, 'betCount'> & { betCount: bigint }>`
    select s."slotAt", s."ofSlotAt", s.category, s."betCount", s."validBets", s.prizes
    from (
      select f.slot_at as "slotAt", f.of_slot_at as "ofSlotAt", f.category,
        f.bet_count as "betCount", f.valid_bets as "validBets", f.prizes,
        dense_rank() over (order by f.slot_at, f.of_slot_at) as place
      from teams_figure f
      where f.member_id = ${memberId} and ${within(asked)}
        ${after ? sql`and (f.slot_at, f.of_slot_at) > (${after[0]}, ${after[1]})` : sql``}) as s
    where s.place <= ${limit}
    order by s."slotAt", s."ofSlotAt", s.category`.execute(db);
  return rows.map((row) => ({ ...row, betCount: Number(row.betCount) }));
}
