import { type Actor, writeAudit } from './audit/write-audit.ts';
import { makeLink } from './link.ts';
import * as queries from './queries.ts';

/**
 * For who has lost both, and nobody above them is left: the secret of another link. Null when there
 * is no such operator.
 */
export async function renewOperator(ctx: Actor, username: string): Promise<string | null> {
  const known = await queries.findByUsername(ctx.db, username);
  if (!known) return null;
  return ctx.db.transaction().execute(async (tx) => {
    await queries.lockOperators(tx, [known.id]);
    const { token } = await makeLink(ctx, tx, { operatorId: known.id, madeBy: null });
    await queries.updateOperator(tx, known.id, { is_active: true });
    await writeAudit(tx, ctx, { action: 'operator.renewed', subject: known.id });
    return token;
  });
}
