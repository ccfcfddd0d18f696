import { type Instant, isBefore, later, SECOND_MS } from '@baize/std/time';
import type { Clock } from '../clock.ts';
import type { Wallet } from './wallet.ts';

/** What the platform last said of a session, and when. */
export type SessionWord = { readonly isOpen: boolean; readonly at: Instant };

type Asking = {
  readonly wallet: Pick<Wallet, 'isOpen'>;
  readonly clock: Clock;
  /** By the hash of the session's token. */
  readonly sessionWords: {
    get(hash: string): SessionWord | undefined;
    set(hash: string, word: SessionWord): unknown;
  };
};

type AskedOf = {
  readonly token_hash: string;
  readonly player: string;
  readonly currency: string;
  readonly wallet_token: string;
};

/** So long the platform's word about a session is good enough for who only reads. */
const WORD_MS = 3 * SECOND_MS;

/** Whether the platform still knows a session; null while it does not say. */
export async function askSession(asking: Asking, session: AskedOf): Promise<boolean | null> {
  const { player: memberId, currency, wallet_token: token } = session;
  const word = await asking.wallet.isOpen({ memberId, currency, token });
  if (word.kind === 'unknown') return null;
  const isOpen = word.kind === 'done' && word.value;
  asking.sessionWords.set(session.token_hash, { isOpen, at: asking.clock.now() });
  return isOpen;
}

/** The same by a word of a moment ago. While the platform does not answer, its last word holds. */
export async function isSessionOpen(asking: Asking, session: AskedOf): Promise<boolean> {
  const last = asking.sessionWords.get(session.token_hash);
  const isFresh = last !== undefined && isBefore(asking.clock.now(), later(last.at, WORD_MS));
  const isOpen = isFresh ? last.isOpen : ((await askSession(asking, session)) ?? last?.isOpen);
  return isOpen !== false;
}
