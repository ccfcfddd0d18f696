import type { ErrorCode } from '@baize/contract/errors';
import type { FactorProof } from '@baize/contract/security';
import type { MemberId } from '@baize/std/id';
import { assertNotBlocked, clearFailures, noteFailure } from '../challenges/index.ts';
import { findPassword } from '../credentials/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { type Ctx, ensure, Refusal } from '../kernel/index.ts';
import {
  checkFactor,
  confirmPassword,
  type KnownWay,
  listFactorWays,
  maskWays,
} from '../login/index.ts';

/**
 * Makes sure that it is the member and not just someone with their session. Asked before the
 * change's own transaction, so that a wrong proof stays counted and a code stays used.
 */
export async function proveFactor(ctx: Ctx, factor: FactorProof | undefined): Promise<void> {
  const { memberId } = ctx.caller;
  const ways = await listChangeWays(ctx.db, memberId);
  ensure(factor, 'verification_first', { ways: maskWays(ways) });
  const { way, proof } = factor;
  if (way !== 'password') {
    ensure(
      ways.some((known) => known.way === way),
      'factor_unknown',
    );
    return countFailures(ctx, () => checkFactor(ctx, { memberId, way, proof }));
  }
  // The login password counts only for those who can prove themselves by nothing else.
  ensure(ways.length === 0 && (await findPassword(ctx.db, memberId, 'login')), 'factor_unknown');
  ensure(await confirmPassword(ctx, ctx.caller, proof), 'factor_wrong');
}

/**
 * The ways that count for a change. A name that friends and payers know proves one only for those
 * who can be asked nothing better.
 */
export async function listChangeWays(db: Db | Tx, memberId: MemberId) {
  const ways = await listFactorWays(db, memberId);
  const strong = onlyStrong(ways);
  return strong.length > 0 ? strong : ways;
}

const onlyStrong = (ways: readonly KnownWay[]) => ways.filter(({ way }) => way !== 'bankName');

/** The ways by which a member has something in their hands: an authenticator, a number, a mailbox. */
export const listStrongWays = async (db: Db | Tx, memberId: MemberId) =>
  onlyStrong(await listFactorWays(db, memberId));

/** Whether there is anything at all that the member could prove a change by. */
export async function hasFactor({ db, caller: { memberId } }: Ctx): Promise<boolean> {
  const ways = await listFactorWays(db, memberId);
  return ways.length > 0 || (await findPassword(db, memberId, 'login')) !== undefined;
}

/** A guess; a code that has merely expired is none. */
const WRONG: ReadonlySet<string> = new Set(['factor_wrong', 'code_invalid']);

/**
 * Five wrong proofs and the member waits, wherever they come from: whoever gets here has a session,
 * so nobody can lock another out from outside, and a stolen session gains nothing by moving.
 */
export async function countFailures<Result>(
  ctx: Ctx,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const who = guesserOf(ctx);
  await assertNotBlocked(ctx, who);
  try {
    const result = await attempt();
    await clearFailures(ctx, who);
    return result;
  } catch (error) {
    if (error instanceof Refusal && WRONG.has(error.code)) await noteFailure(ctx, who);
    throw error;
  }
}

const guesserOf = ({ caller: { memberId } }: Ctx) => ({
  account: `security ${memberId}`,
  address: memberId,
});

/** Refuses what only the member knows, and counts it as a wrong proof: nobody tries it at will. */
export async function refuseAsGuess(ctx: Ctx, code: ErrorCode): Promise<never> {
  const who = guesserOf(ctx);
  await assertNotBlocked(ctx, who);
  await noteFailure(ctx, who);
  throw new Refusal(code);
}
