import type { Input, Output } from '@baize/contract/endpoint';
import type { listReportMoves as contract, ReportMove } from '@baize/contract/report';
import { isId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { readReferences } from '../../records/index.ts';
import { JOIN_UPLINES, MOVES, ofMoves } from './figure-queries.ts';
import type { ReportsOptions } from './options.ts';
import { movesWithin } from './queries.ts';
import { type ReportScope, scopeOf } from './scope.ts';

const PAGE = 50;

type MoveOfReport = {
  readonly created_at: Instant;
  readonly id: bigint;
  readonly purpose: string;
  readonly member_id: string;
  readonly reason: string;
  readonly request_key: string;
  readonly amount: Minor;
};

/** The transfers that a figure adds up from. */
export const listReportMoves =
  (options: Pick<ReportsOptions, 'brand'>) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { figure, before, limit = PAGE, ...input }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const scope = scopeOf(options, input);
    const found = await list(db, scope, { figure, before, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const ids = rows.flatMap(({ member_id }) => (isId('mem', member_id) ? [member_id] : []));
    const accounts = await listAccounts(db, [...new Set(ids)]);
    const referenceOf = await readReferences(
      db,
      rows.map(({ request_key }) => request_key),
    );
    return {
      moves: rows.map(({ member_id: memberId, ...row }) => ({
        cursor: [row.created_at.getTime(), row.id, row.purpose].join(' '),
        at: row.created_at.toISOString(),
        member: isId('mem', memberId) ? { memberId, account: accounts.get(memberId) ?? '' } : null,
        reason: row.reason,
        reference: referenceOf(row.request_key),
        amount: row.amount,
      })),
      hasMore: found.length > limit,
    };
  };

type PageOf = {
  readonly figure: ReportMove;
  readonly before: string | undefined;
  readonly limit: number;
};

async function list(
  db: Db,
  scope: ReportScope,
  { figure, before, limit }: PageOf,
): Promise<readonly MoveOfReport[]> {
  const [, at, id, purpose = ''] = /^(\d{1,15}) (\d{1,18}) (\w+)$/.exec(before ?? '') ?? [];
  const after =
    at === undefined
      ? sql``
      : sql`and (m.created_at, m.id, m.purpose)
          < (to_timestamp(${at}::bigint / 1000.0), ${id}::bigint, ${purpose})`;
  const { of, amount } = MOVES[figure];
  const { rows } = await sql<MoveOfReport>`
    select m.created_at, m.id, m.purpose, m.member_id, m.reason, m.request_key,
      (${amount})::bigint as amount
    from (${movesWithin(scope.span)}) as m ${JOIN_UPLINES}
    where ${of} and m.currency = ${scope.currency} ${ofMoves('day', scope)} ${after}
    order by m.created_at desc, m.id desc, m.purpose desc
    limit ${limit}`.execute(db);
  return rows;
}
