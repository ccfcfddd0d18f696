import type { ErrorCode } from '@baize/contract/errors';
import type { FactorProof } from '@baize/contract/security';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, Refusal } from '../../base/kernel/index.ts';
import { guessedRight, returnGuess, takeGuess } from '../challenges/index.ts';
import { findPassword } from '../credentials/index.ts';
import {
  checkFactor,
  confirmPassword,
  type KnownWay,
  listFactorWays,
  listStrongWays,
  maskWays,
} from '../login/index.ts';

/**
 * What a change is proven by. The name on a bank account, which payers know, is asked only of who has
 * neither a contact nor a login password: adding an account must not weaken the proof.
 */
export async function listChangeWays(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly KnownWay[]> {
  const strong = await listStrongWays(db, memberId);
  if (strong.length > 0 || (await findPassword(db, memberId, 'login'))) return strong;
  return listFactorWays(db, memberId);
}

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

/** Whether there is anything at all that the member could prove a change by. */
export async function hasFactor({ db, caller: { memberId } }: Ctx): Promise<boolean> {
  const ways = await listChangeWays(db, memberId);
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
  await takeGuess(ctx, who);
  try {
    const result = await attempt();
    await guessedRight(ctx, who);
    return result;
  } catch (error) {
    const isGuess = error instanceof Refusal && WRONG.has(error.code);
    if (!isGuess) await returnGuess(ctx, who);
    throw error;
  }
}

const guesserOf = ({ caller: { memberId } }: Ctx) => ({
  account: `security ${memberId}`,
  address: memberId,
});

/** Refuses what only the member knows, and counts it as a wrong proof: nobody tries it at will. */
export async function refuseAsGuess(ctx: Ctx, code: ErrorCode): Promise<never> {
  await takeGuess(ctx, guesserOf(ctx));
  throw new Refusal(code);
}
