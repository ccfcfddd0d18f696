import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import { fits } from '@baize/contract/patterns';
import { DAY_MS, type Instant } from '@baize/std/time';
import { ensure } from '../../base/kernel/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { PasswordKind } from './queries.ts';

const FIELDS = { login: 'password', payment: 'paymentPassword' } as const;

/** For brands that ask for no such field when registering. */
const OTHERWISE = { acceptedPattern: '*', minLength: 8, maxLength: 64 };

/** What decides over a password: the default one of the brand, and the fields of its form. */
export type PasswordRules = {
  readonly brand: Pick<Brand, 'defaultPassword'>;
  readonly content: Pick<Content, 'register'>;
};

/** Refuses what the brand does not accept as a password, and what is known to many. */
export function checkPasswordRule(
  { brand, content }: PasswordRules,
  password: string,
  kind: PasswordKind = 'login',
): void {
  const rule = content.register.find(({ field }) => field === FIELDS[kind]) ?? OTHERWISE;
  ensure(fits(rule, password), 'password_format');
  ensure(!isWellKnown(brand, password), 'password_common');
}

/** What attackers try first, and the brand's default password: nobody can have it as their own. */
export const isWellKnown = (brand: Pick<Brand, 'defaultPassword'>, password: string): boolean =>
  password === brand.defaultPassword || isCommonPassword(password);

/** Passwords end; a clock that was set back ends none early. */
export const isExpired = (
  brand: Pick<Brand, 'passwordExpiryDays'>,
  row: { readonly changed_at: Instant },
  now: Instant,
): boolean => now.getTime() - row.changed_at.getTime() >= brand.passwordExpiryDays * DAY_MS;
