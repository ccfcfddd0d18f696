import type { QueryClient } from '@tanstack/react-query';
import { pageAt } from '../shared/address/pages.ts';
import { keptToken } from '../shared/session/kept.ts';
import { adoptToken, clearSession, isNotSignedIn, memberQuery } from '../shared/session/session.ts';
import { heldUrlToken } from '../shared/session/url-token.ts';
import { memberEnd } from './part-files.ts';

/** A server that takes longer must not keep the page from showing itself. */
const PATIENCE_MS = 4_000;

/**
 * Finds out who is here before the page is shown, so that it starts signed in. A token that is dead
 * leaves a guest, and nothing is said about it.
 */
export async function startSession(queries: QueryClient) {
  const handover = heldUrlToken();
  if (handover !== null && pageAt(location.pathname) !== 'resetPassword') {
    // Few come by such an address; for all others this is not loaded.
    const token = await import('./redeem.ts').then(
      ({ redeem }) => redeem(handover),
      () => null,
    );
    if (token !== null) adoptToken(token);
  }
  if (keptToken() === null) return;
  // Who comes back logged in will want it; while it is asked who that is, it comes.
  void memberEnd().catch(() => null);
  const known = queries
    .fetchQuery({ ...memberQuery(), meta: { isQuiet: true } })
    .catch((error: unknown) => {
      if (isNotSignedIn(error)) clearSession();
    });
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
