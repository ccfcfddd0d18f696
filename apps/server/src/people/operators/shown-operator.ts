import type { OperatorRow } from './queries.ts';

/** An operator as every screen names them. */
export const shownOperator = ({ id, username, name, role }: OperatorRow) => ({
  operatorId: id,
  username,
  name,
  role,
});

/** An operator as the list of operators shows them. */
export const shownColleague = (row: OperatorRow) => ({
  ...shownOperator(row),
  isActive: row.is_active,
  isSetUp: row.set_up_at !== null,
  email: row.email,
  createdAt: row.created_at.toISOString(),
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
});
