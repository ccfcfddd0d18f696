import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/operator-role';
import type { EditableRole } from '@baize/contract/operator-role';
import { FIXED_ROLE, isDelivered, mayDo, type Permission } from '@baize/contract/operator-roles';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockAllOperators } from '../queries.ts';
import { ensureWithin } from './ensure-within.ts';
import * as queries from './queries.ts';
import { readRoles, rightsOf } from './trust.ts';
import { viewRoles } from './view-roles.ts';

export const listOperatorRoles = async ({ db }: Ctx<OperatorCaller>) => ({
  roles: await viewRoles(db),
});

/** Makes a role or the next version of one. It counts from the next call of whoever has it. */
export const setOperatorRole = (
  ctx: Ctx<OperatorCaller>,
  { role, name, permissions, version, reason }: Input<typeof contract.setOperatorRole>,
): Promise<EditableRole> =>
  ctx.db.transaction().execute(async (tx) => {
    const before = await lockRole(ctx, tx, { role, version });
    ensure(isDelivered(role) || name !== undefined, 'invalid_input');
    const wanted = [...new Set(permissions)];
    ensureWithin(ctx.caller, differing(before.rights, wanted));
    const shownName = isDelivered(role) ? null : (name ?? null);
    await queries.insertRoleVersion(tx, {
      ...stamp(ctx),
      role,
      version: before.next,
      name: shownName,
      permissions: wanted,
      reason,
    });
    const shown = (await viewRoles(tx)).find((each) => each.role === role);
    assert(shown, 'what was written is there');
    await writeAudit(tx, ctx, {
      action: before.isNew ? 'role.made' : 'role.changed',
      subject: `role:${role}`,
      reason,
      details: {
        ...(shownName && { name: shownName }),
        given: wanted.filter((each) => !before.rights.includes(each)).join(' '),
        taken: before.rights.filter((each) => !wanted.includes(each)).join(' '),
      },
    });
    return shown;
  });

/** A role that somebody still has stays: they would be left with nothing they can do. */
export const removeOperatorRole = (
  ctx: Ctx<OperatorCaller>,
  { role, version, reason }: Input<typeof contract.removeOperatorRole>,
) =>
  ctx.db.transaction().execute(async (tx) => {
    const before = await lockRole(ctx, tx, { role, version });
    ensure(!before.isNew, 'not_found');
    ensure(isDelivered(role) || before.holders === 0, 'role_in_use');
    ensureWithin(ctx.caller, differing(before.rights, rightsOf(role, null)));
    const gone = { ...stamp(ctx), role, version: before.next, name: null, permissions: null };
    await queries.insertRoleVersion(tx, { ...gone, reason });
    const roles = await viewRoles(tx);
    const action = isDelivered(role) ? 'role.reset' : 'role.removed';
    await writeAudit(tx, ctx, { action, subject: `role:${role}`, reason });
    return { roles };
  });

type RoleVersion = { readonly role: string; readonly version: number };

/**
 * Holds everything that rights follow from until the change is written. Whoever changes a role keeps
 * their own right to do so, because nobody changes the role they have: so somebody always can.
 */
async function lockRole({ caller }: Ctx<OperatorCaller>, tx: Tx, { role, version }: RoleVersion) {
  const operators = await lockAllOperators(tx);
  const self = operators.find(({ id }) => id === caller.operatorId);
  const trustOf = await readRoles(tx);
  ensure(self?.is_active && mayDo(trustOf(self.role), 'operators.manage'), 'not_permitted');
  ensure(role !== FIXED_ROLE, 'role_fixed');
  ensure(role !== self.role, 'own_approval');
  const newest = await queries.findNewestRole(tx, role);
  const isNew = !isDelivered(role) && (newest?.permissions ?? null) === null;
  // A role that was removed is made again as if it were new; its versions go on counting.
  ensure((isNew ? 0 : (newest?.version ?? 0)) === version, 'settings_changed');
  const next = (newest?.version ?? 0) + 1;
  const holders = operators.filter((each) => each.is_active && each.role === role).length;
  return { rights: rightsOf(role, newest?.permissions ?? null), isNew, next, holders };
}

/** What the change gives or takes. */
const differing = (before: readonly Permission[], after: readonly Permission[]) => [
  ...before.filter((each) => !after.includes(each)),
  ...after.filter((each) => !before.includes(each)),
];

const stamp = ({ caller, clock }: Ctx<OperatorCaller>) => ({
  changed_by: caller.operatorId,
  changed_at: clock.now(),
});
