import type { Input } from '@baize/contract/endpoint';
import type { addOperator as contract } from '@baize/contract/operator';
import { hashPassword, makeTotpSecret } from '../credentials/index.ts';
import { ensure } from '../kernel/index.ts';
import { type Actor, writeAudit } from './audit/write-audit.ts';
import { makeFirstPassword } from './make-first-password.ts';
import * as queries from './queries.ts';
import { shownColleague } from './shown-operator.ts';

/** The first password is shown this once, and opens nothing but its own change. */
export async function addOperator(ctx: Actor, { username, name, role }: Input<typeof contract>) {
  const firstPassword = makeFirstPassword(ctx.chance);
  const row: queries.OperatorRow = {
    id: ctx.newId('opr'),
    username,
    name,
    role,
    is_active: true,
    password_hash: await hashPassword(ctx, firstPassword),
    must_change: true,
    totp_secret: makeTotpSecret(ctx),
    totp_confirmed_at: null,
    totp_step: 0n,
    created_at: ctx.clock.now(),
    last_sign_in_at: null,
    is_demo: false,
  };
  await ctx.db.transaction().execute(async (tx) => {
    ensure(await queries.insertOperator(tx, row), 'username_taken');
    const details = { username, name, role };
    await writeAudit(tx, ctx, { action: 'operator.added', subject: row.id, details });
  });
  return { operator: shownColleague(row), firstPassword };
}
