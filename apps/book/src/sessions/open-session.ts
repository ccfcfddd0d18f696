import { isBefore } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import { hashToken, type Launch, openLaunch } from '@baize/vendor-kit/wallet/open-launch';
import { askSession, isSessionOpen } from '@baize/vendor-kit/wallet/session-word';
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

/**
 * Who holds this token, as far as we know. Enough for who stakes money: the wallet looks at the session
 * again with each stake.
 */
export async function getSession(book: Book, token: string): Promise<Session> {
  const { db, clock, sessions } = book;
  const tokenHash = hashToken(token);
  const session = sessions.get(tokenHash) ?? (await queries.findSession(db, tokenHash));
  ensure(session && isBefore(clock.now(), session.expires_at), 'session_unknown');
  // A session never changes: what was read once is true until it ends.
  sessions.set(tokenHash, session);
  return session;
}

/**
 * Who reads with this token: refused once the platform has ended their session or blocked them. While
 * it does not answer, its last word holds.
 */
export async function getReader(book: Book, token: string): Promise<Session> {
  const session = await getSession(book, token);
  ensure(await isSessionOpen(book, session), 'session_unknown');
  return session;
}

/** Who moves money with this token: the platform is asked each time, and must answer. */
export async function getOwner(book: Book, token: string): Promise<Session> {
  const session = await getSession(book, token);
  const isOpen = await askSession(book, session);
  ensure(isOpen !== null, 'wallet_away');
  ensure(isOpen, 'session_unknown');
  return session;
}
