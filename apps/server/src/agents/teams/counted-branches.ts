import type { TimeSpan } from '@baize/std/calendar';
import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { activeIn } from './active-members.ts';

/** What was counted in the line of one directly below somebody, or (`number`) by themselves. */
export type CountedBranch = {
  readonly number: bigint;
  readonly betCount: number;
  readonly validBets: Minor;
  readonly prizes: Minor;
  readonly activeMembers: number;
};

export type BranchesAsked = TimeSpan & {
  /** Whose team it is: a member is active by what they did in it. */
  readonly below: bigint;
  /** Whose branches are told: the same, or somebody below. */
  readonly through: bigint;
  readonly activeValidBets: Minor;
};

type Row = Omit<CountedBranch, 'betCount' | 'activeMembers'> & {
  readonly betCount: bigint;
  readonly activeMembers: bigint;
};

/**
 * The branches of a team in a span, by the lines people stood in then. They add up to the team at every
 * level: who moved within it is active once, in the branch where they were counted last.
 */
export async function listCountedBranches(
  db: Db | Tx,
  { from, to, below, through, activeValidBets }: BranchesAsked,
): Promise<readonly CountedBranch[]> {
  const leads = sql`(path ~ ${`*.${through}.*`}::lquery)`;
  const { rows } = await sql<Row>`
    with figure as materialized (
      select f.member_id, f.path, f.slot_at, f.bet_count, f.valid_bets, f.prizes
      from teams_figure f
      where f.slot_at >= ${from} and f.slot_at < ${to} and f.path ~ ${`*.${below}.*`}::lquery),
    person as (
      select (array_agg(path order by slot_at desc))[1] as path,
        ${activeIn(sql`sum(valid_bets)`, activeValidBets)} as is_active
      from figure group by member_id),
    part as (
      select path, bet_count, valid_bets, prizes, 0 as active from figure where ${leads}
      union all
      select path, 0, 0, 0, 1 from person where is_active and ${leads})
    select ltree2text(subpath(path, least(index(path, ${`${through}`}::ltree) + 1, nlevel(path) - 1),
        1))::bigint as number,
      sum(bet_count) as "betCount", sum(valid_bets) as "validBets",
      sum(prizes) as prizes, sum(active) as "activeMembers"
    from part group by 1 order by 3 desc, 1`.execute(db);
  return rows.map((row) => ({
    ...row,
    betCount: Number(row.betCount),
    activeMembers: Number(row.activeMembers),
  }));
}

type PathAsked = Pick<BranchesAsked, 'from' | 'to' | 'below' | 'through'>;

/** A line of a team that led through somebody in a span, the last that was counted; null for none. */
export async function findCountedPath(
  db: Db | Tx,
  { from, to, below, through }: PathAsked,
): Promise<string | null> {
  const line = below === through ? `*.${below}.*` : `*.${below}.*.${through}.*`;
  const { rows } = await sql<{ path: string }>`
    select f.path::text as path from teams_figure f
    where f.slot_at >= ${from} and f.slot_at < ${to} and f.path ~ ${line}::lquery
    order by f.slot_at desc limit 1`.execute(db);
  return rows[0]?.path ?? null;
}
