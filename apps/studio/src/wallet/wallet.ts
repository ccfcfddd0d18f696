import { type Minor, minor } from '@baize/std/money';
import { type Instant, instant } from '@baize/std/time';
import type { Chance } from '../chance.ts';
import type { Clock } from '../clock.ts';
import { readReply, sendSigned, type WalletAccess, type WalletReply } from './send-signed.ts';

/** A round as the wallet is told of it. Its id is the movement's: sent again, nothing moves twice. */
export type RoundMovement = {
  readonly roundId: string;
  readonly memberId: string;
  readonly currency: string;
  readonly game: string;
  readonly token: string;
  readonly stake: Minor;
  readonly payout: Minor;
};

/**
 * What the wallet said. `unknown`: no word that decides, so that nobody may guess; the same is asked
 * again until there is one.
 */
export type WalletWord<Told> =
  | { readonly kind: 'done'; readonly value: Told }
  | { readonly kind: 'refused'; readonly code: string; readonly balance: Minor | null }
  | { readonly kind: 'unknown'; readonly why: string };

export type WalletSession = {
  readonly token: string;
  readonly memberId: string;
  readonly currency: string;
  readonly game: string | null;
  readonly balance: Minor;
  readonly expiresAt: Instant;
};

export type Wallet = {
  authenticate(token: string, requestId: string): Promise<WalletWord<WalletSession>>;
  balance(memberId: string, currency: string): Promise<WalletWord<Minor>>;
  /** Takes the stake and pays the result at once; the balance after it. */
  settle(round: RoundMovement): Promise<WalletWord<Minor>>;
  /** What was answered to `settle`, without asking for it again; null when it never came there. */
  recall(roundId: string): Promise<WalletWord<Minor | null>>;
  /** Takes the round back if it is not settled, and ends it should it still come. */
  cancel(round: RoundMovement): Promise<WalletWord<Minor>>;
};

type Signing = { readonly access: WalletAccess; readonly clock: Clock; readonly chance: Chance };

export function createWallet(signing: Signing): Wallet {
  const ask = (name: string, body: object) => sendSigned(signing, { name, body });
  return {
    authenticate: async (token, requestId) =>
      wordOf(await ask('authenticate', { token, requestId }), readSession),
    balance: async (memberId, currency) =>
      wordOf(await ask('balance', { memberId, currency }), readBalance),
    settle: async (round) => wordOf(await ask('bet-and-settle', betOf(round)), readBalance),
    recall: async (roundId) => {
      const reply = await ask('status', { call: 'bet-and-settle', txId: roundId });
      if (!reply?.success) return { kind: 'unknown', why: reply?.message ?? 'no answer' };
      if (reply.value['isKnown'] !== true) return { kind: 'done', value: null };
      return wordOf(readReply(reply.value['answer']), readBalance);
    },
    cancel: async ({ roundId, memberId, currency }) => {
      const body = { txId: roundId, betId: roundId, memberId, currency };
      return wordOf(await ask('rollback', body), readBalance);
    },
  };
}

const betOf = ({ roundId, memberId, currency, game, token, stake, payout }: RoundMovement) => ({
  txId: roundId,
  roundId,
  memberId,
  currency,
  game,
  token,
  amount: stake.toString(),
  payout: payout.toString(),
  endsRound: true,
});

type Value = WalletReply['value'];

/** A final no decides; everything else that is not a yes leaves it open. */
function wordOf<Read>(reply: WalletReply | null, read: (value: Value) => Read): WalletWord<Read> {
  if (!reply) return { kind: 'unknown', why: 'no answer' };
  const { success, message, value } = reply;
  if (success) return { kind: 'done', value: read(value) };
  const code = message ?? 'unknown';
  if (value['class'] !== 'final-reject') return { kind: 'unknown', why: code };
  const balance = typeof value['balance'] === 'string' ? readBalance(value) : null;
  return { kind: 'refused', code, balance };
}

const readBalance = (value: Value): Minor => minor(BigInt(String(value['balance'])));

const readSession = (value: Value): WalletSession => ({
  token: String(value['token']),
  memberId: String(value['memberId']),
  currency: String(value['currency']),
  game: typeof value['game'] === 'string' ? value['game'] : null,
  balance: readBalance(value),
  expiresAt: instant(new Date(String(value['expiresAt']))),
});
