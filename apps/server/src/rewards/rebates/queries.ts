import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { RebateAccount } from './rules.ts';

export type RebateBet = Row<'rebates_bet'>;

/** A bet with what it counts for rebate now, and what it counted before. */
export type EarnedBet = RebateBet & { readonly before: bigint };

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;
const wholes = (values: readonly (bigint | number)[]) => sql`${values.map(String)}::bigint[]`;

type BetNamed = Pick<RebateBet, 'vendor' | 'ref'>;

/** What of these bets has earned rebate. */
export async function listBets(tx: Tx, bets: readonly BetNamed[]): Promise<readonly RebateBet[]> {
  const { rows } = await sql<RebateBet>`
    select b.* from unnest(${texts(bets.map(({ vendor }) => vendor))},
      ${texts(bets.map(({ ref }) => ref))}) as n (vendor, ref)
    join rebates_bet b on b.ref = n.ref and b.vendor = n.vendor`.execute(tx);
  return rows;
}

export const saveBets = (tx: Tx, bets: readonly RebateBet[]) =>
  sql`insert into rebates_bet (vendor, ref, member_id, category, valid, rate_ppm, claim_no)
    select * from unnest(${texts(bets.map(({ vendor }) => vendor))},
      ${texts(bets.map(({ ref }) => ref))}, ${texts(bets.map((bet) => bet.member_id))},
      ${texts(bets.map(({ category }) => category))}, ${wholes(bets.map(({ valid }) => valid))},
      ${bets.map((bet) => bet.rate_ppm)}::integer[], ${bets.map((bet) => bet.claim_no)}::integer[])
    on conflict (ref, vendor) do update set valid = excluded.valid`.execute(tx);

/** All accounts of these members. */
export const listAccounts = (
  db: Db | Tx,
  members: readonly MemberId[],
): Promise<readonly RebateAccount[]> =>
  db
    .selectFrom('rebates_account')
    .selectAll()
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .execute();

export const saveAccounts = (tx: Tx, rows: readonly RebateAccount[]) =>
  sql`insert into rebates_account (member_id, category, earned, valid, claim_no, offered)
    select * from unnest(${texts(rows.map((row) => row.member_id))},
      ${texts(rows.map(({ category }) => category))}, ${wholes(rows.map(({ earned }) => earned))},
      ${wholes(rows.map(({ valid }) => valid))}, ${rows.map((row) => row.claim_no)}::integer[],
      ${wholes(rows.map(({ offered }) => offered))})
    on conflict (member_id, category) do update set earned = excluded.earned,
      valid = excluded.valid, claim_no = excluded.claim_no, offered = excluded.offered`.execute(tx);
