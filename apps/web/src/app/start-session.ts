import { redeemHandover } from '@baize/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../shared/api.ts';
import { keptToken } from '../shared/kept.ts';
import { pageAt } from '../shared/paths.ts';
import { adoptToken, clearSession, isNotSignedIn, memberQuery } from '../shared/session.ts';
import { heldUrlToken } from '../shared/url-token.ts';

/** A server that takes longer must not keep the page from showing itself. */
const PATIENCE_MS = 4_000;

/**
 * Finds out who is here before the page is shown, so that it starts signed in. A token that is dead
 * leaves a guest, and nothing is said about it.
 */
export async function startSession(queries: QueryClient) {
  const handover = heldUrlToken();
  if (handover !== null && pageAt(location.pathname) !== 'resetPassword') {
    const redeemed = await call(redeemHandover, { token: handover }).catch(() => null);
    if (redeemed) adoptToken(redeemed.token);
  }
  if (keptToken() === null) return;
  const known = queries
    .fetchQuery({ ...memberQuery(), meta: { isQuiet: true } })
    .catch((error: unknown) => {
      if (isNotSignedIn(error)) clearSession();
    });
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
