import { refusalOf } from '@baize/client/api-error';

const ABOUT_NEW: ReadonlySet<string> = new Set([
  'password_format',
  'password_common',
  'password_same',
]);

/** What the server has against the new password itself; everything else is said below the form. */
export function refusedPassword(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  return refusal && ABOUT_NEW.has(refusal.code) ? (refusal.text ?? undefined) : undefined;
}
