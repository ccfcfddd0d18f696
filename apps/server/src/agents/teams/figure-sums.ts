import { grossWin, netWin } from '@baize/contract/house-win';
import type { TeamFigures } from '@baize/contract/team-shapes';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { PLACES } from '../agents/index.ts';
import { activeIn, COUNTED_AMOUNT } from './active-members.ts';
import { activityOf } from './spans.ts';

/** A team is somebody and all below; `direct` are those directly below, by what they did themselves. */
export type Scope = 'own' | 'direct' | 'below' | 'team';

export const partsOf = (scope: Scope) =>
  scope === 'team' ? sql`('own', 'below')` : sql`(${scope})`;

export type SumRow = {
  readonly bet_count: bigint;
  readonly valid_bets: Minor;
  readonly prizes: Minor;
  readonly bonuses: Minor;
  readonly deposits: Minor;
  readonly withdrawals: Minor;
  readonly joined: bigint;
  readonly first_deposits: bigint;
  readonly active: bigint;
};

const total = (column: string) => sql`coalesce(sum(d.${sql.ref(column)}), 0) as ${sql.ref(column)}`;

/** All sums of rows `d` of `teams_day` but for who was active. */
export const TOTALS = sql.join(
  [
    'bet_count',
    'valid_bets',
    'prizes',
    'bonuses',
    'deposits',
    'withdrawals',
    'joined',
    'first_deposits',
  ].map(total),
);

/** How many were active in the span, of the team of `t (member_id, path)`. */
export function activeOf(span: DaySpan, scope: Scope): RawBuilder<unknown> {
  const activity = activityOf(span);
  if (activity === 'day') return sql`coalesce(sum(d.active), 0) as active`;
  if (activity === 'month') return sql`coalesce(sum(d.active_first), 0) as active`;
  if (activity === 'week') {
    const own = sql`sum(d.valid_bets) filter (where d.part = 'own')`;
    return sql`(coalesce(sum(d.active_week) filter (where d.day_on = ${span.to}::date), 0)
      + ${activeIn(own, COUNTED_AMOUNT)}::integer) as active`;
  }
  return sql`(select count(*) from (
    select from ${PLACES} as p
    join teams_day o on o.member_id = p.member_id and o.part = 'own'
      and o.day_on between ${span.from}::date and ${span.to}::date
    where p.path >= t.path and p.path < t.path || 'z' ${depthOf(scope)}
    group by p.member_id having ${activeIn(sql`sum(o.valid_bets)`, COUNTED_AMOUNT)}) as a) as active`;
}

function depthOf(scope: Scope): RawBuilder<unknown> {
  if (scope === 'own') return sql`and p.path = t.path`;
  if (scope === 'below') return sql`and p.path <> t.path`;
  return scope === 'direct' ? sql`and nlevel(p.path) = nlevel(t.path) + 1` : sql``;
}

/** Rows of `t` with theirs of the span, or with nothing where nothing happened. */
export const daysOfSpan = (span: DaySpan, scope: Scope): RawBuilder<unknown> => sql`
  left join teams_day d on d.member_id = t.member_id and d.part in ${partsOf(scope)}
    and d.day_on between ${span.from}::date and ${span.to}::date`;

/** What one team did over a span. */
export async function readSums(
  db: Db | Tx,
  memberId: MemberId,
  { span, scope }: { readonly span: DaySpan; readonly scope: Scope },
): Promise<TeamFigures> {
  const { rows } = await sql<SumRow>`
    select ${TOTALS}, ${activeOf(span, scope)}
    from ${PLACES} as t ${daysOfSpan(span, scope)}
    where t.member_id = ${memberId} group by t.member_id, t.path`.execute(db);
  return figuresOf(rows[0] ?? NOTHING);
}

const NOTHING: SumRow = {
  bet_count: 0n,
  valid_bets: minor(0n),
  prizes: minor(0n),
  bonuses: minor(0n),
  deposits: minor(0n),
  withdrawals: minor(0n),
  joined: 0n,
  first_deposits: 0n,
  active: 0n,
};

/** As they travel. */
export const figuresOf = (row: SumRow): TeamFigures => ({
  betCount: Number(row.bet_count),
  validBets: row.valid_bets,
  prizes: row.prizes,
  bonuses: row.bonuses,
  grossWin: grossWin({ validBets: row.valid_bets, prizes: row.prizes }),
  netWin: netWin({ validBets: row.valid_bets, prizes: row.prizes, bonuses: row.bonuses }),
  deposits: row.deposits,
  withdrawals: row.withdrawals,
  activeMembers: Number(row.active),
  newMembers: Number(row.joined),
  firstDeposits: Number(row.first_deposits),
});

export const NO_FIGURES: TeamFigures = figuresOf(NOTHING);
