import type { ReportMove, ReportSplit } from '@baize/contract/report';
import type { Minor } from '@baize/std/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';
import { UPLINES } from '../../people/members/index.ts';
import { GAME_CATEGORIES } from '../../play/catalog/index.ts';
import { isOfPlay, type ReportScope } from './scope.ts';

export type PlaySums = {
  readonly key: string;
  readonly bet_count: bigint;
  readonly turnover: Minor;
  readonly payouts: Minor;
  readonly in_play: Minor;
};

export type MoneySums = { readonly key: string } & Readonly<Record<ReportMove, Minor>>;

const PLAY_KEYS: Readonly<Record<ReportSplit, RawBuilder<unknown>>> = {
  day: sql`p.day_on::text`,
  vendor: sql`p.vendor`,
  category: sql`coalesce(c.category, 'OTHER')`,
  game: sql`p.vendor || ' ' || p.game`,
  agent: sql`p.agent_id`,
  country: sql`p.country`,
  currency: sql`p.currency`,
  promotion: sql`''`,
};

/** What counts of a bet: stakes of what was settled, and whatever was paid, also on a void one. */
export const COUNTED_BETS = {
  turnover: sql`case when status = 'settled' then stake else 0 end`,
  payouts: sql`case when status = 'running' then 0 else payout end`,
};

/** What bets came to. With several currencies only where these are told apart. */
export async function sumPlay(
  db: Db,
  by: ReportSplit,
  scope: ReportScope,
): Promise<readonly PlaySums[]> {
  if (by === 'promotion' || scope.promotion !== undefined) return [];
  const { rows } = await sql<PlaySums>`
    select ${PLAY_KEYS[by]} as key,
      coalesce(sum(p.bet_count) filter (where p.status = 'settled' and p.kind = 'bet'), 0)::bigint
        as bet_count,
      sum(${COUNTED_BETS.turnover})::numeric(38, 0) as turnover,
      sum(${COUNTED_BETS.payouts})::numeric(38, 0) as payouts,
      sum(case when p.status = 'running' then p.stake - p.payout else 0 end)::numeric(38, 0)
        as in_play
    from reports_play p
    left join (${GAME_CATEGORIES}) as c on c.vendor = p.vendor and c.game = p.game
    where p.day_on between ${scope.from}::date and ${scope.to}::date
      and p.agent_id is ${isOfMembers(by, scope) ? sql`not null` : sql`null`}
      ${by === 'currency' ? sql`` : sql`and p.currency = ${scope.currency}`}
      ${scope.agent === null ? sql`` : sql`and p.agent_id = ${scope.agent}`}
      ${scope.country === null ? sql`` : sql`and p.country = ${scope.country}`}
      ${ofGames(scope)}
    group by 1`.execute(db);
  return rows;
}

/** Narrowed to a vendor, game or category, of rows with `vendor`, `game` and a category `c`. */
export const ofGames = ({ vendor, game, category }: ReportScope) => sql`
  ${vendor === undefined ? sql`` : sql`and p.vendor = ${vendor}`}
  ${game === undefined ? sql`` : sql`and p.game = ${game}`}
  ${category === undefined ? sql`` : sql`and coalesce(c.category, 'OTHER') = ${category}`}`;

/** Whose money a row of the ledger is: the vendor of its account, and the upline of its member. */
const VENDOR = sql`split_part(m.holder, ':', 2)`;

const MONEY_KEYS: Readonly<Record<ReportSplit, RawBuilder<unknown>>> = {
  day: sql`m.day_on::text`,
  vendor: VENDOR,
  category: sql`'OTHER'`,
  game: sql`${VENDOR} || ' '`,
  agent: sql`coalesce(u.upline_id, '')`,
  country: sql`coalesce(u.country, '')`,
  currency: sql`m.currency`,
  promotion: sql`m.programme`,
};

/** Which rows a figure is made of, and whether what went from the house counts up or down. */
export const MOVES: Readonly<
  Record<ReportMove, { readonly of: RawBuilder<unknown>; readonly amount: RawBuilder<unknown> }>
> = {
  otherWins: { of: sql`m.purpose = 'vendor_clearing'`, amount: sql`m.went - m.came` },
  bonusCost: { of: sql`m.purpose in ('promotion', 'rebate')`, amount: sql`m.went - m.came` },
  deposits: {
    of: sql`m.purpose = 'payment_clearing' and m.member_id <> '' and m.reason like 'deposit%'`,
    amount: sql`m.went - m.came`,
  },
  withdrawals: {
    of: sql`m.purpose = 'payment_clearing' and m.member_id <> '' and m.reason not like 'deposit%'`,
    amount: sql`m.came - m.went`,
  },
};

const sumOf = ({ of, amount }: (typeof MOVES)[ReportMove]) =>
  sql`coalesce(sum(${amount}) filter (where ${of}), 0)::numeric(38, 0)`;

/** What moved at the house's accounts beside bets. */
export async function sumMoney(
  db: Db,
  by: ReportSplit,
  scope: ReportScope,
): Promise<readonly MoneySums[]> {
  const { rows } = await sql<MoneySums>`
    select ${MONEY_KEYS[by]} as key, ${sumOf(MOVES.otherWins)} as "otherWins",
      ${sumOf(MOVES.bonusCost)} as "bonusCost", ${sumOf(MOVES.deposits)} as deposits,
      ${sumOf(MOVES.withdrawals)} as withdrawals
    from reports_money m ${isOfMembers(by, scope) ? JOIN_UPLINES : sql``}
    where m.day_on between ${scope.from}::date and ${scope.to}::date
      ${by === 'currency' ? sql`` : sql`and m.currency = ${scope.currency}`}
      ${ofMoves(by, scope)}
    group by 1`.execute(db);
  return rows;
}

export const JOIN_UPLINES = sql`left join (${UPLINES}) as u on u.member_id::text = m.member_id`;

/** Of a game, a vendor or a promotion only what can be told apart by it. */
export const ofMoves = (by: ReportSplit, scope: ReportScope) => sql`
  ${isOfPlay(scope) || isSplitByPlay(by) ? sql`and m.purpose = 'vendor_clearing'` : OF_REPORTS}
  ${by === 'promotion' || scope.promotion !== undefined ? sql`and ${MOVES.bonusCost.of}` : sql``}
  ${scope.promotion === undefined ? sql`` : sql`and m.programme = ${scope.promotion}`}
  ${scope.vendor === undefined ? sql`` : sql`and ${VENDOR} = ${scope.vendor}`}
  ${scope.game === undefined ? sql`` : sql`and ${scope.game} = ''`}
  ${scope.category === undefined ? sql`` : sql`and ${scope.category} = 'OTHER'`}
  ${scope.agent === null ? sql`` : sql`and coalesce(u.upline_id, '') = ${scope.agent}`}
  ${scope.country === null ? sql`` : sql`and coalesce(u.country, '') = ${scope.country}`}`;

const OF_REPORTS = sql`and m.purpose in
  ('vendor_clearing', 'promotion', 'rebate', 'payment_clearing')`;

/** Whether it asks who played: such bets are counted apart, without their games. */
const isOfMembers = (by: ReportSplit, { agent, country }: ReportScope): boolean =>
  by === 'agent' || by === 'country' || agent !== null || country !== null;

export const isSplitByPlay = (by: ReportSplit): boolean =>
  by === 'vendor' || by === 'game' || by === 'category';

export async function listCurrencies(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from reports_play where agent_id is not null
    union select distinct currency from reports_money where purpose in
      ('vendor_clearing', 'payment_clearing', 'promotion')
    order by 1`.execute(db);
  return rows.map(({ currency }) => currency);
}
