import type { Input, Output } from '@baize/contract/endpoint';
import type { signInOperator as contract } from '@baize/contract/operator';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import { ensureFromHere } from './access/networks.ts';
import { openOperatorSession } from './open-operator-session.ts';
import type { OperatorsOptions } from './options.ts';
import { proveCode } from './prove-code.ts';
import { provePassword } from './prove-password.ts';

type GuestCtx = Ctx<Caller | null>;

/** The password first, then the code, which is asked for only from who knew the password. */
export async function signInOperator(
  ctx: GuestCtx,
  { mode }: Pick<OperatorsOptions, 'mode'>,
  input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await ensureFromHere(ctx.db, ctx.origin.ip);
  const operator = await provePassword(ctx, input, mode);
  if (input.code === undefined) return { step: 'code' };
  return openOperatorSession(ctx, operator, await proveCode(ctx, operator, input.code));
}
