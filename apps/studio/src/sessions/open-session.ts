import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { HOUR_MS, isBefore, later } from '@baize/std/time';
import { drawSecret } from '@baize/vendor-kit/chance';
import { hashToken, type Launch, openLaunch } from '@baize/vendor-kit/wallet/open-launch';
import { isSessionOpen } from '@baize/vendor-kit/wallet/session-word';
import type { Row } from '../db/client.ts';
import { ensure } from '../refusal.ts';
import { limitsOf, PLAY_MONEY, PURSE } from '../stakes.ts';
import { newId, type Studio } from '../studio.ts';
import * as queries from './queries.ts';

export type Session = Row<'session'>;

export type Opened = { readonly token: string; readonly session: Session };

type GameLaunch = Launch & { readonly game: string };

const TRIAL_MS = 12 * HOUR_MS;

const isPlayed = ({ engines }: Studio, game: string): boolean =>
  engines.has(game) || POKER_TITLES.has(game);

/** Exchanges a launch token, once, for a session of a member with the wallet behind it. */
export async function openSession(studio: Studio, launch: GameLaunch): Promise<Opened> {
  ensure(isPlayed(studio, launch.game), 'game_unknown');
  const wallet = await openLaunch(studio, launch);
  ensure(wallet.game === null || wallet.game === launch.game, 'launch_refused');
  ensure(limitsOf(wallet.currency), 'currency_unknown');
  return keepSession(studio, {
    mode: 'money',
    player: wallet.memberId,
    currency: wallet.currency,
    game: launch.game,
    wallet_token: wallet.token,
    expires_at: wallet.expiresAt,
  });
}

/** A visitor with play money. No wallet is asked, and nobody's name is known. */
export async function openTrial(studio: Studio, game: string): Promise<Opened> {
  ensure(isPlayed(studio, game), 'game_unknown');
  const now = studio.clock.now();
  const player = newId(studio, 'try');
  await queries.insertPurse(studio.db, { player, balance: PURSE, changed_at: now });
  return keepSession(studio, {
    mode: 'trial',
    player,
    currency: PLAY_MONEY,
    game,
    wallet_token: null,
    expires_at: later(now, TRIAL_MS),
  });
}

type NewSession = Omit<Session, 'token_hash' | 'created_at'>;

async function keepSession(studio: Studio, facts: NewSession): Promise<Opened> {
  const token = drawSecret(studio.chance, 'base64url');
  const session = { ...facts, token_hash: hashToken(token), created_at: studio.clock.now() };
  await queries.insertSession(studio.db, session);
  return { token, session };
}

/**
 * Who holds this token, as far as we know. Enough for who stakes money: the wallet looks at the session
 * again with each stake.
 */
export async function getSession(studio: Studio, token: string): Promise<Session> {
  const { db, clock, sessions } = studio;
  const tokenHash = hashToken(token);
  const session = sessions.get(tokenHash) ?? (await queries.findSession(db, tokenHash));
  ensure(session && isBefore(clock.now(), session.expires_at), 'session_unknown');
  // A session never changes: what was read once is true until it ends.
  sessions.set(tokenHash, session);
  return session;
}

/**
 * Who reads or moves with this token: refused once the platform has ended their session or blocked
 * them. A trial has none there.
 */
export async function getPlayer(studio: Studio, token: string): Promise<Session> {
  const session = await getSession(studio, token);
  const { wallet_token } = session;
  if (wallet_token === null) return session;
  ensure(await isSessionOpen(studio, { ...session, wallet_token }), 'session_unknown');
  return session;
}
