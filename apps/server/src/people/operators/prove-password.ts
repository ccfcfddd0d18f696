import type { Id } from '@baize/std/id';
import { type Caller, type Ctx, isKeptOut, type Mode, Refusal } from '../../base/kernel/index.ts';
import { guess } from '../challenges/index.ts';
import { verifyPassword } from '../credentials/index.ts';
import { writeAudit } from './audit/write-audit.ts';
import { findByUsername, hasComeFrom, type OperatorRow } from './queries.ts';

/** Asked for where there is no operator, so that as much is asked either way. */
const NOBODY = 'opr_00000000000000000000000000' as Id<'opr'>;

type OperatorPassword = { readonly username: string; readonly password: string };

/** Whose name and password these are. Neither the answer nor its time tells who works here. */
export async function provePassword(
  ctx: Ctx<Caller | null>,
  { username, password }: OperatorPassword,
  mode: Mode = 'demonstration',
): Promise<OperatorRow> {
  const operator = await findByUsername(ctx.db, username);
  const attempt = {
    account: `operator ${username}`,
    address: ctx.origin.ip,
    locks: true,
    isKnownPlace: await hasComeFrom(ctx.db, operator?.id ?? NOBODY, ctx.origin.ip),
  };
  const mayEnter = operator?.is_active === true && !isKeptOut(mode, operator);
  const isRight = await guess(ctx, attempt, async () => {
    const isTheirs = await verifyPassword(ctx, operator?.password_hash ?? null, password);
    return isTheirs && mayEnter;
  });
  return operator && isRight ? operator : refuse(ctx, operator);
}

/** A name that nobody has is not written down: people type passwords into the wrong field. */
async function refuse(ctx: Ctx<Caller | null>, operator: OperatorRow | undefined): Promise<never> {
  await ctx.db.transaction().execute((tx) =>
    writeAudit(tx, ctx, {
      action: 'operator.sign_in_refused',
      subject: operator?.id ?? 'nobody',
      details: { address: ctx.origin.ip, lacked: 'password' },
    }),
  );
  throw new Refusal('login_wrong');
}
