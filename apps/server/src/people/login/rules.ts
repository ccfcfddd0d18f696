import type { Brand } from '@baize/contract/brand';
import type { Flags } from '@baize/contract/flags';
import type { Instant } from '@baize/std/time';
import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { isExpired } from '../credentials/index.ts';
import type { Method } from '../sessions/index.ts';
import type { Password } from './account.ts';

export type PasswordStanding = {
  readonly isExpired: boolean;
  /** Why it must be changed before anything else; null when it need not. */
  readonly reason: 'default' | 'expired' | null;
};

/**
 * Whoever came with another proof than the password is not asked about it: they may not even know
 * it. A password that someone else set is changed in any case, an old one where the brand says so.
 */
export function passwordStanding(
  { brand, flags }: { brand: Pick<Brand, 'passwordExpiryDays'>; flags: Flags },
  password: Pick<Password, 'is_default' | 'changed_at'> | undefined,
  { method, now }: { method: string; now: Instant },
): PasswordStanding {
  if (!password) return { isExpired: false, reason: null };
  const isOld = isExpired(brand, password, now);
  const isByPassword = method === 'username' || method === 'mobile';
  if (!isByPassword) return { isExpired: isOld, reason: null };
  if (password.is_default) return { isExpired: isOld, reason: 'default' };
  return { isExpired: isOld, reason: isOld && flags.forcedPasswordChange ? 'expired' : null };
}

/** Who has just proven to hold the telephone is asked for nothing less than an authenticator. */
export const isProvenByPhone = (method: Method): boolean =>
  method === 'sms' || method === 'firebase';

/** What numbers of the brand's country begin with, for those who did not say. */
export const dialingCodeOf = ({ country }: Pick<Brand, 'country'>): string =>
  getCountryCallingCode(country as CountryCode);
