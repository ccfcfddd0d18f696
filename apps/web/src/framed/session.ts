import { ApiError } from '@baize/client/api-error';
import { callBook } from '../shared/book/call-book.ts';
import type { BookAccess } from '../shared/book/use-book-session.ts';
import { keep, type Opening, readKept } from './opening.ts';

export type WireSession = { readonly currency: string; readonly balance: string | null };

export type FramedSession = { readonly access: BookAccess; readonly currency: string };

const KEPT = 'session';

/** The pages are the book's own: they ask where they came from. */
const base = (): string => location.origin;

/**
 * Trades the launch token for a session. A page that is loaded again has none left and goes on with
 * the session it had; one without either is opened anew by its platform.
 */
export async function openFramedSession({ launchToken }: Opening): Promise<FramedSession> {
  if (launchToken === null) return resume(readKept(KEPT));
  const { token, session } = await callBook<{ token: string; session: WireSession }>(base(), {
    path: '/api/sessions',
    body: { launchToken, requestId: crypto.randomUUID() },
  });
  keep(KEPT, token);
  return { access: { base: base(), token }, currency: session.currency };
}

async function resume(token: string | null): Promise<FramedSession> {
  if (token === null) throw new ApiError('not_signed_in');
  const { currency } = await readSession({ base: base(), token });
  return { access: { base: base(), token }, currency };
}

export const readSession = ({ base: at, token }: BookAccess, signal?: AbortSignal) =>
  callBook<WireSession>(at, { path: '/api/session', token, signal });
