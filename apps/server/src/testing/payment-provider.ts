import type { DepositInstructions } from '@baize/contract/deposit-instructions';
import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import type { Clock } from '../base/kernel/index.ts';
import type {
  ArrivedPayment,
  DepositAsk,
  DepositId,
  PaymentProvider,
  PayoutAsk,
  PayoutWord,
  StatementLine,
  WithdrawalId,
} from '../cashier/payments/index.ts';

/** What becomes of a call: it is lost on the way there, on the way back, or answered with no. */
export type ProviderFate = 'serve' | 'lose-request' | 'lose-answer' | 'refuse';

type Payout = { readonly ask: PayoutAsk; word: PayoutWord };
type Deposit = { readonly ask: DepositAsk; isClosed: boolean; readonly payments: ArrivedPayment[] };

const ZONE = 'Asia/Bangkok';

/**
 * The far end of a payment provider, in memory. It takes an order once, however often it is told;
 * a test says what arrives there, what it pays, and when it is silent.
 */
export function createTestProvider(clock: Clock, code = 'sandbox') {
  const deposits = new Map<DepositId, Deposit>();
  const payouts = new Map<WithdrawalId, Payout>();
  const fates: ProviderFate[] = [];
  const calls: string[] = [];
  const state = { isSilent: false };

  async function answered<T>(call: string, work: (isRefused: boolean) => T): Promise<T> {
    calls.push(call);
    const fate = fates.shift() ?? 'serve';
    if (state.isSilent || fate === 'lose-request') throw new Error(`${code} does not answer`);
    const answer = work(fate === 'refuse');
    if (fate === 'lose-answer') throw new Error(`the answer of ${code} is lost`);
    return answer;
  }

  const provider = providerOf({ code, deposits, payouts, answered });
  return {
    provider,
    deposits,
    payouts,
    /** The names of the calls that reached this end, in their order. */
    calls,
    /** While it is silent every call is lost on its way. */
    silence: (isSilent: boolean) => {
      state.isSilent = isSilent;
    },
    /** The fates of the next calls, in their order; what comes after them is served. */
    next: (...coming: readonly ProviderFate[]) => void fates.push(...coming),
    /** Somebody pays an order there; the answer is what the provider tells of it by itself. */
    arrive: (orderId: DepositId, paymentId: string, amount: bigint) => {
      const payment = { paymentId, amount: minor(amount), at: clock.now() };
      deposits.get(orderId)?.payments.push(payment);
      return { about: 'deposit', orderId, ...payment } as const;
    },
    closeDeposit: (orderId: DepositId) => {
      const deposit = deposits.get(orderId);
      if (deposit) deposit.isClosed = true;
    },
    /** The bank has paid an order out, or never will. */
    endPayout: <W extends Extract<PayoutWord, { status: 'paid' | 'failed' }>>(
      orderId: WithdrawalId,
      word: W,
    ) => {
      const payout = payouts.get(orderId);
      if (payout) payout.word = word;
      return { about: 'payout', orderId, word } as const;
    },
  };
}

export type TestProvider = ReturnType<typeof createTestProvider>;

type End = {
  readonly code: string;
  readonly deposits: Map<DepositId, Deposit>;
  readonly payouts: Map<WithdrawalId, Payout>;
  readonly answered: <T>(call: string, work: (isRefused: boolean) => T) => Promise<T>;
};

const providerOf = ({ code, deposits, payouts, answered }: End): PaymentProvider => ({
  code,
  openDeposit: (ask) =>
    answered('openDeposit', (isRefused) => {
      if (isRefused) return { status: 'refused', reason: 'not today' };
      if (!deposits.has(ask.orderId)) {
        deposits.set(ask.orderId, { ask, isClosed: false, payments: [] });
      }
      const payUrl = `https://pay.example/${ask.orderId}`;
      return { status: 'open', instructions: instructionsOf(ask), payUrl };
    }),
  askDeposit: (orderId) =>
    answered('askDeposit', () => {
      const deposit = deposits.get(orderId);
      if (!deposit) return { status: 'unheard' };
      const status = deposit.isClosed ? 'closed' : 'open';
      return { status, payments: [...deposit.payments] };
    }),
  pay: (ask) =>
    answered('pay', (isRefused) => {
      const earlier = payouts.get(ask.orderId);
      if (earlier) return earlier.word;
      const word: PayoutWord = isRefused
        ? { status: 'failed', reason: 'the bank does not know the account' }
        : { status: 'paying' };
      payouts.set(ask.orderId, { ask, word });
      return word;
    }),
  askPayout: (orderId) =>
    answered('askPayout', () => payouts.get(orderId)?.word ?? { status: 'unheard' }),
  readNotice: () => null,
  readStatement: (day) =>
    answered('readStatement', () =>
      [...linesOfDeposits(deposits), ...linesOfPayouts(payouts)].filter(
        ({ at }) => dayOf(at, ZONE) === day,
      ),
    ),
});

function instructionsOf({ kind, reference, amount }: DepositAsk): DepositInstructions {
  if (kind === 'qr') return { kind, payload: `qr of ${reference}`, payee: 'Test Payee' };
  if (kind === 'wallet') return { kind, payee: 'test-wallet' };
  if (kind === 'crypto') {
    const coinAmount = `${amount / 100n}`;
    return { kind, coin: 'USDT', network: 'TRC-20', address: `T${reference}`, coinAmount };
  }
  const accountNumber = '000-0-00000-1';
  return { kind, bankName: 'Test Bank', accountName: 'Test Payee', accountNumber };
}

const linesOfDeposits = (deposits: ReadonlyMap<DepositId, Deposit>): StatementLine[] =>
  [...deposits].flatMap(([orderId, { payments }]) =>
    payments.map(({ paymentId, amount, at }) => ({
      about: 'deposit' as const,
      orderId,
      reference: paymentId,
      amount,
      at,
    })),
  );

const linesOfPayouts = (payouts: ReadonlyMap<WithdrawalId, Payout>): StatementLine[] =>
  [...payouts].flatMap(([orderId, { ask, word }]) =>
    word.status === 'paid'
      ? [
          {
            about: 'payout' as const,
            orderId,
            reference: word.bankReference,
            amount: ask.amount,
            at: word.at,
          },
        ]
      : [],
  );
