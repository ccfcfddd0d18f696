import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { proveCode } from './prove-code.ts';
import { getOperator, lockOperators, updateOperator } from './queries.ts';

/** That it is still the operator who sits there: the step of a code that was not used before. */
export const proveOwnCode = async (ctx: Ctx<OperatorCaller>, code: string): Promise<bigint> =>
  proveCode(ctx, await getOperator(ctx.db, ctx.caller.operatorId), code);

/** A code opens one act: of two that bring the same one at once, the second is refused. */
export async function spendCode(tx: Tx, operatorId: Id<'opr'>, step: bigint): Promise<void> {
  const [operator] = await lockOperators(tx, [operatorId]);
  ensure(operator && operator.totp_step < step, 'factor_wrong');
  await updateOperator(tx, operatorId, { totp_step: step });
}
