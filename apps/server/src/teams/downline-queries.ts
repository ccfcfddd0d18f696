import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import { belowPath, PLACES } from '../agents/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { pocketsOf } from '../ledger/index.ts';
import { beginningWith, directlyBelow, memberAlone } from '../members/index.ts';
import { activeOf, daysOfSpan, partsOf, type SumRow, TOTALS } from './figure-sums.ts';
import type { DaySpan } from './spans.ts';

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

/** Everybody below a path whose account begins so. */
export const foundPeople = (path: string, letters: string): People =>
  sql`${placed(beginningWith(letters))} where ${belowPath(path)} and p.path <> ${path}::ltree`;

/** Those of them of whose teams anything was counted in the span. */
export const peopleWithFigures = (people: People, span: DaySpan): People => sql`
  select t.* from (${people}) as t where exists (
    select from teams_day d where d.member_id = t.member_id and d.part in ${partsOf('team')}
      and d.day_on between ${span.from}::date and ${span.to}::date)`;

type Page = {
  readonly span: DaySpan;
  readonly currency: string;
  /** Only those after this account, in the order of accounts. */
  readonly after?: string | undefined;
  readonly limit: number;
};

/** What of their team somebody holds: as it was last read, or now where nobody is below. */
const BALANCE = sql`coalesce(b.team, w.balance, 0)`;

const withBalances = (currency: string) => sql`
  left join teams_balance b on b.agent_id = t.member_id
  left join (${pocketsOf(sql`(select member_id from people)`, currency)}) as w
    on w.member_id = t.member_id and b.agent_id is null`;

/** A page of people with what their teams did, by their accounts. */
export async function listPeople(
  db: Db | Tx,
  people: People,
  { span, currency, after = '', limit }: Page,
): Promise<readonly DownlineRow[]> {
  const { rows } = await sql<DownlineRow>`
    with people as materialized (
      select * from (${people}) as t where t.account > ${after} order by t.account limit ${limit})
    select t.member_id, t.account, t.nickname, t.type, t.status, t.created_at, t.number, t.depth,
      ${BALANCE} as balance, ${TOTALS}, ${activeOf(span, 'team')}
    from people t ${withBalances(currency)} ${daysOfSpan(span, 'team')}
    group by t.member_id, t.account, t.nickname, t.type, t.status, t.created_at, t.number, t.depth,
      t.path, b.team, w.balance
    order by t.account`.execute(db);
  return rows;
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
  { span, currency }: Pick<Page, 'span' | 'currency'>,
): Promise<PeopleTotals> {
  const { rows } = await sql<PeopleTotals>`
    with people as materialized (select * from (${people}) as t),
    each as (
      select ${TOTALS}, ${activeOf(span, 'team')},
        (select count(*) from ${PLACES} as p where p.path > t.path and p.path < t.path || 'z')
          as members, ${BALANCE} as balance
      from people t ${withBalances(currency)} ${daysOfSpan(span, 'team')}
      group by t.member_id, t.path, b.team, w.balance)
    select count(*) as count, coalesce(sum(members), 0) as members,
      coalesce(sum(balance), 0) as balance, ${TOTALS},
      coalesce(sum(d.active), 0) as active
    from each d`.execute(db);
  return rows[0] as PeopleTotals;
}

/** How many those directly below somebody are, and what they hold with their teams. */
export async function sumDirectBalances(
  db: Db | Tx,
  memberId: MemberId,
  currency: string,
): Promise<{ readonly count: number; readonly balance: Minor }> {
  const { rows } = await sql<{ count: bigint; balance: Minor }>`
    with people as materialized (${directlyBelow(memberId)})
    select count(*) as count, coalesce(sum(${BALANCE}), 0) as balance
    from people t ${withBalances(currency)}`.execute(db);
  const { count = 0n, balance = 0n as Minor } = rows[0] ?? {};
  return { count: Number(count), balance };
}
