import type { EditableRole } from '@baize/contract/operator-role';
import { FIXED_ROLE, isDelivered, OPERATOR_ROLES } from '@baize/contract/operator-roles';
import type { Db, Tx } from '../../../base/db/index.ts';
import { operatorNames } from '../operator-name.ts';
import { listActive } from '../queries.ts';
import { listRoleVersions, type RoleRow } from './queries.ts';
import { rightsOf } from './trust.ts';

/** The delivered roles first, then those of the brand; a role that was removed is not among them. */
export async function viewRoles(db: Db | Tx): Promise<EditableRole[]> {
  const rows = await listRoleVersions(db);
  const names = await operatorNames(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  const active = await listActive(db);
  const versionsOf = (role: string) => rows.filter((row) => row.role === role);
  const own = [...new Set(rows.map(({ role }) => role))].filter(
    (role) => !isDelivered(role) && (versionsOf(role)[0]?.permissions ?? null) !== null,
  );
  const viewVersion = (row: RoleRow) => ({
    version: row.version,
    at: row.changed_at.toISOString(),
    operator: names.get(row.changed_by) ?? row.changed_by,
    reason: row.reason,
    name: row.name,
    permissions: row.permissions && [...rightsOf(row.role, row.permissions)],
  });
  return [...OPERATOR_ROLES, ...own].map((role) => {
    const versions = versionsOf(role);
    const [newest] = versions;
    return {
      role,
      name: newest?.name ?? null,
      isDelivered: isDelivered(role),
      isFixed: role === FIXED_ROLE,
      permissions: [...rightsOf(role, newest?.permissions ?? null)],
      version: newest?.version ?? 0,
      holders: active.filter((each) => each.role === role).length,
      versions: versions.map(viewVersion),
    };
  });
}
