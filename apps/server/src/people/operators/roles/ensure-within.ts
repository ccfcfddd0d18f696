import { isDelivered, type Permission } from '@baize/contract/operator-roles';
import type { Tx } from '../../../base/db/index.ts';
import { ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { listNewestRoles } from './queries.ts';
import { rightsOf } from './trust.ts';

/** Nobody gives, takes or hands on what they may not themselves: rights only ever come from above. */
export function ensureWithin(
  { trusted }: Pick<OperatorCaller, 'trusted'>,
  concerned: readonly Permission[],
): void {
  ensure(
    concerned.every((each) => trusted.includes(each)),
    'beyond_own_rights',
  );
}

/** The role is there, and gives nothing that the caller may not. */
export async function ensureMayGive(tx: Tx, caller: OperatorCaller, role: string): Promise<void> {
  const row = (await listNewestRoles(tx)).find((each) => each.role === role);
  ensure(isDelivered(role) || (row && row.permissions !== null), 'role_unknown');
  ensureWithin(caller, rightsOf(role, row?.permissions ?? null));
}
