import type { Input } from '@baize/contract/endpoint';
import type { changeOperator as contract } from '@baize/contract/operator';
import { FIXED_ROLE, mayDo } from '@baize/contract/operator-roles';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { type AuditLine, writeAudit } from './audit/write-audit.ts';
import { makeLink } from './link.ts';
import { mailLink } from './mail-link.ts';
import type { OperatorsOptions } from './options.ts';
import * as queries from './queries.ts';
import { ensureMayGive, ensureWithin } from './roles/ensure-within.ts';
import { readRoleNames, readRoles } from './roles/trust.ts';
import { shownColleague } from './shown-operator.ts';

type Change = Input<typeof contract>['change'];

/** Nobody changes themselves, and nobody takes the last administrator out. */
export function changeOperator(
  ctx: Ctx<OperatorCaller>,
  options: OperatorsOptions,
  { operatorId, change, reason }: Input<typeof contract>,
) {
  const { caller } = ctx;
  ensure(operatorId !== caller.operatorId, 'own_approval');
  return ctx.db.transaction().execute(async (tx) => {
    // All of them, so that of the last administrators who are taken out at once one stays.
    const everybody = await queries.lockAllOperators(tx);
    const rows = await queries.lockOperators(tx, [operatorId, caller.operatorId]);
    const row = rows.find(({ id }) => id === operatorId);
    ensure(row, 'not_found');
    // Two who close each other at once: whoever comes second is closed already.
    const self = rows.find(({ id }) => id === caller.operatorId);
    const trustOf = await readRoles(tx);
    ensure(self?.is_active && mayDo(trustOf(self.role), 'operators.manage'), 'not_permitted');
    // Whoever sends a link to somebody of more rights would come in as them.
    ensureWithin(caller, trustOf(row.role));
    const isAdministrator = (each: Holder) => each.is_active && each.role === FIXED_ROLE;
    const others = everybody.filter((each) => isAdministrator(each) && each.id !== row.id);
    const isLast = isAdministrator(row) && others.length === 0;
    ensure(!isLast || staysAdministrator(change), 'last_administrator');
    if (change.what === 'role') await ensureMayGive(tx, caller, change.role);
    const changed = await apply(ctx, tx, { options, row, change });
    const shown = shownColleague(changed, await readRoleNames(tx));
    await writeAudit(tx, ctx, { ...lineOf(row, change), subject: operatorId, reason });
    return shown;
  });
}

type Holder = Pick<queries.OperatorRow, 'role' | 'is_active'>;

/** Whether an administrator is one still. */
function staysAdministrator(change: Change): boolean {
  if (change.what === 'role') return change.role === FIXED_ROLE;
  return change.what !== 'active' || change.isActive;
}

type Applied = {
  readonly options: OperatorsOptions;
  readonly row: queries.OperatorRow;
  readonly change: Change;
};

async function apply(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { options, row, change }: Applied,
): Promise<queries.OperatorRow> {
  const now = ctx.clock.now();
  switch (change.what) {
    case 'role':
      return queries.updateOperator(tx, row.id, { role: change.role });
    case 'active':
      if (!change.isActive) await queries.endSessionsOf(tx, row.id, now);
      return queries.updateOperator(tx, row.id, { is_active: change.isActive });
    case 'link': {
      ensure(options.canMail, 'mail_off');
      const { operatorId: madeBy } = ctx.caller;
      await queries.updateOperator(tx, row.id, { email: change.email });
      const { token, operator } = await makeLink(ctx, tx, { operatorId: row.id, madeBy });
      await mailLink(ctx, tx, { options, operator, token });
      return operator;
    }
  }
}

function lineOf({ role }: queries.OperatorRow, change: Change): Omit<AuditLine, 'subject'> {
  switch (change.what) {
    case 'role':
      return { action: 'operator.role_changed', details: { from: role, to: change.role } };
    case 'active':
      return { action: change.isActive ? 'operator.opened' : 'operator.closed' };
    case 'link':
      return { action: 'operator.link_sent', details: { email: change.email } };
  }
}
