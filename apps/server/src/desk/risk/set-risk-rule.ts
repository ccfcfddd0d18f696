import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/risk';
import { type RiskRuleCode, shapeOfRule } from '@baize/contract/risk-rules';
import { assert } from '@baize/std/assert';
import { DAY_MS, later } from '@baize/std/time';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { readLastDecision, writeAudit } from '../../people/operators/index.ts';
import { viewRules } from './list-risk-rules.ts';
import type { RiskOptions } from './options.ts';
import * as queries from './queries.ts';

type RuleInput = Input<typeof contract.setRiskRule>;

/** Refused when somebody changed the rule since it was read: nothing is overwritten unseen. */
export const setRiskRule =
  ({ brand }: RiskOptions) =>
  (ctx: Ctx<OperatorCaller>, input: RuleInput): Promise<Output<typeof contract.setRiskRule>> => {
    const { code, isOn, thresholds, version, reason } = input;
    ensure(fits(code, thresholds), 'invalid_input');
    return ctx.db.transaction().execute(async (tx) => {
      await queries.insertUsualRules(tx, brand.code);
      const before = await queries.lockRule(tx, brand.code, code);
      const subject = `risk:${code}`;
      const isSeen = before.version === version;
      ensure(isSeen, 'settings_changed', isSeen ? {} : await readLastDecision(tx, subject));
      await queries.saveRule(tx, before, {
        is_on: isOn,
        thresholds,
        version: version + 1,
        changed_at: ctx.clock.now(),
        changed_by: ctx.caller.operatorId,
        reason,
      });
      await queries.setMarkBack(tx, later(ctx.clock.now(), -reachOf(thresholds)));
      const [view] = await viewRules(tx, [await queries.lockRule(tx, brand.code, code)]);
      assert(view, 'one rule is one view');
      const action = actionOf(before.is_on, isOn);
      const details = differences(before.thresholds, thresholds);
      await writeAudit(tx, ctx, { action, subject, reason, details });
      return view;
    });
  };

/** How far back the rule looks, so that it holds for what it would have found by now. */
const reachOf = ({ days = '30' }: queries.Thresholds): number => Number(days) * DAY_MS;

/** Exactly the thresholds of the rule, each within its bounds. */
function fits(code: RiskRuleCode, thresholds: queries.Thresholds): boolean {
  const shape = Object.entries(shapeOfRule(code).thresholds);
  const isWithin = shape.every(([name, { least, most }]) => {
    const value = thresholds[name];
    return value !== undefined && BigInt(value) >= BigInt(least) && BigInt(value) <= BigInt(most);
  });
  return isWithin && Object.keys(thresholds).length === shape.length;
}

function actionOf(wasOn: boolean, isOn: boolean): string {
  if (wasOn === isOn) return 'risk.changed';
  return isOn ? 'risk.switched_on' : 'risk.switched_off';
}

const differences = (
  before: queries.Thresholds,
  after: queries.Thresholds,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => before[name] !== value)
      .map(([name, value]) => [name, `${before[name] ?? ''} → ${value}`]),
  );
