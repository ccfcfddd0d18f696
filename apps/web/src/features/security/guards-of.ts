import type { SecurityCenter } from '@baize/contract/security';
import type { PlainKey } from '@baize/i18n/translate';

type GuardFacts = Pick<
  SecurityCenter,
  'hasPassword' | 'outside' | 'mobile' | 'email' | 'hasPaymentPassword' | 'totp'
>;

/** What guards an account, each counted once: nothing is made up to look worse or better. */
export const guardsOf = (center: GuardFacts): readonly boolean[] => [
  center.hasPassword || center.outside.length > 0,
  center.mobile !== null,
  center.email !== null,
  center.hasPaymentPassword,
  center.totp.isOn,
];

/** The next thing worth doing; never one that is done. */
export function guardHint(center: GuardFacts): PlainKey {
  if (guardsOf(center).every(Boolean)) return 'security.guard_full';
  if (center.mobile === null && center.email === null) return 'security.guard_low';
  return center.totp.isOn ? 'security.guard_more' : 'security.guard_fair';
}
