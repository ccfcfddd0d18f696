import type { Ctx, OperatorCaller } from '../kernel/index.ts';
import * as queries from './queries.ts';
import { shownColleague } from './shown-operator.ts';

export async function listOperators({ db }: Ctx<OperatorCaller>) {
  const rows = await queries.listOperators(db);
  return { operators: rows.map(shownColleague) };
}
