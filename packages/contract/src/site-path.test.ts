import { expect, test } from 'vitest';
import { promotionRules } from './promotion-rules.ts';

test.each([
  ['/promotions?id=a', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example', false],
])('BRAND-01 a promotion that leads to %j: %s', (page, isTaken) => {
  const rules = { offer: { kind: 'page', page } };
  expect(promotionRules.safeParse(rules).success).toBe(isTaken);
});
