import type { PeopleFigure, PeopleSort } from '@baize/contract/team-people';
import type { DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure, type ListOrder } from '../../base/kernel/index.ts';
import { pocketsOf } from '../../books/ledger/index.ts';
import { beginningWith, directlyBelow, memberAlone } from '../../people/members/index.ts';
import { belowPath, PLACES } from '../agents/index.ts';
import { activeOf, daysOfSpan, partsOf, type SumRow, TOTALS } from './figure-sums.ts';

export type DownlineRow = SumRow & {
  readonly member_id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly status: string;
  readonly created_at: Instant;
  readonly number: bigint;
  readonly depth: number;
  readonly balance: Minor;
};

/** People of a tree, by columns of their own and of their place. */
export type People = RawBuilder<unknown>;

const placed = (people: RawBuilder<unknown>) => sql`
  select m.*, p.number, p.path, nlevel(p.path) as depth
  from (${people}) as m join ${PLACES} as p on p.member_id = m.member_id`;

export const directPeople = (memberId: MemberId): People => placed(directlyBelow(memberId));

export const personAlone = (memberId: MemberId): People => placed(memberAlone(memberId));

/** Everybody below a path whose account or nickname begins so. */
export const foundPeople = (path: string, letters: string): People =>
  sql`${placed(beginningWith(letters))} where ${belowPath(path)} and p.path <> ${path}::ltree`;

/**
 * Those of them of whose teams anything was counted in the span, or who hold anything now: the sum
 * below a list counts what everybody holds.
 */
export const peopleWithFigures = (people: People, { span, currency }: Counted): People => sql`
  select t.* from (${people}) as t where exists (
    select from teams_day d where d.member_id = t.member_id and d.part in ${partsOf('team')}
      and d.day_on between ${span.from}::date and ${span.to}::date)
  or exists (
    select from teams_balance b where b.agent_id = t.member_id and (b.team <> 0 or b.own <> 0))
  or exists (
    select from (${pocketsOf(sql`(select t.member_id)`, currency)}) as w where w.balance <> 0)`;

export type PeopleOrder = ListOrder<PeopleSort>;

export const BY_ACCOUNT: PeopleOrder = { by: 'account', isDown: false };

type Counted = { readonly span: DaySpan; readonly currency: string };

type Page = Counted & {
  /** Whose deeds a row tells: those of a whole team, or their own. */
  readonly scope?: 'team' | 'own';
  readonly order?: PeopleOrder;
  /** Only those who have something of it. */
  readonly figure?: PeopleFigure | undefined;
  /** Only those after this mark, in the order asked for. */
  readonly after?: string | undefined;
  readonly limit: number;
};

/** What somebody or their team holds: as it was last read, or now where nobody is below. */
const balanceOf = (scope: 'team' | 'own') =>
  scope === 'team' ? sql`coalesce(b.team, w.balance, 0)` : sql`coalesce(b.own, w.balance, 0)`;

const withBalances = (currency: string) => sql`
  left join teams_balance b on b.agent_id = t.member_id
  left join (${pocketsOf(sql`(select member_id from people)`, currency)}) as w
    on w.member_id = t.member_id and b.agent_id is null`;

/** What a row of `e` is sorted and chosen by. */
const FIGURE_OF: Readonly<Record<PeopleFigure, RawBuilder<bigint>>> = {
  balance: sql`e.balance`,
  betCount: sql`e.bet_count`,
  validBets: sql`e.valid_bets`,
  prizes: sql`e.prizes`,
  bonuses: sql`e.bonuses`,
  grossWin: sql`(e.valid_bets - e.prizes)`,
  netWin: sql`(e.valid_bets - e.prizes - e.bonuses)`,
  deposits: sql`e.deposits`,
  withdrawals: sql`e.withdrawals`,
  activeMembers: sql`e.active`,
  newMembers: sql`e.joined`,
  firstDeposits: sql`e.first_deposits`,
};

/**
 * A page of people with what they or their teams did. By their accounts nobody else is looked at;
 * by a figure all of them are, since each could be the first.
 */
