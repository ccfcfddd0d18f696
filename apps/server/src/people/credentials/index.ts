/**
 * What a member knows or has: passwords, an authenticator, recovery codes, links to start anew.
 *
 * Always true here: nothing is kept from which a password, a recovery code or a link could be read;
 * checking a password costs the same whether or not there is one, and never more than one at a time
 * in a process; codes and links are good once.
 */
export { isCommonPassword } from './common-passwords.ts';
export { ensureInTime, takeDefaultPassword } from './default-password.ts';
export { makeFirstPassword } from './first-password.ts';
export { hashPassword, verifyPassword } from './hash-password.ts';
export {
  giveFirstPassword,
  type IssuedPassword,
  type Issuer,
  replaceFirstPassword,
} from './issue-first-password.ts';
export { credentialsJobs } from './jobs.ts';
export {
  countRecoveryCodes,
  findIssue,
  findPassword,
  type PasswordIssue,
  type PasswordKind,
} from './queries.ts';
export { makeRecoveryCodes } from './recovery-codes.ts';
export {
  assertResetToken,
  makeResetToken,
  RESET_MINUTES,
  spendResetToken,
} from './reset-tokens.ts';
export { checkPasswordRule, isExpired, isWellKnown, type PasswordRules } from './rules.ts';
export { isStillPassword, type NewPassword, setPassword } from './set-password.ts';
export { beginTotp, checkTotp, confirmTotp, hasTotp, removeTotp, type TotpSetup } from './totp.ts';
export { makeTotpSecret, totpAddress, totpStepOf } from './totp-code.ts';
