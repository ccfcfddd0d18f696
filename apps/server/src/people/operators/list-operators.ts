import type { Output } from '@baize/contract/endpoint';
import type { listOperators as contract } from '@baize/contract/operator';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAlerts } from './approval-queries.ts';
import * as queries from './queries.ts';
import { readRoleNames } from './roles/trust.ts';
import { shownColleague } from './shown-operator.ts';

/** All who work here, and the approvals that were refused for who tried them. */
export async function listOperators({ db }: Ctx<OperatorCaller>): Promise<Output<typeof contract>> {
  const rows = await queries.listOperators(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const roleNames = await readRoleNames(db);
  const alerts = await listAlerts(db);
  return {
    operators: rows.map((row) => ({
      ...shownColleague(row, roleNames),
      madeBy: row.made_by && (names.get(row.made_by) ?? row.made_by),
    })),
    alerts: alerts.map(({ at, operator_id, code, subject }) => ({
      at: at.toISOString(),
      operator: names.get(operator_id) ?? operator_id,
      code,
      subject,
    })),
  };
}
