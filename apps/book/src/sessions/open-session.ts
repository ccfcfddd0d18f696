import { isBefore } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import { hashToken, type Launch, openLaunch } from '@baize/vendor-kit/wallet/open-launch';
import type { Book } from '../book.ts';
import type { Row } from '../db/client.ts';
import { ensure } from '../refusal.ts';
import * as queries from './queries.ts';

export type Session = Row<'session'>;

export type OpenedSession = { readonly token: string; readonly session: Session };

/** Exchanges a launch token, once, for a session of a member with the wallet behind it. */
export async function openSession(book: Book, launch: Launch): Promise<OpenedSession> {
  const wallet = await openLaunch(book, launch);
  const token = drawSecret(book.chance, 'base64url');
  const session: Session = {
    token_hash: hashToken(token),
    player: wallet.memberId,
    currency: wallet.currency,
    game: wallet.game,
    wallet_token: wallet.token,
    created_at: book.clock.now(),
    expires_at: wallet.expiresAt,
  };
  await queries.insertSession(book.db, session);
  return { token, session };
}

/** Who holds this token; a refusal when nobody does, or no longer. */
export async function getSession(book: Book, token: string): Promise<Session> {
  const { db, clock, sessions } = book;
  const tokenHash = hashToken(token);
  const session = sessions.get(tokenHash) ?? (await queries.findSession(db, tokenHash));
  ensure(session && isBefore(clock.now(), session.expires_at), 'session_unknown');
  // A session never changes: what was read once is true until it ends.
  sessions.set(tokenHash, session);
  return session;
}
