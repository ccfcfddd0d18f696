import { minor } from '@baize/std/money';
import type { Row } from '../../base/db/index.ts';
import { type Ask, type ExtraWrite, textColumn, wholeColumnOf } from '../../books/ledger/index.ts';
import type { Result } from './bet.ts';
import { BET_COLUMNS, type BetRow, toBet, toRound, type Versioned } from './queries.ts';

export type ResultName = Pick<Result, 'vendor' | 'ref'>;

const NAMED = `unnest($1::text[], $2::text[]) as n (vendor, ref)
  cross join lateral (select * from play_result r
    where r.vendor = n.vendor and r.ref = n.ref offset 0) as r`;

const columns = (names: readonly ResultName[]) => [
  textColumn(names.map(({ vendor }) => vendor)),
  textColumn(names.map(({ ref }) => ref)),
];

export async function askResults(ask: Ask, names: readonly ResultName[]) {
  const rows = await ask<Row<'play_result'>>({
    name: 'play_results',
    text: `select r.* from ${NAMED}`,
    values: columns(names),
  });
  return rows.map(toResult);
}

/** The bets these results were paid for. */
export async function askBetsOfResults(ask: Ask, names: readonly ResultName[]) {
  const rows = await ask<BetRow>({
    name: 'play_bets_of_results',
    text: `select b.* from ${NAMED} cross join lateral (select ${BET_COLUMNS} from play_bet b
      where b.vendor = r.vendor and b.kind = 'bet' and b.ref = r.bet_ref offset 0) as b`,
    values: columns(names),
  });
  return rows.map(toBet);
}

/** The rounds of those bets. */
export async function askRoundsOfResults(ask: Ask, names: readonly ResultName[]) {
  const rows = await ask<Row<'play_round'>>({
    name: 'play_rounds_of_results',
    text: `select o.* from ${NAMED}
      cross join lateral (select * from play_bet b
        where b.vendor = r.vendor and b.kind = 'bet' and b.ref = r.bet_ref offset 0) as b
      cross join lateral (select * from play_round o
        where o.vendor = b.vendor and o.round_id = b.round_id and o.member_id = b.member_id
        offset 0) as o`,
    values: columns(names),
  });
  return rows.map(toRound);
}

const toResult = (row: Row<'play_result'>): Versioned<Result> => ({
  version: row.version,
  value: {
    vendor: row.vendor,
    ref: row.ref,
    betRef: row.bet_ref,
    memberId: row.member_id,
    currency: row.currency,
    status: row.status,
    isLast: row.is_last,
    paid: { cash: minor(row.paid_cash), bonus: minor(row.paid_bonus) },
  },
});

/** New ones, and those that were taken back; one that somebody else has changed is stale. */
export function writeResults(results: readonly Versioned<Result>[]): ExtraWrite {
  const values = results.map(({ value }) => value);
  return {
    name: 'results',
    sql: `insert into play_result as r (vendor, ref, bet_ref, member_id, currency, status, is_last,
        paid_cash, paid_bonus, version)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
        $7::text[]::boolean[], $8::bigint[], $9::bigint[], $10::bigint[])
      order by 1, 2
      on conflict (vendor, ref) do update set status = excluded.status,
        version = case when r.version + 1 = excluded.version then excluded.version
          else decide_again() end`,
    values: [
      ...columns(values),
      textColumn(values.map(({ betRef }) => betRef)),
      textColumn(values.map(({ memberId }) => memberId)),
      textColumn(values.map(({ currency }) => currency)),
      textColumn(values.map(({ status }) => status)),
      textColumn(values.map(({ isLast }) => String(isLast))),
      wholeColumnOf(values, ({ paid }) => paid.cash),
      wholeColumnOf(values, ({ paid }) => paid.bonus),
      wholeColumnOf(results, ({ version }) => version),
    ],
  };
}
