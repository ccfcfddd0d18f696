import type { ErrorCode } from './errors.ts';

/**
 * What a call may answer that moves money out under the payment password and, where more is at stake
 * than usual, a second factor: from its sealed body, the password and the factor.
 */
export const STEP_UP_ERRORS = [
  'rate_limited',
  'sealed_required',
  'seal_unreadable',
  'seal_key_unknown',
  'password_wrong',
  'verification_first',
  'factor_unknown',
  'factor_wrong',
  'code_invalid',
  'code_expired',
  'login_locked',
  'unavailable',
] as const satisfies readonly ErrorCode[];
