import { minor } from '@baize/std/money';
import type { Row } from '../../base/db/index.ts';
import { type Ask, type ExtraWrite, textColumn, wholeColumnOf } from '../../books/ledger/index.ts';
import type { FreeBet, FreeRound } from './bet.ts';
import type { Command } from './command.ts';
import type { BetName, Versioned } from './queries.ts';

/** Free rounds that are left to the players of these. */
export async function askFreeRounds(
  ask: Ask,
  commands: readonly Command[],
): Promise<readonly Versioned<FreeRound>[]> {
  const rows = await ask<Row<'play_free_round'>>({
    name: 'play_free_rounds',
    text: `select f.* from (select distinct vendor, member_id
        from unnest($1::text[], $2::text[]) as n (vendor, member_id)) as n
      cross join lateral (select * from play_free_round f
        where f.vendor = n.vendor and f.member_id = n.member_id and f.used < f.granted
        offset 0) as f`,
    values: [
      textColumn(commands.map(({ vendor }) => vendor.code)),
      textColumn(commands.map(({ memberId }) => memberId)),
    ],
  });
  return rows.map(toFreeRound);
}

const toFreeRound = (row: Row<'play_free_round'>): Versioned<FreeRound> => ({
  version: row.version,
  value: {
    id: row.id,
    vendor: row.vendor,
    memberId: row.member_id,
    currency: row.currency,
    kind: row.kind,
    games: row.games,
    stake: row.stake,
    paysTo: row.pays_to,
    left: row.granted - row.used,
    won: minor(row.won),
    expiresAt: row.expires_at,
  },
});

/** Which of these bets a grant paid for, and the grants. */
export async function askFreeBets(ask: Ask, bets: readonly BetName[]) {
  const values = [
    textColumn(bets.map(({ vendor }) => vendor)),
    textColumn(bets.map(({ ref }) => ref)),
  ];
  const [paidFor, grants] = await Promise.all([
    ask<Row<'play_free_bet'>>({
      name: 'play_free_bets',
      text: `select b.* from unnest($1::text[], $2::text[]) as n (vendor, ref)
        cross join lateral (select * from play_free_bet b
          where b.vendor = n.vendor and b.ref = n.ref offset 0) as b`,
      values,
    }),
    ask<Row<'play_free_round'>>({
      name: 'play_grants_of_bets',
      text: `select distinct on (f.id) f.* from unnest($1::text[], $2::text[]) as n (vendor, ref)
        cross join lateral (select f.* from play_free_bet b join play_free_round f on f.id = b.free_id
          where b.vendor = n.vendor and b.ref = n.ref offset 0) as f`,
      values,
    }),
  ]);
  return { bets: paidFor.map(toFreeBet), grants: grants.map(toFreeRound) };
}

const toFreeBet = (row: Row<'play_free_bet'>): Versioned<FreeBet> => ({
  version: row.version,
  value: {
    vendor: row.vendor,
    ref: row.ref,
    freeId: row.free_id,
    stake: minor(row.stake),
    payout: minor(row.payout),
  },
});

/** A free round that somebody else has played meanwhile is stale. */
export const writeFreeRounds = (rounds: readonly Versioned<FreeRound>[]): ExtraWrite => ({
  name: 'free_rounds',
  sql: `update play_free_round f set used = f.granted - n.left_over, won = n.won,
      expires_at = to_timestamp(n.expires_at_ms / 1000.0),
      version = case when f.version = n.version - 1 then n.version else decide_again() end
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
      as n (id, left_over, version, won, expires_at_ms)
    where f.id = n.id`,
  values: [
    textColumn(rounds.map(({ value }) => value.id)),
    wholeColumnOf(rounds, ({ value }) => value.left),
    wholeColumnOf(rounds, ({ version }) => version),
    wholeColumnOf(rounds, ({ value }) => value.won),
    wholeColumnOf(rounds, ({ value }) => value.expiresAt.getTime()),
  ],
});

/** The same for what a bet that a grant paid for has come to. */
export const writeFreeBets = (bets: readonly Versioned<FreeBet>[]): ExtraWrite => ({
  name: 'free_bets',
  sql: `insert into play_free_bet as b (vendor, ref, free_id, stake, payout, version)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[],
      $6::bigint[])
    on conflict (vendor, ref) do update set payout = excluded.payout,
      version = case when b.version + 1 = excluded.version then excluded.version
        else decide_again() end`,
  values: [
    textColumn(bets.map(({ value }) => value.vendor)),
    textColumn(bets.map(({ value }) => value.ref)),
    textColumn(bets.map(({ value }) => value.freeId)),
    wholeColumnOf(bets, ({ value }) => value.stake),
    wholeColumnOf(bets, ({ value }) => value.payout),
    wholeColumnOf(bets, ({ version }) => version),
  ],
});
