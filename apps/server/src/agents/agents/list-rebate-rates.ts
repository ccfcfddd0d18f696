import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

export type RebateRate = {
  readonly number: bigint;
  readonly memberId: MemberId;
  readonly depth: number;
  readonly rate: number;
};

/** What `rebateRateOf` says, of many at once, by their numbers. */
export async function listRebateRates(
  db: Db | Tx,
  brand: Pick<Brand, 'agents'>,
  numbers: readonly string[],
): Promise<readonly RebateRate[]> {
  const { rows } = await sql<RebateRate>`
    select p.number, p.member_id as "memberId", nlevel(p.path) as depth, coalesce(r.rate,
      case when nlevel(p.path) = 1 then ${brand.agents.topRebateRate}::integer else 0 end) as rate
    from unnest(${numbers}::bigint[]) as n (number)
    join agents_place p on p.number = n.number
    left join agents_rebate r on r.member_id = p.member_id`.execute(db);
  return rows;
}
