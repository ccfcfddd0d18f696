import type { Caller, Ctx } from '../../base/kernel/index.ts';
import { Refusal } from '../../base/kernel/index.ts';
import { guessedRight, takeGuess } from '../challenges/index.ts';
import { totpStepOf } from '../credentials/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import type { OperatorRow } from './queries.ts';

/**
 * The step of a right code that was not used before. Wrong codes make the operator's next one wait,
 * from wherever it comes: only who came past the password can make them.
 */
export async function proveCode(
  ctx: Ctx<Caller | null>,
  operator: OperatorRow,
  code: string,
): Promise<bigint> {
  const name = `operator code ${operator.id}`;
  const attempt = { account: name, address: name };
  await takeGuess(ctx, attempt);
  const step = totpStepOf(ctx, operator.totp_secret, code);
  if (step === null || step <= operator.totp_step) return refuseCode(ctx, operator);
  await guessedRight(ctx, attempt);
  return step;
}

async function refuseCode(ctx: Ctx<Caller | null>, { id }: OperatorRow): Promise<never> {
  await ctx.db.transaction().execute((tx) =>
    writeAudit(tx, ctx, {
      action: 'operator.sign_in_refused',
      subject: id,
      details: { address: ctx.origin.ip, lacked: 'code' },
    }),
  );
  throw new Refusal('factor_wrong');
}
