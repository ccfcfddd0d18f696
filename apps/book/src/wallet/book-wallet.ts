import { type Minor, minor } from '@baize/std/money';
import type { Vault } from '@baize/std/node/vault';
import { readReply, type Signing, sendSigned } from '@baize/vendor-kit/wallet/send-signed';
import { type Bet, bodyOfBet, createWallet, type Wallet } from '@baize/vendor-kit/wallet/wallet';
import { readBalance, type WalletWord, wordOf } from '@baize/vendor-kit/wallet/wallet-word';

/** One of the results that are told together. */
export type WalletItem = {
  readonly call: 'settle' | 'resettle' | 'rollback';
  readonly txId: string;
  readonly betId: string;
  readonly memberId: string;
  readonly currency: string;
  /** What the bet pays; a rollback pays nothing. */
  readonly amount?: Minor;
  /** False where a part is paid, and the bet runs on. */
  readonly isFinal?: boolean;
};

export type Debt = {
  readonly txId: string;
  readonly betId: string;
  readonly memberId: string;
  readonly currency: string;
  /** All that is still owed for the bet; zero ends it. */
  readonly amount: Minor;
};

export type BookWallet = Pick<
  Wallet,
  'authenticate' | 'balance' | 'grants' | 'placeBet' | 'cancelBet' | 'isOpen'
> & {
  /** Takes many stakes by one signed call; each is answered for itself, in order. */
  placeBets(bets: readonly Bet[]): Promise<readonly WalletWord<Minor>[]>;
  /** Tells many results by one signed call; each is answered for itself, in order. */
  tellAll(items: readonly WalletItem[]): Promise<readonly WalletWord<Minor>[]>;
  /** Whether a player may go on with stakes that were taken before; why not, if not. */
  mayPlay(memberId: string, currency: string): Promise<WalletWord<string | null>>;
  /** Leaves what a correction could not take back with the platform, which collects it. */
  owe(debt: Debt): Promise<WalletWord<Minor>>;
};

type Word = WalletWord<Minor>;

/** So many results go in one call. */
export const BATCH = 500;

export function createBookWallet(signing: Signing & { readonly vault: Vault }): BookWallet {
  const wallet = createWallet(signing);
  const ask = (name: string, body: object) => sendSigned(signing, { name, body });
  /** Null when the whole call got no answer that can be read. */
  const askTogether = async (items: readonly object[]): Promise<readonly Word[] | null> => {
    const reply = await ask('batch', { items });
    const answers = reply?.success ? reply.value['answers'] : null;
    if (!Array.isArray(answers) || answers.length !== items.length) return null;
    return answers.map((answer) => wordOf(readReply(answer), readBalance));
  };
  return {
    ...wallet,
    placeBets: async (bets) => {
      const items = bets.map((bet) => ({ call: 'bet', ...bodyOfBet(signing.vault, bet) }));
      const words = items.length > 1 ? await askTogether(items) : null;
      // Where a call got lost each is asked for alone, under its own id: none fails for its company.
      return words ?? Promise.all(bets.map((bet) => wallet.placeBet(bet)));
    },
    tellAll: async (items) =>
      (await askTogether(items.map(itemBody))) ??
      items.map(() => ({ kind: 'unknown', why: 'no answer' })),
    mayPlay: async (memberId, currency) =>
      wordOf(await ask('may-bet', { memberId, currency }), ({ reason }) =>
        typeof reason === 'string' ? reason : null,
      ),
    owe: async ({ amount, ...debt }) =>
      wordOf(await ask('owe', { ...debt, amount: `${amount}` }), ({ owed }) =>
        minor(BigInt(String(owed))),
      ),
  };
}

const itemBody = ({ amount, call, isFinal = true, ...item }: WalletItem) => ({
  call,
  ...item,
  ...(amount === undefined ? {} : { amount: `${amount}` }),
  ...(call === 'settle' && (isFinal ? { endsRound: true } : { isFinal: false })),
});
