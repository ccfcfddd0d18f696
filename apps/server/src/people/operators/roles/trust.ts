import {
  ALL_PERMISSIONS,
  FIXED_ROLE,
  isDelivered,
  type Permission,
  permissionsOf,
} from '@baize/contract/operator-roles';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../../base/db/index.ts';
import { findEmergency } from '../access/emergency-queries.ts';
import { findNewestRole, listNewestRoles } from './queries.ts';

/** What a role may: by its newest version, or as it was delivered. A role that is gone may nothing. */
export function rightsOf(role: string, changed: readonly string[] | null): readonly Permission[] {
  if (role === FIXED_ROLE || changed === null) return isDelivered(role) ? permissionsOf(role) : [];
  return ALL_PERMISSIONS.filter((each) => changed.includes(each));
}

/** Emergency access gives everything but power over people and their rights. */
export const EMERGENCY_RIGHTS: readonly Permission[] = ALL_PERMISSIONS.filter(
  (each) => each !== 'operators.manage',
);

export type Trust = {
  readonly trusted: readonly Permission[];
  readonly emergencyUntil: Instant | null;
};

type Holder = { readonly operatorId: Id<'opr'>; readonly role: string };

/** What an operator may at this moment. */
export async function readTrust(
  db: Db | Tx,
  { operatorId, role }: Holder,
  now: Instant,
): Promise<Trust> {
  const own = rightsOf(role, (await findNewestRole(db, role))?.permissions ?? null);
  const emergencyUntil = (await findEmergency(db, operatorId, now))?.ends_at ?? null;
  if (emergencyUntil === null) return { trusted: own, emergencyUntil };
  return { trusted: [...new Set([...own, ...EMERGENCY_RIGHTS])], emergencyUntil };
}

/** What each role may by itself, for a list of operators. */
export async function readRoles(db: Db | Tx): Promise<(role: string) => readonly Permission[]> {
  const changed = new Map((await listNewestRoles(db)).map((row) => [row.role, row.permissions]));
  return (role) => rightsOf(role, changed.get(role) ?? null);
}

/** What the brand calls its own roles. */
export async function readRoleNames(db: Db | Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await listNewestRoles(db);
  return new Map(rows.flatMap(({ role, name }) => (name === null ? [] : [[role, name] as const])));
}
