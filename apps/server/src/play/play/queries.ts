import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import {
  type Ask,
  type ExtraCheck,
  type ExtraWrite,
  textColumn,
  wholeColumnOf,
} from '../../books/ledger/index.ts';
import type { Bet, Round } from './bet.ts';
import type { BetKind } from './command.ts';
import type { Token } from './decision.ts';

/** What was read or decided, with the version it will have once it is written. */
export type Versioned<Thing> = { readonly value: Thing; readonly version: number };

export type BetRow = Omit<Row<'play_bet'>, 'vendor'> & { vendor: string };

export const BET_COLUMNS = `b.vendor, b.kind, b.ref, b.member_id, b.currency, b.game, b.round_id, b.event, b.status,
  b.is_instant, b.stake_cash, b.stake_bonus, b.payout_cash, b.payout_bonus,
  b.placed_on::text as placed_on, b.placed_at, b.event_at, b.changed_at, b.version`;

export type BetName = {
  readonly vendor: string;
  readonly kind: BetKind;
  readonly ref: string;
};

/**
 * `offset 0` keeps the order: the list first, then the table by its index. Left to itself the
 * planner turns it round while the table is small, and keeps that plan when it has grown.
 */
export async function askBets(ask: Ask, names: readonly BetName[]) {
  const rows = await ask<BetRow>({
    name: 'play_bets',
    text: `select b.* from unnest($1::text[], $2::text[], $3::text[]) as n (vendor, kind, ref)
      cross join lateral (select ${BET_COLUMNS} from play_bet b
        where b.vendor = n.vendor and b.kind = n.kind and b.ref = n.ref offset 0) as b`,
    values: [
      textColumn(names.map(({ vendor }) => vendor)),
      textColumn(names.map(({ kind }) => kind)),
      textColumn(names.map(({ ref }) => ref)),
    ],
  });
  return rows.map(toBet);
}

export type RoundName = {
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: MemberId;
};

const roundColumns = (names: readonly RoundName[]) => [
  textColumn(names.map(({ vendor }) => vendor)),
  textColumn(names.map(({ roundId }) => roundId)),
  textColumn(names.map(({ memberId }) => memberId)),
];

/** The rounds named, and those of the bets named: a result does not say its round. */
export async function askRounds(ask: Ask, names: readonly RoundName[], bets: readonly BetName[]) {
  const rows = await ask<Row<'play_round'>>({
    name: 'play_rounds',
    text: `with named as (
        select * from unnest($1::text[], $2::text[], $3::text[]) as n (vendor, round_id, member_id)
        union
        select b.vendor, b.round_id, b.member_id::text
        from unnest($4::text[], $5::text[]) as n (vendor, ref)
        cross join lateral (select * from play_bet b
          where b.vendor = n.vendor and b.kind = 'bet' and b.ref = n.ref offset 0) as b
        where b.round_id is not null)
      select r.* from named n cross join lateral (select * from play_round r
        where r.vendor = n.vendor and r.round_id = n.round_id and r.member_id = n.member_id
        offset 0) as r`,
    values: [
      ...roundColumns(names),
      textColumn(bets.map(({ vendor }) => vendor)),
      textColumn(bets.map(({ ref }) => ref)),
    ],
  });
  return rows.map(toRound);
}

/** What still runs in rounds that may end: those named, and those of the bets named. */
export async function askRunning(ask: Ask, names: readonly RoundName[], bets: readonly BetName[]) {
  const rows = await ask<BetRow>({
    name: 'play_running',
    text: `with named as (
        select * from unnest($1::text[], $2::text[], $3::text[]) as n (vendor, round_id, member_id)
        union
        select b.vendor, b.round_id, b.member_id::text
        from unnest($4::text[], $5::text[]) as n (vendor, ref)
        cross join lateral (select * from play_bet b
          where b.vendor = n.vendor and b.kind = 'bet' and b.ref = n.ref offset 0) as b)
      select b.* from named n cross join lateral (select ${BET_COLUMNS} from play_bet b
        where b.vendor = n.vendor and b.round_id = n.round_id and b.member_id = n.member_id
          and b.status = 'running' and b.kind = 'bet' offset 0) as b`,
    values: [
      ...roundColumns(names),
      textColumn(bets.map(({ vendor }) => vendor)),
      textColumn(bets.map(({ ref }) => ref)),
    ],
  });
  return rows.map(toBet);
}

