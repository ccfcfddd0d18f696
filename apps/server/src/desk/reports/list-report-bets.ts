import type { Input, Output } from '@baize/contract/endpoint';
import type { listReportBets as contract } from '@baize/contract/report';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts, UPLINES } from '../../people/members/index.ts';
import { GAME_CATEGORIES } from '../../play/catalog/index.ts';
import { betsPlacedOn } from '../../play/play/index.ts';
import { COUNTED_BETS, ofGames } from './figure-queries.ts';
import type { ReportsOptions } from './options.ts';
import { type ReportScope, scopeOf } from './scope.ts';

const PAGE = 50;

type BetOfReport = {
  readonly placed_at: Instant;
  readonly ref: string;
  readonly member_id: MemberId;
  readonly vendor: string;
  readonly kind: string;
  readonly game: string;
  readonly turnover: Minor;
  readonly payouts: Minor;
};

/** The bets that turnover and payouts add up from; those that move neither are left out. */
export const listReportBets =
  (options: ReportsOptions) =>
  async (
    { db, origin }: Ctx<OperatorCaller>,
    { before, limit = PAGE, since, until, ...input }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const scope = scopeOf(options, input);
    const found =
      scope.promotion === undefined
        ? await list(db, scope, { before, since, until, limit: limit + 1 })
        : [];
    const rows = found.slice(0, limit);
    const accounts = await listAccounts(db, [...new Set(rows.map((row) => row.member_id))]);
    return {
      bets: rows.map((row) => {
        const game = options.catalogue.byProviderCode(row.vendor, row.game);
        return {
          cursor: [row.placed_at.getTime(), row.vendor, row.kind, row.ref].join(' '),
          at: row.placed_at.toISOString(),
          memberId: row.member_id,
          account: accounts.get(row.member_id) ?? '',
          vendor: row.vendor,
          game: game?.names[origin.language] ?? game?.names['EN'] ?? (row.game || null),
          reference: row.ref,
          stake: row.turnover,
          payout: row.payouts,
        };
      }),
      hasMore: found.length > limit,
    };
  };

type PageOf = Pick<Input<typeof contract>, 'before' | 'since' | 'until'> & {
  readonly limit: number;
};

async function list(
  db: Db,
  scope: ReportScope,
  { before, since, until, limit }: PageOf,
): Promise<readonly BetOfReport[]> {
  const [at = '', vendor = '', kind = '', ...ref] = before?.split(' ') ?? [];
  const after = /^\d{1,15}$/.test(at)
    ? sql`and (p.placed_at, p.vendor, p.kind, p.ref)
        < (to_timestamp(${at}::bigint / 1000.0), ${vendor}, ${kind}, ${ref.join(' ')})`
    : sql``;
  const { rows } = await sql<BetOfReport>`
    select p.placed_at, p.ref, p.member_id, p.vendor, p.kind, p.game,
      (${COUNTED_BETS.turnover})::bigint as turnover, (${COUNTED_BETS.payouts})::bigint as payouts
    from (${betsPlacedOn(scope)}) as p
    left join (${GAME_CATEGORIES}) as c on c.vendor = p.vendor and c.game = p.game
    where p.currency = ${scope.currency}
      and (p.status = 'settled' or (p.status = 'void' and p.payout <> 0))
      ${since === undefined ? sql`` : sql`and p.placed_at >= ${since}::timestamptz`}
      ${until === undefined ? sql`` : sql`and p.placed_at < ${until}::timestamptz`}
      ${ofMembers(scope)} ${ofGames(scope)} ${after}
    order by p.placed_at desc, p.vendor desc, p.kind desc, p.ref desc
    limit ${limit}`.execute(db);
  return rows;
}

const ofMembers = ({ agent, country }: ReportScope) =>
  agent === null && country === null
    ? sql``
    : sql`and exists (select from (${UPLINES}) as u where u.member_id = p.member_id
        ${agent === null ? sql`` : sql`and coalesce(u.upline_id, '') = ${agent}`}
        ${country === null ? sql`` : sql`and coalesce(u.country, '') = ${country}`})`;
