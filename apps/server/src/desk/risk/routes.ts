import * as contract from '@baize/contract/risk';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listRiskRules } from './list-risk-rules.ts';
import type { RiskOptions } from './options.ts';
import { setRiskRule } from './set-risk-rule.ts';

export const riskRoutes = (options: RiskOptions): readonly Route[] => [
  serve(contract.listRiskRules, listRiskRules(options)),
  serve(contract.setRiskRule, setRiskRule(options)),
];
