/** What PostgreSQL says when what was read is no longer so, or two waited for each other. */
const CONFLICTS: ReadonlySet<string> = new Set([
  'BZ409', // A guard of ours.
  '23505', // A key that somebody else has used meanwhile.
  '40001',
  '40P01',
]);

/** A row was held by somebody for longer than a batch waits. */
const HELD = '55P03';

/** The server is going, gone or not yet there; what was asked of it may have been done. */
const LOST: ReadonlySet<string> = new Set([
  '57014', // Stopped, because it took too long.
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);

export const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error));

export const isHeld = (error: unknown): boolean => codeOf(error) === HELD;

export const isLost = (error: unknown): boolean =>
  LOST.has(codeOf(error)) ||
  (error instanceof Error &&
    /^Connection terminated|not queryable|timeout exceeded|^Query read timeout/.test(
      error.message,
    ));

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return String(error.code);
}
