import type { Input, Output } from '@baize/contract/endpoint';
import type { signInOperator as contract } from '@baize/contract/operator';
import { type Caller, type Ctx, Refusal } from '../../base/kernel/index.ts';
import { guessedRight, takeGuess } from '../challenges/index.ts';
import { totpStepOf } from '../credentials/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import { openOperatorSession } from './open-operator-session.ts';
import type { OperatorsOptions } from './options.ts';
import { provePassword } from './prove-password.ts';
import type { OperatorRow } from './queries.ts';

type GuestCtx = Ctx<Caller | null>;

/** The password first, then the code, which is asked for only from who knew the password. */
export async function signInOperator(
  ctx: GuestCtx,
  { mode }: Pick<OperatorsOptions, 'mode'>,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const operator = await provePassword(ctx, input, mode);
  if (input.code === undefined) return { step: 'code' };
  return openOperatorSession(ctx, operator, await proveCode(ctx, operator, input.code));
}

/**
 * Wrong codes make the operator's next one wait, from wherever it comes: only who came past the
 * password can make them.
 */
async function proveCode(ctx: GuestCtx, operator: OperatorRow, code: string): Promise<bigint> {
  const name = `operator code ${operator.id}`;
  const attempt = { account: name, address: name };
  await takeGuess(ctx, attempt);
  const step = totpStepOf(ctx, operator.totp_secret, code);
  if (step === null || step <= operator.totp_step) return refuseCode(ctx, operator);
  await guessedRight(ctx, attempt);
  return step;
}

async function refuseCode(ctx: GuestCtx, { id }: OperatorRow): Promise<never> {
  await ctx.db.transaction().execute((tx) =>
    writeAudit(tx, ctx, {
      action: 'operator.sign_in_refused',
      subject: id,
      details: { address: ctx.origin.ip, lacked: 'code' },
    }),
  );
  throw new Refusal('factor_wrong');
}
