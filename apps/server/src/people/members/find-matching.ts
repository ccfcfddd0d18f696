import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../base/db/index.ts';
import type { ListOrder } from '../../base/kernel/index.ts';
import type { Member } from './create-member.ts';

/** As many are looked through as anybody turns pages; who has more names more letters. */
const MATCHES_MAX = 1_000;

export type MemberMatch = Pick<
  Member,
  'id' | 'account' | 'nickname' | 'type' | 'status' | 'currency'
> & {
  readonly created_at: Instant;
  readonly full_name: string | null;
};

export type MemberSearch = {
  /** How an account, a nickname, a name, an e-mail address begins; empty for the newest of all. */
  readonly text: string;
  /** How a mobile number may begin, as the world writes it. */
  readonly mobiles: readonly string[];
  /** Members known by other means, as by an order of theirs. */
  readonly ids: readonly MemberId[];
};

type Page = {
  readonly order: ListOrder<'account' | 'nickname' | 'createdAt'>;
  readonly limit: number;
  readonly offset: number;
};

/** Ids rise with time: who joined last has the highest. */
const COLUMNS_OF = {
  account: [sql`m.account`],
  nickname: [sql`lower(m.nickname)`],
  createdAt: [],
};

/**
 * Members by what is known of them. Each way has an index of its own and gives up after so many,
 * so that one letter costs no more than a whole name.
 */
export async function findMatching(
  db: Db | Tx,
  sought: MemberSearch,
  { order, limit, offset }: Page,
): Promise<{ readonly members: readonly MemberMatch[]; readonly total: number }> {
  const { rows } = await sql<MemberMatch & { total: bigint }>`
    with matched as (${sought.text === '' ? NEWEST : matching(sought)}),
      counted as (select count(*) as total from matched)
    select m.id, m.account, m.nickname, m.type, m.status, m.currency, m.created_at, p.full_name, total
    from counted, matched join members_member m on m.id = matched.id
      left join members_profile p on p.member_id = m.id
    order by ${sortedBy([...COLUMNS_OF[order.by], sql`m.id`], order.isDown).orderBy}
    limit ${limit} offset ${offset}`.execute(db);
  return { members: rows, total: Number(rows[0]?.total ?? 0n) };
}

const NEWEST = sql`select id from members_member order by id desc limit ${sql.lit(MATCHES_MAX)}`;

function matching({ text, mobiles, ids }: MemberSearch) {
  const begins = beginsWith(text.toLowerCase());
  const most = sql.lit(MATCHES_MAX);
  const byMobile = mobiles.map(
    (mobile) => sql`
    union (select member_id from members_profile where mobile like ${beginsWith(mobile)}
      limit ${most})`,
  );
  return sql`
    (select id from members_member where account like ${begins} order by account limit ${most})
    union (select member_id from members_profile where lower(full_name) like ${begins}
      limit ${most})
    union (select id from members_member where lower(nickname) like ${begins} limit ${most})
    union (select member_id from members_profile where email like ${begins} limit ${most})
    union (select id from members_member where id = any (${ids}::text[]))
    ${sql.join(byMobile, sql` `)}`;
}

/** What was typed stands for itself, also where it is a sign that stands for any. */
const beginsWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
