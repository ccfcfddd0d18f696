import { type Attempt, assertNotBlocked, clearFailures, noteFailure } from '../challenges/index.ts';
import { verifyPassword } from '../credentials/index.ts';
import { type Caller, type Ctx, isKeptOut, type Mode, Refusal } from '../kernel/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import { findByUsername, type OperatorRow } from './queries.ts';

type Said = { readonly username: string; readonly password: string };

/** Whose name and password these are. Neither the answer nor its time tells who works here. */
export async function provePassword(
  ctx: Ctx<Caller | null>,
  { username, password }: Said,
  mode: Mode = 'demonstration',
): Promise<OperatorRow> {
  const attempt = { account: `operator ${username}`, address: ctx.origin.ip };
  await assertNotBlocked(ctx, attempt);
  const operator = await findByUsername(ctx.db, username);
  const isRight = await verifyPassword(ctx, operator?.password_hash ?? null, password);
  // Asked again: many who guessed at once all passed the first question before any had failed.
  await assertNotBlocked(ctx, attempt);
  const mayEnter = operator?.is_active && !isKeptOut(mode, operator);
  if (!operator || !isRight || !mayEnter) return refuse(ctx, attempt, operator);
  await clearFailures(ctx, attempt);
  return operator;
}

/** A name that nobody has is not written down: people type passwords into the wrong field. */
async function refuse(
  ctx: Ctx<Caller | null>,
  attempt: Attempt,
  operator: OperatorRow | undefined,
): Promise<never> {
  await noteFailure(ctx, attempt, (tx) =>
    writeAudit(tx, ctx, {
      action: 'operator.sign_in_refused',
      subject: operator?.id ?? 'nobody',
      details: { address: ctx.origin.ip, lacked: 'password' },
    }),
  );
  throw new Refusal('login_wrong');
}