export async function listPeople(
  db: Db | Tx,
  people: People,
  { span, currency, scope = 'team', order = BY_ACCOUNT, figure, after, limit }: Page,
): Promise<readonly DownlineRow[]> {
  const isPlain = order.by === 'account' && !order.isDown && figure === undefined;
  const only = isPlain
    ? sql`where t.account > ${after ?? ''} order by t.account limit ${limit}`
    : sql``;
  const { rows } = await sql<DownlineRow>`
    with people as materialized (select * from (${people}) as t ${only}),
    each as (
      select t.member_id, t.account, t.nickname, t.type, t.status, t.created_at, t.number, t.depth,
        ${balanceOf(scope)} as balance, ${TOTALS}, ${activeOf(span, scope)}
      from people t ${withBalances(currency)} ${daysOfSpan(span, scope)}
      group by t.member_id, t.account, t.nickname, t.type, t.status, t.created_at, t.number, t.depth,
        t.path, b.team, b.own, w.balance)
    select e.* from each e
    where true ${figure === undefined ? sql`` : sql`and ${FIGURE_OF[figure]} <> 0`}
      ${isPlain ? sql`` : sql`and ${isAfter(order, after)}`}
    order by ${keyOf(order)} e.account ${order.by === 'account' && order.isDown ? sql`desc` : sql``}
    limit ${limit}`.execute(db);
  return rows;
}

const signed = ({ by, isDown }: PeopleOrder): RawBuilder<bigint> | null => {
  if (by === 'account') return null;
  return isDown ? sql<bigint>`-${FIGURE_OF[by]}` : FIGURE_OF[by];
};

function keyOf(order: PeopleOrder): RawBuilder<unknown> {
  const key = signed(order);
  return key ? sql`${key},` : sql``;
}

/** Those who come after a mark; equal figures are told apart by their accounts. */
function isAfter(order: PeopleOrder, after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const key = signed(order);
  if (!key) return order.isDown ? sql`e.account < ${after}` : sql`e.account > ${after}`;
  const [, figure, account] = /^(-?\d{1,30}):(.*)$/.exec(after) ?? [];
  ensure(figure !== undefined && account !== undefined, 'invalid_input');
  return sql`(${key}, e.account) > (${figure}::numeric, ${account})`;
}

/** Where the next page begins. */
export function markOf(
  { by, isDown }: PeopleOrder,
  row: { readonly account: string } & Readonly<Record<PeopleFigure, bigint | number>>,
): string {
  if (by === 'account') return row.account;
  const figure = BigInt(row[by]);
  return `${isDown ? -figure : figure}:${row.account}`;
}

export type PeopleTotals = SumRow & {
  readonly count: bigint;
  readonly members: bigint;
  readonly balance: Minor;
};

/** The sums of what `listPeople` tells of all of them. */
export async function sumPeople(
  db: Db | Tx,
  people: People,
  { span, currency }: Counted,
): Promise<PeopleTotals> {
  const { rows } = await sql<PeopleTotals>`
    with people as materialized (select * from (${people}) as t),
    each as (
      select ${TOTALS}, ${activeOf(span, 'team')},
        (select count(*) from ${PLACES} as p where p.path > t.path and p.path < t.path || 'z')
          as members, ${balanceOf('team')} as balance
      from people t ${withBalances(currency)} ${daysOfSpan(span, 'team')}
      group by t.member_id, t.path, b.team, w.balance)
    select count(*) as count, coalesce(sum(members), 0) as members,
      coalesce(sum(balance), 0) as balance, ${TOTALS},
      coalesce(sum(d.active), 0) as active
    from each d`.execute(db);
  return rows[0] as PeopleTotals;
}

/** How many those directly below somebody are, and what they hold, with their teams or without. */
export async function sumDirectBalances(
  db: Db | Tx,
  memberId: MemberId,
  { currency, scope = 'team' }: Pick<Page, 'currency' | 'scope'>,
): Promise<{ readonly count: number; readonly balance: Minor }> {
  const { rows } = await sql<{ count: bigint; balance: Minor }>`
    with people as materialized (${directlyBelow(memberId)})
    select count(*) as count, coalesce(sum(${balanceOf(scope)}), 0) as balance
    from people t ${withBalances(currency)}`.execute(db);
  const { count = 0n, balance = 0n as Minor } = rows[0] ?? {};
  return { count: Number(count), balance };
}
