import type { Access, Endpoint } from '@baize/contract/endpoint';
import type { ErrorCode } from '@baize/contract/errors';
import { mayDo } from '@baize/contract/operator-roles';
import type { Caller } from '../world.ts';

type Role = Caller['role'] | 'guest';

/** Access → the roles that have it. */
const ALLOWED: Record<Access, readonly Role[]> = {
  guest: ['guest', 'trial', 'member', 'agent', 'operator', 'vendor'],
  trial: ['trial', 'member', 'agent'],
  member: ['member', 'agent'],
  agent: ['agent'],
  operator: ['operator'],
  vendor: ['vendor'],
};

export const isAllowed = (access: Access, caller: Caller | null): boolean =>
  ALLOWED[access].includes(caller?.role ?? 'guest');

/**
 * Whether an operator is trusted with what this call does; of others it asks nothing. Who comes with a
 * key makes the calls of its scopes alone: none about one's own session, and none that lets in.
 */
export function isTrusted({ permission, access }: Endpoint, caller: Caller | null): boolean {
  const operator = caller?.role === 'operator' ? caller : null;
  if (permission === undefined) return access !== 'operator' || operator?.scopes === undefined;
  if (!operator || !mayDo(operator.trusted, permission)) return false;
  return operator.scopes === undefined || operator.scopes.includes(permission);
}

/** The refusal of a caller without access: it says what to do about it, and nothing of the call. */
export function refusalOf(access: Access, caller: Caller | null): ErrorCode {
  if (access === 'vendor') return 'not_vendor';
  if (access === 'operator') return 'not_operator';
  if (caller === null) return 'not_signed_in';
  if (caller.role === 'trial') return 'in_need_true_account';
  return access === 'agent' ? 'error_not_agent' : 'not_signed_in';
}
