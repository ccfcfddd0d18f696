import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { RISK_RULE_CODES } from './risk-rules.ts';

const code = z.enum(RISK_RULE_CODES);

/** Whole numbers by the threshold's name; amounts are of minor units. */
const thresholds = z.record(z.string(), z.string().check(z.regex(/^\d{1,13}$/)));

const rule = z.object({
  code,
  kind: z.enum(['risk', 'care']),
  isOn: z.boolean(),
  thresholds,
  /** Whoever changes a rule names the version they saw. */
  version: z.int(),
  /** Null while it stands as it came. */
  changed: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })),
  /** Cases that wait, and how those that ended turned out: how often the rule was right. */
  cases: z.object({ open: z.int(), confirmed: z.int(), dismissed: z.int() }),
});

export type RiskRule = z.output<typeof rule>;

export const listRiskRules = endpoint({
  method: 'GET',
  path: '/ops/risk/rules',
  summary: 'The rules of risk and the markers of harm: thresholds, on or off, and how often right.',
  access: 'operator',
  permission: 'risk.read',
  input: nothing,
  output: z.object({ rules: z.array(rule) }),
  errors: [],
});

export const setRiskRule = endpoint({
  method: 'POST',
  path: '/ops/risk/rules',
  summary: 'Changes the thresholds of a rule or marker, or switches it on or off, with a reason.',
  access: 'operator',
  permission: 'risk.manage',
  input: z.object({ code, isOn: z.boolean(), thresholds, version: z.int(), reason }),
  output: rule,
  errors: ['settings_changed'],
});
