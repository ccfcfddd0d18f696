import type { Input, Output } from '@baize/contract/endpoint';
import type { addOperator as contract } from '@baize/contract/operator';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { makeTotpSecret } from '../credentials/index.ts';
import { type Actor, writeAudit } from './audit/write-audit.ts';
import { makeLink } from './link.ts';
import { mailLink } from './mail-link.ts';
import type { OperatorsOptions } from './options.ts';
import * as queries from './queries.ts';
import { ensureMayGive } from './roles/ensure-within.ts';
import { readRoleNames } from './roles/trust.ts';
import { shownColleague } from './shown-operator.ts';

type NewOperator = Pick<Input<typeof contract>, 'username' | 'name' | 'role'>;

/** The link goes to the new colleague alone: who adds them sees neither it nor what it sets. */
export function addOperator(
  ctx: Ctx<OperatorCaller>,
  options: OperatorsOptions,
  { email, ...input }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  ensure(options.canMail, 'mail_off');
  const { operatorId: madeBy } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    await ensureMayGive(tx, ctx.caller, input.role);
    const row = newRow(ctx, input);
    ensure(await queries.insertOperator(tx, { ...row, email }), 'username_taken');
    const { token, operator } = await makeLink(ctx, tx, { operatorId: row.id, madeBy });
    await mailLink(ctx, tx, { options, operator, token });
    const details = { ...input, email };
    await writeAudit(tx, ctx, { action: 'operator.added', subject: row.id, details });
    return { operator: shownColleague(operator, await readRoleNames(tx)) };
  });
}

/** At the server's own keyboard, where there may be nobody yet: answers the secret of the link. */
export const addOperatorAtServer = (ctx: Actor, input: NewOperator): Promise<string> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = newRow(ctx, input);
    ensure(await queries.insertOperator(tx, row), 'username_taken');
    const { token } = await makeLink(ctx, tx, { operatorId: row.id, madeBy: null });
    await writeAudit(tx, ctx, { action: 'operator.added', subject: row.id, details: input });
    return token;
  });

const newRow = (
  ctx: Pick<Actor, 'newId' | 'clock' | 'chance'>,
  { username, name, role }: NewOperator,
): queries.OperatorRow => ({
  id: ctx.newId('opr'),
  username,
  name,
  role,
  is_active: true,
  email: null,
  made_by: null,
  set_up_at: null,
  password_hash: null,
  totp_secret: makeTotpSecret(ctx),
  totp_confirmed_at: null,
  totp_step: 0n,
  created_at: ctx.clock.now(),
  last_sign_in_at: null,
  is_demo: false,
});
