import { expect, test } from 'vitest';
import { type ApprovalFacts, rightsFor, stillNeeded } from './approval-rules.ts';
import type { Permission } from './operator-roles.ts';

const brand: ApprovalFacts = {
  payments: { withdrawal: { secondOperatorFrom: '5000' } },
  rewardSecondOperatorFrom: '300',
};

const chained: ApprovalFacts = {
  ...brand,
  approvals: {
    withdrawals: [
      { fromSum: '9000', rights: ['payments.decide', 'payments.decide', 'settings.manage'] },
      { fromSum: '100', rights: ['payments.decide', 'risk.manage'] },
    ],
    adjustments: [],
    redemptions: [],
  },
};

test.each([
  [brand, 4_999n, 1],
  [brand, 5_000n, 2],
  [chained, 99n, 1],
  [chained, 100n, 2],
  [chained, 8_999n, 2],
  [chained, 9_000n, 3],
])('OPS-07 the step that a sum has reached decides how many must agree (%#)', (of, sum, people) => {
  expect(rightsFor(of, 'withdrawals', sum)).toHaveLength(people);
});

const PAY: Permission = 'payments.decide';
const RISK: Permission = 'risk.manage';

test.each<[Permission[], Permission[][], Permission[] | null]>([
  [[PAY, RISK], [], [PAY, RISK]],
  [[PAY, RISK], [[PAY]], [RISK]],
  // Who has both rights takes the place that leaves one for the other.
  [[PAY, RISK], [[PAY, RISK], [PAY]], []],
  [[PAY, RISK], [[PAY], [PAY, RISK]], []],
  [[PAY, RISK], [[PAY], [PAY]], null],
  [[PAY, PAY, RISK], [[PAY, RISK], [RISK, PAY], [PAY]], []],
])('OPS-07 everybody takes one place, and places are given to fit all (%#)', (of, who, left) => {
  expect(stillNeeded(of, who)).toEqual(left);
});
