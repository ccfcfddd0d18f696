import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/risk';
import type { RiskRule } from '@baize/contract/risk';
import { RISK_RULE_CODES, RISK_RULES } from '@baize/contract/risk-rules';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import type { RiskOptions } from './options.ts';
import * as queries from './queries.ts';

export const listRiskRules =
  ({ brand }: RiskOptions) =>
  async ({ db }: Ctx<OperatorCaller>): Promise<Output<typeof contract.listRiskRules>> => {
    await queries.insertUsualRules(db, brand.code);
    const rules = await viewRules(db, await queries.listRules(db, brand.code));
    const placeOf = ({ code }: RiskRule) => RISK_RULE_CODES.indexOf(code);
    return { rules: rules.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  };

const NONE: queries.RuleOutcomes = { open: 0, confirmed: 0, dismissed: 0 };

export async function viewRules(
  db: Db | Tx,
  rows: readonly queries.RuleRow[],
): Promise<RiskRule[]> {
  const outcomes = await queries.countOutcomes(db);
  const names = await operatorNames(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  return rows.map(({ code, is_on, thresholds, version, changed_at, changed_by, reason }) => ({
    code,
    kind: RISK_RULES[code].kind,
    isOn: is_on,
    thresholds: { ...thresholds },
    version,
    changed:
      changed_at && changed_by && reason
        ? { by: names.get(changed_by) ?? changed_by, at: changed_at.toISOString(), reason }
        : null,
    cases: outcomes.get(code) ?? NONE,
  }));
}
