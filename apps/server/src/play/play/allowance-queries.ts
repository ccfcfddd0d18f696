import type { Id, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Row, Tx } from '../../base/db/index.ts';
import { type Ask, type ExtraWrite, textColumn, wholeColumnOf } from '../../books/ledger/index.ts';
import type { Adjusted, FreeRound } from './bet.ts';
import type { Command } from './command.ts';
import type { Versioned } from './queries.ts';

const namesOf = (commands: readonly Command[]) => [
  textColumn(commands.map(({ vendor }) => vendor.code)),
  textColumn(commands.map(({ memberId }) => memberId)),
];

/** What adjustments without a bet came to, for the players of these. */
export async function askAdjusted(
  ask: Ask,
  commands: readonly Command[],
): Promise<readonly Versioned<Adjusted>[]> {
  const rows = await ask<Row<'play_adjusted'>>({
    name: 'play_adjusted',
    text: `select a.* from (select distinct vendor, member_id
        from unnest($1::text[], $2::text[]) as n (vendor, member_id)) as n
      cross join lateral (select * from play_adjusted a
        where a.vendor = n.vendor and a.member_id = n.member_id offset 0) as a`,
    values: namesOf(commands),
  });
  return rows.map((row) => ({
    version: row.version,
    value: {
      vendor: row.vendor,
      memberId: row.member_id,
      currency: row.currency,
      net: { cash: minor(row.cash), bonus: minor(row.bonus) },
    },
  }));
}

/** Adjustments that somebody else has written meanwhile are stale. */
export function writeAdjusted(adjusted: readonly Versioned<Adjusted>[]): ExtraWrite {
  const values = adjusted.map(({ value }) => value);
  return {
    name: 'adjusted',
    sql: `insert into play_adjusted as a (vendor, member_id, currency, cash, bonus, version)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[],
        $6::bigint[])
      order by 1, 2, 3
      on conflict (vendor, member_id, currency) do update set cash = excluded.cash,
        bonus = excluded.bonus,
        version = case when a.version + 1 = excluded.version then excluded.version
          else decide_again() end`,
    values: [
      textColumn(values.map(({ vendor }) => vendor)),
      textColumn(values.map(({ memberId }) => memberId)),
      textColumn(values.map(({ currency }) => currency)),
      wholeColumnOf(values, ({ net }) => net.cash),
      wholeColumnOf(values, ({ net }) => net.bonus),
      wholeColumnOf(adjusted, ({ version }) => version),
    ],
  };
}

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
    values: namesOf(commands),
  });
  return rows.map((row) => ({
    version: row.version,
    value: {
      id: row.id,
      vendor: row.vendor,
      memberId: row.member_id,
      currency: row.currency,
      game: row.game,
      left: row.granted - row.used,
      expiresAt: row.expires_at,
    },
  }));
}

/** A free round that somebody else has played meanwhile is stale. */
export const writeFreeRounds = (rounds: readonly Versioned<FreeRound>[]): ExtraWrite => ({
  name: 'free_rounds',
  sql: `update play_free_round f set used = f.granted - n.left_over,
      version = case when f.version = n.version - 1 then n.version else decide_again() end
    from unnest($1::text[], $2::bigint[], $3::bigint[]) as n (id, left_over, version)
    where f.id = n.id`,
  values: [
    textColumn(rounds.map(({ value }) => value.id)),
    wholeColumnOf(rounds, ({ value }) => value.left),
    wholeColumnOf(rounds, ({ version }) => version),
  ],
});

export type FreeRoundsGrant = {
  readonly id: Id<'fre'>;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly currency: string;
  /** By the vendor's code; null: any game of the vendor. */
  readonly game: string | null;
  readonly count: number;
  readonly expiresAt: Instant;
  readonly grantedAt: Instant;
  /** Why, in a word for those who look later. */
  readonly reason: string;
};

/** Gives a player rounds for nothing. Given again under the same id, they are the same rounds. */
export const grantFreeRounds = (tx: Tx, grant: FreeRoundsGrant) =>
  tx
    .insertInto('play_free_round')
    .values({
      id: grant.id,
      vendor: grant.vendor,
      member_id: grant.memberId,
      currency: grant.currency,
      game: grant.game,
      granted: grant.count,
      expires_at: grant.expiresAt,
      granted_at: grant.grantedAt,
      reason: grant.reason,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
