import { ownPath } from './own-path.ts';
import { pageAt, plainPath } from './pages.ts';

/** Longer than any address of the site with its filters; what grows beyond it has gone wrong. */
export const NEXT_LENGTH_MAX = 512;

const SIGN_IN_PATHS: ReadonlySet<string> = new Set(['/login', '/register']);
const SIGN_IN_PAGES: ReadonlySet<string | null> = new Set(['agent', 'resetPassword']);

/**
 * Where a login may lead afterwards, or null for home. Never to a page of signing in and never to an
 * address that carries a `next` of its own: each login would wrap the one before, without end.
 */
export function nextPath(value: unknown): string | null {
  const path = ownPath(value);
  if (path === null || path.length > NEXT_LENGTH_MAX) return null;
  const { pathname, searchParams } = new URL(path, 'https://own.invalid');
  const plain = plainPath(pathname);
  const isSignIn = SIGN_IN_PATHS.has(plain) || SIGN_IN_PAGES.has(pageAt(plain));
  return isSignIn || searchParams.has('next') ? null : path;
}
