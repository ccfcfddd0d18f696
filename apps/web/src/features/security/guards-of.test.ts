import { expect, test } from 'vitest';
import { guardHint } from './guards-of.ts';

type GuardFacts = Parameters<typeof guardHint>[0];

const newcomer: GuardFacts = {
  hasPassword: true,
  outside: [],
  mobile: null,
  email: null,
  hasPaymentPassword: false,
  totp: { isOn: false } as GuardFacts['totp'],
};

test('MEM-13 the security center asks for nothing that is there', () => {
  expect(guardHint(newcomer)).toBe('security.guard_low');
  const reached = { ...newcomer, mobile: '+66 ••• 1234' as never };
  expect(guardHint(reached)).toBe('security.guard_fair');
  const guarded = { ...reached, totp: { isOn: true } as GuardFacts['totp'] };
  expect(guardHint(guarded)).toBe('security.guard_more');
  const full = { ...guarded, email: 'p•••@example.com' as never, hasPaymentPassword: true };
  expect(guardHint(full)).toBe('security.guard_full');
});
