import { stillNeeded } from '@baize/contract/approval-rules';
import type { Permission } from '@baize/contract/operator-roles';
import type { Id } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { listHolders } from './approval-queries.ts';
import { ensureMayApprove } from './approvals.ts';
import { readRoles } from './roles/trust.ts';

type Chain = {
  /** The rights of all who must agree, one each. */
  readonly rights: readonly Permission[];
  /** Who has agreed, the first first. */
  readonly agreed: readonly Id<'opr'>[];
  /** Who asked for it, where somebody did: they are none of those who agree. */
  readonly askedBy?: readonly Id<'opr'>[];
};

/**
 * The caller's place among those who must agree, and who is still needed after them. Nobody agrees
 * twice or to what they asked for; whose right is not needed is told so. The caller holds the lock
 * on what is decided, so that two at once take two places.
 */
export async function takePlace(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { rights, agreed, askedBy = [] }: Chain,
): Promise<readonly Permission[]> {
  const { operatorId, trusted } = ctx.caller;
  const others = [...askedBy, ...agreed];
  ensure(!others.includes(operatorId), 'own_approval');
  await ensureMayApprove(ctx, tx, { askedBy: others });
  const rightsOf = await readHolders(tx, agreed);
  const counted = countedOf(rights, agreed.map(rightsOf));
  const waiting = stillNeeded(rights, counted) ?? rights;
  // The chain was made shorter meanwhile: enough have agreed, and this yes carries it out.
  if (waiting.length === 0) return [];
  const left = stillNeeded(rights, [...counted, trusted]);
  ensure(left !== null, 'approval_other_right', { needed: waiting.join(', ') });
  return left;
}

/** For lists: who is still needed for each, by what those who agreed may now. */
export async function readChains(
  db: Db | Tx,
  operators: readonly Id<'opr'>[],
): Promise<(rights: readonly Permission[], agreed: readonly Id<'opr'>[]) => readonly Permission[]> {
  const rightsOf = await readHolders(db, operators);
  return (rights, agreed) => stillNeeded(rights, countedOf(rights, agreed.map(rightsOf))) ?? rights;
}

/** The yes of who has lost the right since counts no more. */
function countedOf(
  rights: readonly Permission[],
  agreed: readonly (readonly Permission[])[],
): readonly (readonly Permission[])[] {
  const counted: (readonly Permission[])[] = [];
  for (const each of agreed) {
    if (stillNeeded(rights, [...counted, each])) counted.push(each);
  }
  return counted;
}

async function readHolders(
  db: Db | Tx,
  operators: readonly Id<'opr'>[],
): Promise<(operator: Id<'opr'>) => readonly Permission[]> {
  const rightsOfRole = await readRoles(db);
  const roles = new Map((await listHolders(db, operators)).map(({ id, role }) => [id, role]));
  return (operator) => {
    const role = roles.get(operator);
    return role === undefined ? [] : rightsOfRole(role);
  };
}