export async function askTokens(ask: Ask, hashes: readonly string[]) {
  const rows = await ask<Row<'play_token'>>({
    name: 'play_tokens',
    text: `select hash, vendor, member_id, currency, game, expires_at from play_token
      where hash = any ($1::text[]) and kind = 'session'`,
    values: [textColumn(hashes)],
  });
  return rows.map((row): [string, Token] => [row.hash, toToken(row)]);
}

const toToken = (row: Row<'play_token'>): Token => ({
  vendor: row.vendor,
  memberId: row.member_id,
  currency: row.currency,
  game: row.game,
  expiresAt: row.expires_at,
});

export const toBet = (row: BetRow): Versioned<Bet> => ({
  version: row.version,
  value: {
    vendor: row.vendor,
    kind: row.kind,
    ref: row.ref,
    memberId: row.member_id,
    currency: row.currency,
    game: row.game,
    roundId: row.round_id,
    event: row.event,
    status: row.status,
    isInstant: row.is_instant,
    stake: { cash: minor(row.stake_cash), bonus: minor(row.stake_bonus) },
    payout: { cash: minor(row.payout_cash), bonus: minor(row.payout_bonus) },
    placedOn: row.placed_on,
    placedAt: row.placed_at,
    eventAt: row.event_at,
    changedAt: row.changed_at,
  },
});

export const toRound = (row: Row<'play_round'>): Versioned<Round> => ({
  version: row.version,
  value: {
    vendor: row.vendor,
    roundId: row.round_id,
    memberId: row.member_id,
    status: row.status,
    running: row.running,
    paid: minor(row.paid),
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  },
});

const timeColumn = (moments: readonly Instant[]) =>
  textColumn(moments.map((moment) => moment.toISOString()));

/** The moment and the day of the batch that writes. */
export type Written = { readonly at: Instant; readonly today: string };

const columnOf = (bets: readonly Versioned<Bet>[], of: (bet: Bet) => string | null) =>
  textColumn(bets.map(({ value }) => of(value)));

const amountsOf = (bets: readonly Versioned<Bet>[], of: (bet: Bet) => bigint) =>
  wholeColumnOf(bets, ({ value }) => of(value));

/** What can change about a bet, after the three columns of its name. */
const standing = (bets: readonly Versioned<Bet>[]) => [
  columnOf(bets, (bet) => bet.vendor),
  columnOf(bets, (bet) => bet.kind),
  columnOf(bets, (bet) => bet.ref),
  columnOf(bets, (bet) => bet.status),
  amountsOf(bets, (bet) => bet.stake.cash),
  amountsOf(bets, (bet) => bet.stake.bonus),
  amountsOf(bets, (bet) => bet.payout.cash),
  amountsOf(bets, (bet) => bet.payout.bonus),
];

/** A bet that somebody else has written meanwhile breaks the key, and the batch is decided again. */
export const writeNewBets = (
  bets: readonly Versioned<Bet>[],
  { at, today }: Written,
): ExtraWrite => ({
  name: 'new_bets',
  sql: `insert into play_bet (vendor, kind, ref, status, stake_cash, stake_bonus, payout_cash,
      payout_bonus, member_id, currency, game, round_id, event, is_instant, event_at, version,
      placed_on, placed_at, changed_at)
    select n.vendor, n.kind, n.ref, n.status, n.stake_cash, n.stake_bonus, n.payout_cash,
      n.payout_bonus, n.member_id, n.currency, n.game, n.round_id, n.event, n.is_instant,
      coalesce(to_timestamp(n.event_at_ms / 1000.0), $16), 1, $17, $16, $16
    from (select unnest($1::text[]) as vendor, unnest($2::text[]) as kind,
      unnest($3::text[]) as ref, unnest($4::text[]) as status, unnest($5::bigint[]) as stake_cash,
      unnest($6::bigint[]) as stake_bonus, unnest($7::bigint[]) as payout_cash,
      unnest($8::bigint[]) as payout_bonus, unnest($9::text[]) as member_id,
      unnest($10::text[]) as currency, unnest($11::text[]) as game,
      unnest($12::text[]) as round_id, unnest($13::text[]) as event,
      unnest($14::text[]::boolean[]) as is_instant, unnest($15::bigint[]) as event_at_ms) as n`,
  values: [
    ...standing(bets),
    columnOf(bets, (bet) => bet.memberId),
    columnOf(bets, (bet) => bet.currency),
    columnOf(bets, (bet) => bet.game),
    columnOf(bets, (bet) => bet.roundId),
    columnOf(bets, (bet) => bet.event),
    columnOf(bets, (bet) => String(bet.isInstant)),
    wholeColumnOf(bets, ({ value }) => eventMs(value)),
    at.toISOString(),
    today,
  ],
});

