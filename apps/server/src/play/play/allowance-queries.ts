import { minor } from '@baize/std/money';
import type { Row } from '../../base/db/index.ts';
import { type Ask, type ExtraWrite, textColumn, wholeColumnOf } from '../../books/ledger/index.ts';
import type { Adjusted } from './bet.ts';
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
