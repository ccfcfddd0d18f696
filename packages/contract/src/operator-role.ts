import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { ALL_PERMISSIONS, type Permission } from './operator-roles.ts';

/** A delivered role by its name, one of the brand by the code it was given when it was made. */
export const roleCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/));

const permissions = z
  .array(z.enum(ALL_PERMISSIONS as [Permission, ...Permission[]]))
  .check(z.maxLength(100));

const roleName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

const roleVersion = z.object({
  version: z.number(),
  at: z.iso.datetime(),
  operator: z.string(),
  reason: z.string(),
  name: z.nullable(z.string()),
  /** Null where the role was removed, or put back to what was delivered. */
  permissions: z.nullable(permissions),
});

const operatorRole = z.object({
  role: roleCode,
  /** Null for a delivered role, which every language has a name for. */
  name: z.nullable(z.string()),
  isDelivered: z.boolean(),
  /** Whether it can be changed at all: administrators’ cannot. */
  isFixed: z.boolean(),
  permissions,
  /** The version in force; 0 as delivered. Whoever changes a role names the one they saw. */
  version: z.number(),
  /** Operators who have it and are not closed. */
  holders: z.number(),
  /** The newest first. */
  versions: z.array(roleVersion),
});

export type EditableRole = z.output<typeof operatorRole>;

export const listOperatorRoles = endpoint({
  method: 'GET',
  path: '/ops/roles',
  summary: 'The roles of operators, what each may, and every version of it.',
  access: 'operator',
  permission: 'operators.manage',
  input: nothing,
  output: z.object({ roles: z.array(operatorRole) }),
  errors: [],
});

const ROLE_ERRORS = [
  'not_found',
  'own_approval',
  'beyond_own_rights',
  'settings_changed',
  'role_fixed',
] as const;

export const setOperatorRole = endpoint({
  method: 'POST',
  path: '/ops/roles',
  summary: 'Makes a role, or says anew what one may; it holds for open sessions from then on.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({
    role: roleCode,
    /** Of a role of the brand; a delivered one keeps its own. */
    name: z.optional(roleName),
    permissions,
    version: z.number().check(z.int(), z.nonnegative()),
    reason,
  }),
  output: operatorRole,
  errors: ROLE_ERRORS,
});

export const removeOperatorRole = endpoint({
  method: 'POST',
  path: '/ops/roles/remove',
  summary: 'Removes a role nobody has; a delivered one goes back to what it was delivered with.',
  access: 'operator',
  permission: 'operators.manage',
  input: z.object({ role: roleCode, version: z.number().check(z.int(), z.positive()), reason }),
  output: z.object({ roles: z.array(operatorRole) }),
  errors: [...ROLE_ERRORS, 'role_in_use'],
});
