import { type Caller, type Ctx, ensure, type OperatorCaller } from '../kernel/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import * as queries from './queries.ts';
import { endOf } from './rules.ts';
import { shownOperator } from './shown-operator.ts';
import { hashOperatorToken, makeOperatorToken } from './token.ts';

type Proven = {
  /** The step of the code they gave, which is used up by this. */
  readonly step: bigint;
  readonly newHash: string | null;
};

/** Lets in who has proven all, if what they proved is still so: of one code, one session comes. */
export function openOperatorSession(
  ctx: Ctx<Caller | null>,
  proven: queries.OperatorRow,
  { step, newHash }: Proven,
) {
  const now = ctx.clock.now();
  const token = makeOperatorToken(ctx.chance);
  const sessionId = ctx.newId('ops');
  return ctx.db.transaction().execute(async (tx) => {
    const [row] = await queries.lockOperators(tx, [proven.id]);
    ensure(row?.is_active && row.password_hash === proven.password_hash, 'login_wrong');
    ensure(step > row.totp_step && row.totp_secret === proven.totp_secret, 'factor_wrong');
    if (newHash !== null) await queries.endSessionsOf(tx, row.id, now);
    const operator = await queries.updateOperator(tx, row.id, {
      totp_step: step,
      totp_confirmed_at: row.totp_confirmed_at ?? now,
      last_sign_in_at: now,
      ...(newHash === null ? {} : { password_hash: newHash, must_change: false }),
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
    const caller: OperatorCaller = {
      role: 'operator',
      operatorId: row.id,
      sessionId,
      trusted: row.role,
    };
    await writeAudit(tx, { ...ctx, caller }, whatHappened(row, { step, newHash }, ctx));
    return { step: 'done' as const, token, operator: shownOperator(operator) };
  });
}

const whatHappened = (
  { id, totp_confirmed_at }: queries.OperatorRow,
  { newHash }: Proven,
  { origin }: Ctx<unknown>,
) => ({
  action: 'operator.signed_in',
  subject: id,
  details: {
    address: origin.ip,
    ...(totp_confirmed_at === null ? { authenticator: 'new' } : {}),
    ...(newHash === null ? {} : { password: 'new' }),
  },
});
