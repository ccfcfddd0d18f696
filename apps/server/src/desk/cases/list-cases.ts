import { CASE_KINDS, type CaseKind, type listCases as contract } from '@baize/contract/case';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import { viewCases } from './case-view.ts';
import * as queries from './queries.ts';
import { mayRead } from './rules.ts';

const PAGE = 20;

/** The cases of those kinds that the operator may see where they come from. */
export async function listCases(
  { db, caller }: Ctx<OperatorCaller>,
  { view, kind, page = 1, ...asked }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const wanted: readonly CaseKind[] = kind ? [kind] : CASE_KINDS;
  const kinds = wanted.filter((each) => mayRead(caller.trusted, each));
  if (kinds.length === 0) return { cases: [], total: 0 };
  const filter = { view, kinds, operatorId: caller.operatorId };
  // Who waits longest is next; what has ended is looked up by the newest.
  const { isDown } = listOrder(asked, { by: 'time', isDown: view === 'ended' });
  const places = { isDown, limit: PAGE, offset: (page - 1) * PAGE };
  const rows = await queries.listCases(db, filter, places);
  const { count } = await queries.countCases(db, filter);
  return { cases: await viewCases(db, caller, rows), total: count };
}
