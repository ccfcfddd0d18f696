import type { LoginAnswer, Pending } from '@baize/contract/login-answer';
import type { Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure, isKeptOut } from '../../base/kernel/index.ts';
import { findPassword, isStillPassword, takeDefaultPassword } from '../credentials/index.ts';
import { lookForExcluded } from '../exclusions/index.ts';
import { roleOf } from '../members/index.ts';
import { addressStanding, isNewDevice, type Method, openSession } from '../sessions/index.ts';
import type { Member, Password } from './account.ts';
import { answerLogin } from './answer-login.ts';
import { listFactorWays } from './factor.ts';
import { tellOfLogin } from './notify-member.ts';
import type { LoginOptions } from './options.ts';
import { isProvenByPhone, passwordStanding } from './rules.ts';

export type Comer = {
  readonly member: Member;
  readonly method: Method;
  readonly page: 'member' | 'agent';
  /** What they were believed by, where that was a password. */
  readonly password?: Password;
  /** It is the brand's default password, which is good once. */
  readonly isDefault?: boolean;
  /** They chose to stay logged in on this device. */
  readonly isKept?: boolean;
  /** They have given a second factor along with it. */
  readonly isProven?: boolean;
};

type GuestCtx = Ctx<Caller | null>;

/**
 * Lets in who has proven to be this member: what they may not, they are told before any session
 * exists; what is still missing, the session waits for.
 */
export async function admitMember(
  ctx: GuestCtx,
  { site, mode }: Pick<LoginOptions, 'site' | 'mode'>,
  { member, method, page, password, isKept = false, isDefault = false, isProven = false }: Comer,
): Promise<LoginAnswer> {
  ensure(member.status === 'active' && !isKeptOut(mode, member), 'account_closed');
  const role = roleOf(site.brand, member.type);
  ensure(role !== null, 'not_a_member');
  ensure(page === 'member' || role === 'agent', 'error_not_agent');

  const { origin } = ctx;
  return ctx.db.transaction().execute(async (tx) => {
    if (password && isDefault) await takeDefaultPassword(ctx, tx, { password, brand: site.brand });
    // Checking took its time: a password that was replaced meanwhile opens nothing any more.
    if (password) ensure(await isStillPassword(tx, password), 'login_wrong');
    const address = await addressStanding(tx, { memberId: member.id, ip: origin.ip });
    const isStrange = address === 'new' && role !== 'trial' && !isProven;
    const { device } = origin;
    const isOther = role !== 'trial' && (await isNewDevice(tx, { memberId: member.id, device }));
    const pending = await pendingOf(ctx, tx, { site, member, method, isStrange });
    const { brand } = site;
    const opened = await openSession(ctx, tx, { brand, member, method, origin, pending, isKept });
    await lookForExcluded(ctx, tx, member.id);
    if ((isStrange || isOther) && pending !== 'factor') {
      await tellOfLogin(ctx, tx, { memberId: member.id, isFromAfar: isStrange });
    }
    return answerLogin(ctx, tx, { ...opened, site, memberId: member.id, method, pending });
  });
}

type Question = Pick<Comer, 'member' | 'method'> &
  Pick<LoginOptions, 'site'> & { readonly isStrange: boolean };

async function pendingOf(
  { clock }: GuestCtx,
  tx: Tx,
  { site, member, method, isStrange }: Question,
): Promise<Pending | null> {
  const ways = isStrange ? await listFactorWays(tx, member.id) : [];
  const enough = isProvenByPhone(method) ? ways.filter(({ way }) => way === 'totp') : ways;
  if (enough.length > 0) return 'factor';
  const password = await findPassword(tx, member.id, 'login');
  const { reason } = passwordStanding(site, password, { method, now: clock.now() });
  return reason === null ? null : 'password';
}
