import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/register';
import type { MemberId } from '@baize/std/id';
import { type Caller, type Ctx, ensure, type World } from '../../base/kernel/index.ts';
import {
  findByAffiliateCode,
  findByReferralCode,
  findMember,
  isExcluded,
  isInvitedBy,
  type Member,
  roleOf,
} from '../members/index.ts';
import type { FoundLink } from './invite-links.ts';
import type { RegisterOptions } from './register-member.ts';

/** What codes are made of; whatever else somebody sends is not even looked up. */
const CODE = /^[A-Za-z0-9]{1,40}$/;

type Site = Pick<RegisterOptions, 'site' | 'links'>;
type InvitedCtx = Pick<Ctx<Caller | null>, 'db' | 'caller' | 'clock'>;
type Invited = { readonly uplineId: MemberId; readonly link?: FoundLink };

/** The agent whose team somebody joins by this code: their own, or one of a link of theirs. */
async function getAgent(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { site, links }: Site,
  code: string,
): Promise<Invited> {
  ensure(CODE.test(code), 'invitation_code_error');
  const agent = await findByAffiliateCode(db, code);
  const link = agent ? null : await links.find(db, code);
  const upline = link ? await findMember(db, link.agentId) : agent;
  const isOpen = upline && isInviting(upline, site) && !isExcluded(upline, clock.now());
  ensure(isOpen, 'invitation_code_error');
  return { uplineId: upline.id, ...(link ? { link } : {}) };
}

const isInviting = ({ status, type }: Member, { brand }: Site['site']): boolean =>
  status === 'active' && roleOf(brand, type) === 'agent';

/**
 * The member, or agent, who recommended the site by this code. Whoever is logged in invites no second
 * account of theirs: neither by their own code nor by that of somebody they brought.
 */
async function getFriend({ db, clock, caller }: InvitedCtx, code: string): Promise<MemberId> {
  const friend = CODE.test(code) ? await findByReferralCode(db, code) : undefined;
  const isOpen = friend?.status === 'active' && !isExcluded(friend, clock.now());
  ensure(isOpen, 'referral_code_error');
  const isOwn = caller?.role === 'member' && (await isInvitedBy(db, friend.id, caller.memberId));
  ensure(!isOwn, 'own_referral_code');
  return friend.id;
}

export async function checkAffiliate(
  world: Pick<World, 'db' | 'clock'>,
  site: Site,
  { code }: Input<typeof contract.checkAffiliate>,
): Promise<Output<typeof contract.checkAffiliate>> {
  await getAgent(world, site, code);
  return { valid: true };
}

export type Invitation = { readonly affiliateCode: string; readonly referralCode: string };
export type Inviters = Partial<Invited> & { readonly referredBy?: MemberId };

/** Who brought the newcomer. Nobody needs to; a code that is nobody's is refused. */
export async function findInviters(
  ctx: InvitedCtx,
  site: Site,
  { affiliateCode, referralCode }: Invitation,
): Promise<Inviters> {
  return {
    ...(affiliateCode ? await getAgent(ctx, site, affiliateCode) : {}),
    ...(referralCode ? { referredBy: await getFriend(ctx, referralCode) } : {}),
  };
}
