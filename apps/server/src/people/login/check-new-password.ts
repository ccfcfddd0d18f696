import { ensure } from '../../base/kernel/index.ts';
import { checkPasswordRule } from '../credentials/index.ts';
import type { LoginOptions } from './options.ts';

type NewPassword = { readonly newPassword: string; readonly confirmNewPassword?: string };

/** What the brand accepts as a password of one's own, typed twice where it is asked for twice. */
export function checkNewPassword(
  site: Pick<LoginOptions['site'], 'brand' | 'content'>,
  { newPassword, confirmNewPassword = newPassword }: NewPassword,
): void {
  ensure(newPassword === confirmNewPassword, 'confirmation_wrong');
  checkPasswordRule(site, newPassword);
}
