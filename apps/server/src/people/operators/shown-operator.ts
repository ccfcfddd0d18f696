import type { OperatorRow } from './queries.ts';

/** What the brand calls its own roles. */
export type RoleNames = ReadonlyMap<string, string>;

/** An operator as every screen names them. */
export const shownOperator = ({ id, username, name, role }: OperatorRow, names: RoleNames) => ({
  operatorId: id,
  username,
  name,
  role,
  roleName: names.get(role) ?? null,
});

/** An operator as the list of operators shows them. */
export const shownColleague = (row: OperatorRow, names: RoleNames) => ({
  ...shownOperator(row, names),
  isActive: row.is_active,
  isSetUp: row.set_up_at !== null,
  email: row.email,
  createdAt: row.created_at.toISOString(),
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
});
