import type { Input, Output } from '@baize/contract/endpoint';
import type { useOperatorLink as contract } from '@baize/contract/operator';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { guessedRight, takeGuess } from '../challenges/index.ts';
import { hashPassword, isCommonPassword, totpStepOf } from '../credentials/index.ts';
import { ensureFromHere } from './access/networks.ts';
import { writeAudit } from './audit/write-audit.ts';
import { ownerOfLink } from './link.ts';
import { useLink } from './link-queries.ts';
import { openOperatorSession } from './open-operator-session.ts';
import * as queries from './queries.ts';
import { hashOperatorToken } from './token.ts';

/** Sets password and authenticator by the link, once, and lets their owner in. */
export async function useOperatorLink(
  ctx: Ctx<Caller | null>,
  { linkToken, password, code }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  await ensureFromHere(ctx.db, ctx.origin.ip);
  const owner = await ownerOfLink(ctx, ctx.db, linkToken);
  ensure(!isCommonPassword(password), 'password_common');
  const attempt = { account: `operator code ${owner.id}`, address: `operator code ${owner.id}` };
  await takeGuess(ctx, attempt);
  const step = totpStepOf(ctx, owner.totp_secret, code);
  ensure(step !== null, 'factor_wrong');
  await guessedRight(ctx, attempt);
  const hash = await hashPassword(ctx, password);
  await ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now();
    ensure(await useLink(tx, hashOperatorToken(linkToken), now), 'reset_link_invalid');
    await queries.updateOperator(tx, owner.id, {
      password_hash: hash,
      totp_confirmed_at: now,
      set_up_at: now,
    });
    const details = { address: ctx.origin.ip };
    await writeAudit(tx, ctx, { action: 'operator.set_up', subject: owner.id, details });
  });
  return openOperatorSession(ctx, { ...owner, password_hash: hash }, step);
}
