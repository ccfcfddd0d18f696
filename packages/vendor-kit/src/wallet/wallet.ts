import type { Minor } from '@baize/std/money';
import { placeOf } from '@baize/std/node/seal-rows';
import type { Vault } from '@baize/std/node/vault';
import { type Instant, instant } from '@baize/std/time';
import { readReply, type Signing, sendSigned } from './send-signed.ts';
import { readBalance, type WalletValue, type WalletWord, wordOf } from './wallet-word.ts';

/** What bets are made with is bound to its player wherever it is kept. */
export const WALLET_TOKEN = 'wallet_token';

/** A stake as the wallet is told of it. Sent again with its id, nothing moves twice. */
export type Bet = {
  readonly txId: string;
  readonly roundId: string;
  readonly memberId: string;
  readonly currency: string;
  readonly game: string;
  /** Sealed, as it is kept: it is opened on its way to the wallet alone. */
  readonly token: string;
  readonly amount: Minor;
  /** The grant that pays for it instead of the wallet, where one does. */
  readonly grantId?: string;
  /** What decides it, where others of the player can be decided by the same: bets on it count together. */
  readonly event?: string;
  /** What it pays, where the result is told with the stake; null when it comes later. */
  readonly payout: Minor | null;
};

/** The result of a bet that was made before. */
export type Result = {
  readonly betId: string;
  readonly memberId: string;
  readonly currency: string;
  readonly amount: Minor;
  /** The part of the stake that was not played: it goes back with the result. */
  readonly returned?: Minor;
  /** The last of its round. */
  readonly endsRound: boolean;
};

/** Free rounds, or a free bet, as the wallet tells of them: see `vendorGrants` of the contract. */
export type WalletGrant = {
  readonly grantId: string;
  readonly kind: 'rounds' | 'bet';
  readonly games: readonly string[] | null;
  readonly stake: string | null;
  readonly left: number;
  readonly won: string;
  readonly expiresAt: string;
  readonly paysTo: 'cash' | 'bonus';
  readonly turnoverTimes: number | null;
};

export type WalletSession = {
  /** Sealed: nobody here needs to know it. */
  readonly token: string;
  readonly memberId: string;
  readonly currency: string;
  readonly game: string | null;
  readonly balance: Minor;
  readonly expiresAt: Instant;
};

export type AskedSession = Pick<WalletSession, 'token' | 'memberId' | 'currency'>;

/** Movements answer with the balance after them. */
export type Wallet = {
  authenticate(token: string, requestId: string): Promise<WalletWord<WalletSession>>;
  balance(memberId: string, currency: string): Promise<WalletWord<Minor>>;
  grants(memberId: string, currency: string): Promise<WalletWord<readonly WalletGrant[]>>;
  /** Takes the stake, and pays the result at once where there is one. */
  placeBet(bet: Bet): Promise<WalletWord<Minor>>;
  /** What was answered to a bet, without asking for it again; null when it never came there. */
  recallBet(bet: Bet): Promise<WalletWord<Minor | null>>;
  /** Gives the stake back if its result was not told, and ends the bet should it still come. */
  cancelBet(bet: Pick<Bet, 'txId' | 'memberId' | 'currency'>): Promise<WalletWord<Minor>>;
  payResult(result: Result): Promise<WalletWord<Minor>>;
  /** Whether the platform still knows the session that a wallet's token, sealed, stands for. */
  isOpen(session: AskedSession): Promise<WalletWord<boolean>>;
  /** The same of who stays at a table: whoever takes a break from play is not at one either. */
  isWelcome(session: AskedSession): Promise<WalletWord<boolean>>;
  /** Which of these players may not sit at one table with a member. */
  linked(memberId: string, others: readonly string[]): Promise<WalletWord<readonly string[]>>;
  /** Opens a case about two players; told again it is the same. */
  suspect(suspicion: Suspicion): Promise<WalletWord<null>>;
};

export type Suspicion = {
  readonly memberId: string;
  readonly otherId: string;
  readonly sign: 'soft_play' | 'chip_dumping';
};

type WalletSigning = Signing & { readonly vault: Vault };

export function createWallet(signing: WalletSigning): Wallet {
  const ask = (name: string, body: object) => sendSigned(signing, { name, body });
  const askOf = ({ memberId, currency, token: sealed }: AskedSession) => {
    const token = signing.vault.open(sealed, placeOf(WALLET_TOKEN, memberId));
    return ask('may-bet', { memberId, currency, token });
  };
  return {
    authenticate: async (token, requestId) =>
      wordOf(await ask('authenticate', { token, requestId }), (value) => {
        const session = readSession(value);
        const place = placeOf(WALLET_TOKEN, session.memberId);
        return { ...session, token: signing.vault.seal(session.token, place) };
      }),
    balance: async (memberId, currency) =>
      wordOf(await ask('balance', { memberId, currency }), readBalance),
    grants: async (memberId, currency) =>
      wordOf(
        await ask('grants', { memberId, currency }),
        ({ grants }) => grants as readonly WalletGrant[],
      ),
    placeBet: async (bet) =>
      wordOf(await ask(callOf(bet), bodyOfBet(signing.vault, bet)), readBalance),
    recallBet: async (bet) => {
      const reply = await ask('status', { call: callOf(bet), txId: bet.txId });
      if (!reply?.success) return { kind: 'unknown', why: reply?.message ?? 'no answer' };
      if (reply.value['isKnown'] !== true) return { kind: 'done', value: null };
      return wordOf(readReply(reply.value['answer']), readBalance);
    },
    cancelBet: async ({ txId, memberId, currency }) => {
      const body = { txId, betId: txId, memberId, currency };
      return wordOf(await ask('rollback', body), readBalance);
    },
    payResult: async ({ betId, amount, returned, ...rest }) => {
      const unplayed = returned ? { returned: `${returned}` } : {};
      const body = { txId: betId, betId, amount: `${amount}`, ...unplayed, ...rest };
      return wordOf(await ask('settle', body), readBalance);
    },
    isOpen: async (session) => wordOf(await askOf(session), ({ isOpen }) => isOpen === true),
    isWelcome: async (session) =>
      wordOf(
        await askOf(session),
        ({ isOpen, reason }) => isOpen === true && reason !== 'member_blocked',
      ),
    linked: async (memberId, others) =>
      wordOf(
        await ask('linked', { memberId, others }),
        ({ linked }) => linked as readonly string[],
      ),
    suspect: async (suspicion) => wordOf(await ask('suspect', suspicion), () => null),
  };
}

const callOf = ({ payout }: Bet): string => (payout === null ? 'bet' : 'bet-and-settle');

/** A bet as it is sent: its token in the clear. */
export const bodyOfBet = (vault: Vault, { amount, payout, ...bet }: Bet) => ({
  ...bet,
  token: vault.open(bet.token, placeOf(WALLET_TOKEN, bet.memberId)),
  amount: `${amount}`,
  ...(payout === null ? {} : { payout: `${payout}`, endsRound: true }),
});

const readSession = (value: WalletValue): WalletSession => ({
  token: String(value['token']),
  memberId: String(value['memberId']),
  currency: String(value['currency']),
  game: typeof value['game'] === 'string' ? value['game'] : null,
  balance: readBalance(value),
  expiresAt: instant(new Date(String(value['expiresAt']))),
});
