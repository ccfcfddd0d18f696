import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../../base/db/index.ts';
import { getMember } from '../../../people/members/index.ts';
import { findRate } from './rebate-queries.ts';

/**
 * What somebody gets back of valid bets, in hundredths of a per cent: what was set for them; else,
 * for the first of a line, what the brand gives; else nothing.
 */
export async function rebateRateOf(
  db: Db | Tx,
  brand: Pick<Brand, 'agents'>,
  memberId: MemberId,
): Promise<number> {
  const set = await findRate(db, memberId);
  if (set) return set.rate;
  const member = await getMember(db, memberId);
  return member.upline_id === null ? brand.agents.topRebateRate : 0;
}
