import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type PointsMember = Row<'points_member'>;
export type PointsBet = Row<'points_bet'>;

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;
const wholes = (values: readonly (bigint | number)[]) => sql`${values.map(String)}::bigint[]`;

/** The rows of these members, made where they are missing and locked in the order of their ids. */
export async function lockMembers(
  tx: Tx,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PointsMember>> {
  await sql`insert into points_member (member_id)
    select * from unnest(${texts(members)}) as m (member_id) order by 1
    on conflict (member_id) do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('points_member')
    .selectAll()
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .orderBy('member_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.member_id, row]));
}

export async function findDebt(db: Db | Tx, memberId: MemberId): Promise<Minor | undefined> {
  const row = await db
    .selectFrom('points_member')
    .select('debt')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.debt;
}

export const saveDebts = (tx: Tx, rows: readonly Pick<PointsMember, 'member_id' | 'debt'>[]) =>
  sql`update points_member m set debt = n.debt
    from unnest(${texts(rows.map((row) => row.member_id))}, ${wholes(rows.map(({ debt }) => debt))})
      as n (member_id, debt)
    where m.member_id = n.member_id`.execute(tx);

type Carried = Pick<PointsMember, 'member_id' | 'carry'>;

/** Each time is another movement of points, with a number of its own. */
export const saveCarries = (tx: Tx, rows: readonly Carried[]) =>
  sql`update points_member m set carry = n.carry, movements = m.movements + 1
    from unnest(${texts(rows.map((row) => row.member_id))}, ${wholes(rows.map(({ carry }) => carry))})
      as n (member_id, carry)
    where m.member_id = n.member_id`.execute(tx);

type BetNamed = Pick<PointsBet, 'vendor' | 'ref'>;

/** What of these bets has earned points. */
export async function listBets(tx: Tx, bets: readonly BetNamed[]): Promise<readonly PointsBet[]> {
  const { rows } = await sql<PointsBet>`
    select b.* from unnest(${texts(bets.map(({ vendor }) => vendor))},
      ${texts(bets.map(({ ref }) => ref))}) as n (vendor, ref)
    join points_bet b on b.ref = n.ref and b.vendor = n.vendor`.execute(tx);
  return rows;
}

export const saveBets = (tx: Tx, bets: readonly PointsBet[]) =>
  sql`insert into points_bet (vendor, ref, member_id, valid, rate_ppm)
    select * from unnest(${texts(bets.map(({ vendor }) => vendor))},
      ${texts(bets.map(({ ref }) => ref))}, ${texts(bets.map((bet) => bet.member_id))},
      ${wholes(bets.map(({ valid }) => valid))}, ${bets.map((bet) => bet.rate_ppm)}::integer[])
    on conflict (ref, vendor) do update set valid = excluded.valid`.execute(tx);
