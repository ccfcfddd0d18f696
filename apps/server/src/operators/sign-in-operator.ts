import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import type { signInOperator as contract } from '@baize/contract/operator';
import { clearFailures, takeGuess } from '../challenges/index.ts';
import { hashPassword, isCommonPassword, totpAddress, totpStepOf } from '../credentials/index.ts';
import { type Caller, type Ctx, ensure, type Mode, Refusal } from '../kernel/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import { openOperatorSession } from './open-operator-session.ts';
import { provePassword } from './prove-password.ts';
import type { OperatorRow } from './queries.ts';

type GuestCtx = Ctx<Caller | null>;
type Asked = Input<typeof contract>;
type SignInPlace = { readonly brand: Pick<Brand, 'names'>; readonly mode?: Mode | undefined };

/**
 * The password first, then the code, then, where another person gave the password, one of their
 * own. Each question is answered only to who has answered those before it, and a code that is not
 * the last answer is not used up by it.
 */
export async function signInOperator(
  ctx: GuestCtx,
  { brand, mode }: SignInPlace,
  input: Asked,
): Promise<Output<typeof contract>> {
  const operator = await provePassword(ctx, input, mode);
  if (input.code === undefined) return askForCode(brand, operator);
  const step = await proveCode(ctx, operator, input.code);
  if (operator.must_change && input.newPassword === undefined) return { step: 'password' };
  const newHash = await hashNew(ctx, input);
  return openOperatorSession(ctx, operator, { step, newHash });
}

function askForCode(
  { names }: Pick<Brand, 'names'>,
  { username, totp_secret: secret, totp_confirmed_at }: OperatorRow,
): Output<typeof contract> {
  if (totp_confirmed_at !== null) return { step: 'code' };
  const uri = totpAddress({ issuer: `${names['EN']} Console`, label: username, secret });
  return { step: 'setup', secret, uri };
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
  await clearFailures(ctx, attempt);
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

async function hashNew(
  ctx: GuestCtx,
  { password, newPassword }: Pick<Asked, 'password' | 'newPassword'>,
): Promise<string | null> {
  if (newPassword === undefined) return null;
  ensure(!isCommonPassword(newPassword), 'password_common');
  ensure(newPassword.normalize('NFKC') !== password.normalize('NFKC'), 'password_same');
  return hashPassword(ctx, newPassword);
}
