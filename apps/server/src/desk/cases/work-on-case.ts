import type { Id } from '@baize/std/id';
import type { Row, Tx } from '../../base/db/index.ts';
import { ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { operatorName } from '../../people/operators/index.ts';
import { type CaseName, type CaseRow, findCase, lockWork } from './queries.ts';
import { mayRead } from './rules.ts';

export type CaseWork = { readonly found: CaseRow; readonly work: Row<'cases_work'> };

/** Whoever changes a case has it alone until the commit, as it stands now. */
export async function workOnCase(
  tx: Tx,
  { trusted }: OperatorCaller,
  name: CaseName,
): Promise<CaseWork> {
  ensure(mayRead(trusted, name.kind), 'not_permitted');
  ensure(await findCase(tx, name), 'not_found');
  const work = await lockWork(tx, name);
  const found = await findCase(tx, name);
  ensure(found, 'not_found');
  return { found, work };
}

/** Nobody works on a case about themselves. */
export const ensureNotAbout = ({ operator_id }: CaseRow, operatorId: Id<'opr'>): void =>
  ensure(operator_id !== operatorId, 'own_approval');

/** A case that a colleague has is theirs, and the refusal says whose. */
export async function ensureOwner(
  tx: Tx,
  { owner_id }: Row<'cases_work'>,
  isRight: boolean,
): Promise<void> {
  if (isRight) return;
  ensure(false, 'case_taken', owner_id ? { owner: await operatorName(tx, owner_id) } : {});
}
