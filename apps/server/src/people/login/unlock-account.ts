import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/unlock';
import { type Caller, type Ctx, ensure, Refusal } from '../../base/kernel/index.ts';
import {
  checkBotProof,
  clearFailures,
  isLocked,
  sendCode,
  takeGuess,
} from '../challenges/index.ts';
import { type Approach, approachOf } from './approach.ts';
import { checkFactor, type KnownWay, listStrongWays } from './factor.ts';
import type { LoginInput } from './log-in.ts';
import type { LoginOptions } from './options.ts';

type GuestCtx = Ctx<Caller | null>;
type Call = typeof contract.sendUnlockCode;

/**
 * Sends a code to the member's own telephone or mailbox, if their account is locked. Whether there
 * is such an account, such a way, or a lock, shows neither in the answer nor in its time.
 */
export async function sendUnlockCode(
  ctx: GuestCtx,
  { site, providers }: Pick<LoginOptions, 'site' | 'providers'>,
  { way, ...named }: Input<Call>,
): Promise<Output<Call>> {
  await checkBotProof(ctx, named.botProof);
  ensure(way === 'mobile' ? providers.sms : providers.mail, 'code_not_sent');
  const { member, attempt } = await approachOf(ctx, site.brand, named);
  const known = (await waysOf(ctx, member)).find((each) => each.way === way)?.target;
  const isForNobody = !known || !(await isLocked(ctx, attempt));
  return ctx.db.transaction().execute((tx) =>
    sendCode(ctx, tx, {
      purpose: 'factor',
      channel: way === 'mobile' ? 'sms' : 'email',
      target: isForNobody ? `nobody ${way} ${attempt.account.toLowerCase()}` : known,
      language: member?.language ?? ctx.origin.language,
      isForNobody,
    }),
  );
}

/**
 * A second factor opens a locked account to its password again, and is counted like any other. True
 * when it was given: where nothing is locked it is not looked at and proves nothing.
 */
export async function unlockAccount(
  ctx: GuestCtx,
  { member, attempt }: Approach,
  unlock: LoginInput['unlock'],
): Promise<boolean> {
  if (!unlock || !(await isLocked(ctx, attempt))) return false;
  const { way, proof } = unlock;
  const known = (await waysOf(ctx, member)).some((each) => each.way === way);
  if (!member || !known) {
    const name = `factor ${attempt.account}`;
    await takeGuess(ctx, { account: name, address: name });
    throw new Refusal('code_invalid');
  }
  await checkFactor(ctx, { memberId: member.id, way, proof });
  await clearFailures(ctx, attempt);
  return true;
}

const waysOf = async (
  { db }: GuestCtx,
  member: Approach['member'],
): Promise<readonly KnownWay[]> => (member ? listStrongWays(db, member.id) : []);
