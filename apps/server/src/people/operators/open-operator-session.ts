import { type Caller, type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import * as queries from './queries.ts';
import { readRoleNames } from './roles/trust.ts';
import { endOf } from './rules.ts';
import { shownOperator } from './shown-operator.ts';
import { hashOperatorToken, makeOperatorToken } from './token.ts';

/**
 * Lets in who has proven all, if what they proved is still so. The step is that of the code they
 * gave, which is used up by this: of one code, one session comes.
 */
export function openOperatorSession(
  ctx: Ctx<Caller | null>,
  proven: queries.OperatorRow,
  step: bigint,
) {
  const now = ctx.clock.now();
  const token = makeOperatorToken(ctx.chance);
  const sessionId = ctx.newId('ops');
  return ctx.db.transaction().execute(async (tx) => {
    const [row] = await queries.lockOperators(tx, [proven.id]);
    ensure(row?.is_active && row.password_hash === proven.password_hash, 'login_wrong');
    ensure(step > row.totp_step && row.totp_secret === proven.totp_secret, 'factor_wrong');
    const operator = await queries.updateOperator(tx, row.id, {
      totp_step: step,
      last_sign_in_at: now,
    });
    await queries.insertSession(tx, {
      id: sessionId,
      token_hash: hashOperatorToken(token),
      operator_id: row.id,
      created_at: now,
      seen_at: now,
      expires_at: endOf(now),
      ended_at: null,
      ip: ctx.origin.ip,
      user_agent: ctx.origin.userAgent,
    });
    // The line of the log asks who they are, not what they may.
    const caller: OperatorCaller = {
      role: 'operator',
      operatorId: row.id,
      sessionId,
      trusted: [],
    };
    const details = { address: ctx.origin.ip };
    const line = { action: 'operator.signed_in', subject: row.id, details };
    await writeAudit(tx, { ...ctx, caller }, line);
    const names = await readRoleNames(tx);
    return { step: 'done' as const, token, operator: shownOperator(operator, names) };
  });
}
