import { hashPassword, makeTotpSecret } from '../credentials/index.ts';
import { type Actor, writeAudit } from './audit/write-audit.ts';
import { makeFirstPassword } from './make-first-password.ts';
import * as queries from './queries.ts';

/**
 * For who has lost both, and nobody above them is left: another first password, another
 * authenticator, and every session ended. Null when there is no such operator.
 */
export async function renewOperator(ctx: Actor, username: string): Promise<string | null> {
  const known = await queries.findByUsername(ctx.db, username);
  if (!known) return null;
  const firstPassword = makeFirstPassword(ctx.chance);
  const password_hash = await hashPassword(ctx, firstPassword);
  await ctx.db.transaction().execute(async (tx) => {
    await queries.lockOperators(tx, [known.id]);
    await queries.endSessionsOf(tx, known.id, ctx.clock.now());
    await queries.updateOperator(tx, known.id, {
      is_active: true,
      password_hash,
      must_change: true,
      totp_secret: makeTotpSecret(ctx),
      totp_confirmed_at: null,
    });
    await writeAudit(tx, ctx, { action: 'operator.renewed', subject: known.id });
  });
  return firstPassword;
}
