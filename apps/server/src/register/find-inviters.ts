import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/register';
import type { MemberId } from '@baize/std/id';
import type { Db } from '../db/index.ts';
import { ensure, type World } from '../kernel/index.ts';
import { findByAffiliateCode, findByReferralCode, roleOf } from '../members/index.ts';

/** What codes are made of; whatever else somebody sends is not even looked up. */
const CODE = /^[A-Za-z0-9]{1,40}$/;

/** The agent whose team somebody joins by this code. */
async function getAgent(db: Db, brand: Brand, code: string): Promise<MemberId> {
  const agent = CODE.test(code) ? await findByAffiliateCode(db, code) : undefined;
  const isGood = agent?.status === 'active' && roleOf(brand, agent.type) === 'agent';
  ensure(agent && isGood, 'invitation_code_error');
  return agent.id;
}

/** The member, or agent, who recommended the site by this code. */
async function getFriend(db: Db, code: string): Promise<MemberId> {
  const friend = CODE.test(code) ? await findByReferralCode(db, code) : undefined;
  ensure(friend?.status === 'active', 'invitation_code_error');
  return friend.id;
}

export async function checkAffiliate(
  { db }: Pick<World, 'db'>,
  brand: Brand,
  { code }: Input<typeof contract.checkAffiliate>,
): Promise<Output<typeof contract.checkAffiliate>> {
  await getAgent(db, brand, code);
  return { valid: true };
}

export type Invitation = { readonly affiliateCode: string; readonly referralCode: string };
export type Inviters = { readonly uplineId?: MemberId; readonly referredBy?: MemberId };

/** Who brought the newcomer. Nobody needs to; a code that is nobody's is refused. */
export async function findInviters(
  { db }: Pick<World, 'db'>,
  brand: Brand,
  { affiliateCode, referralCode }: Invitation,
): Promise<Inviters> {
  return {
    ...(affiliateCode ? { uplineId: await getAgent(db, brand, affiliateCode) } : {}),
    ...(referralCode ? { referredBy: await getFriend(db, referralCode) } : {}),
  };
}