/** Null when it happened as it was written, which is the rule. */
const eventMs = ({ eventAt, placedAt }: Bet): number | null =>
  eventAt === placedAt ? null : eventAt.getTime();

/** A bet that somebody else has changed since it was read is stale. */
export const writeChangedBets = (
  bets: readonly Versioned<Bet>[],
  { at }: Pick<Written, 'at'>,
): ExtraWrite => ({
  name: 'changed_bets',
  sql: `update play_bet b set status = n.status, stake_cash = n.stake_cash,
      stake_bonus = n.stake_bonus, payout_cash = n.payout_cash, payout_bonus = n.payout_bonus,
      changed_at = $10,
      version = case when b.version = n.version - 1 then n.version else decide_again() end
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[], $9::bigint[])
      as n (vendor, kind, ref, status, stake_cash, stake_bonus, payout_cash, payout_bonus, version)
    where b.vendor = n.vendor and b.kind = n.kind and b.ref = n.ref`,
  values: [...standing(bets), wholeColumnOf(bets, ({ version }) => version), at.toISOString()],
});

export function writeRounds(rounds: readonly Versioned<Round>[]): ExtraWrite {
  const values = rounds.map(({ value }) => value);
  return {
    name: 'play_rounds',
    sql: `insert into play_round as r
        (vendor, round_id, member_id, status, running, opened_at, changed_at, version, paid)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[],
        $6::text[]::timestamptz[], $7::text[]::timestamptz[], $8::bigint[], $9::bigint[])
      order by 1, 2, 3
      on conflict (vendor, round_id, member_id) do update set
        status = excluded.status, running = excluded.running, changed_at = excluded.changed_at,
        paid = excluded.paid,
        version = case when r.version + 1 = excluded.version then excluded.version
          else decide_again() end`,
    values: [
      ...roundColumns(values),
      textColumn(values.map(({ status }) => status)),
      wholeColumnOf(values, ({ running }) => running),
      timeColumn(values.map(({ openedAt }) => openedAt)),
      timeColumn(values.map(({ changedAt }) => changedAt)),
      wholeColumnOf(rounds, ({ version }) => version),
      wholeColumnOf(values, ({ paid }) => paid),
    ],
  };
}

/** Rounds that bets pass through without a trace must not be over. */
export const checkRounds = (names: readonly RoundName[]): ExtraCheck => ({
  name: 'passed_rounds',
  sql: `select case when count(*) = 0 then 1 else decide_again() end as done
    from (select unnest($1::text[]) as vendor, unnest($2::text[]) as round_id,
      unnest($3::text[]) as member_id) as n
    cross join lateral (select from play_round r
      where r.vendor = n.vendor and r.round_id = n.round_id and r.member_id = n.member_id
        and r.status <> 'open' offset 0) as r`,
  values: roundColumns(names),
});

export type Alert = Pick<Row<'play_alert'>, 'vendor' | 'code' | 'command' | 'tx_id' | 'member_id'>;

/** One alert a case, however often the vendor repeats itself. */
export const raiseAlert = (db: Db | Tx, alert: Alert, at: Instant) =>
  db
    .insertInto('play_alert')
    .values({ ...alert, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.constraint('play_alert_is_one').doUpdateSet((row) => ({
        seen_count: row('play_alert.seen_count', '+', 1),
        last_seen_at: at,
      })),
    )
    .execute();
