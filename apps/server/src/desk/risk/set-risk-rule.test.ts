import type { RiskRule } from '@baize/contract/risk';
import * as contract from '@baize/contract/risk';
import { RISK_RULE_CODES, type RiskRuleCode } from '@baize/contract/risk-rules';
import { expect, test } from 'vitest';
import { givenOperator } from '../../testing/operator.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { useRisk } from '../../testing/risk.ts';

const t = useRisk();

async function ruleOf(code: RiskRuleCode): Promise<RiskRule> {
  const { value } = await t.ask(t.operator.caller, contract.listRiskRules);
  const found = (value as unknown as { rules: RiskRule[] }).rules.find(
    (each) => each.code === code,
  );
  if (!found) throw new Error('every rule is listed');
  return found;
}

type RuleChange = Partial<Pick<RiskRule, 'isOn' | 'thresholds' | 'version'>>;

async function change(
  code: RiskRuleCode,
  facts: RuleChange & { reason?: string },
  by = t.operator,
) {
  const { isOn, thresholds, version } = await ruleOf(code);
  const wire = { code, isOn, thresholds, version, reason: 'asked for by the board', ...facts };
  return t.ask(by.caller, contract.setRiskRule, wire);
}

test('DESK-03 every rule is a row with thresholds and says how often it was right', async () => {
  const { value } = await t.ask(t.operator.caller, contract.listRiskRules);
  const { rules } = value as unknown as { rules: RiskRule[] };
  expect(rules.map(({ code }) => code)).toEqual(RISK_RULE_CODES);
  const members = [
    await givenPlayer(t.world),
    await givenPlayer(t.world),
    await givenPlayer(t.world),
  ];
  for (const member of members) {
    for (let each = 0; each < 3; each++) {
      await t.withdraw(member, 100n, { status: 'cancelled' });
    }
  }
  await t.look();
  const files = await Promise.all(members.map((member) => t.casesOf(member)));
  const [first, second] = files.flat();
  if (!first || !second) throw new Error('each is a case');
  await t.end(first, 'confirmed');
  await t.end(second, 'dismissed');
  expect((await ruleOf('cancelled_withdrawals')).cases).toEqual({
    open: 1,
    confirmed: 1,
    dismissed: 1,
  });
});

test('DESK-03 a threshold holds from its change on, which keeps who and why', async () => {
  const memberId = await givenPlayer(t.world);
  for (const hours of [2, 1]) await t.deposit(memberId, 1_000n, hours);
  await t.look();
  expect(await t.casesOf(memberId)).toEqual([]);
  const changed = await change('velocity', { thresholds: { payments: '2', hours: '24' } });
  expect(changed.value).toMatchObject({
    thresholds: { payments: '2', hours: '24' },
    changed: { by: t.operator.name, reason: 'asked for by the board' },
  });
  await t.look({ isAnew: false });
  expect(await t.casesOf(memberId)).toMatchObject([
    { code: 'velocity', evidence: { thresholds: { payments: '2' } } },
  ]);
  const line = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'operator_id', 'reason', 'details'])
    .where('subject', '=', 'risk:velocity')
    .executeTakeFirstOrThrow();
  expect(line).toEqual({
    action: 'risk.changed',
    operator_id: t.operator.caller.operatorId,
    reason: 'asked for by the board',
    details: { payments: '10 → 2' },
  });
});

test.each<[Record<string, string>]>([
  [{ payments: '1', hours: '24' }],
  [{ payments: '10', hours: '169' }],
  [{ payments: '10' }],
  [{ payments: '10', hours: '24', more: '1' }],
  [{ payments: '-3', hours: '24' }],
])('a threshold outside its bounds is refused (%#)', async (thresholds) => {
  expect((await change('velocity', { thresholds })).message).toBe('invalid_input');
});

test('DESK-04 a rule that a colleague has just changed is not overwritten unseen', async () => {
  const colleague = await givenOperator(t.world, 'admin');
  const { version } = await ruleOf('structuring');
  await change('structuring', { isOn: false, reason: 'too many at month end' }, colleague);
  expect(await change('structuring', { version })).toMatchObject({
    message: 'settings_changed',
    value: {
      action: 'risk.switched_off',
      operator: colleague.name,
      reason: 'too many at month end',
    },
  });
  const support = await givenOperator(t.world, 'support');
  expect((await change('structuring', {}, support)).message).toBe('not_permitted');
});

test('CARE-07 a marker is turned off only with a reason, which is logged, and finds nobody then', async () => {
  const off = { isOn: false, thresholds: (await ruleOf('cancelled_withdrawals')).thresholds };
  expect((await change('cancelled_withdrawals', { ...off, reason: ' ' })).message).toBe(
    'invalid_input',
  );
  // The database refuses it too, whoever writes there.
  await expect(
    t.world.db
      .updateTable('risk_rule')
      .set({ is_on: false })
      .where('code', '=', 'cancelled_withdrawals')
      .execute(),
  ).rejects.toThrow(/risk_rule_off_with_reason/);
  const reason = 'the care team calls these members itself';
  expect((await change('cancelled_withdrawals', { ...off, reason })).message).toBe(null);
  expect(
    await t.world.db
      .selectFrom('operators_audit')
      .select(['action', 'reason'])
      .where('subject', '=', 'risk:cancelled_withdrawals')
      .execute(),
  ).toEqual([{ action: 'risk.switched_off', reason }]);
  const memberId = await givenPlayer(t.world);
  for (let each = 0; each < 3; each++) await t.withdraw(memberId, 100n, { status: 'cancelled' });
  await t.look();
  expect(await t.casesOf(memberId, { rule: 'cancelled_withdrawals' })).toEqual([]);
});
