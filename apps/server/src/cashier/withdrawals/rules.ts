import { rightsFor } from '@baize/contract/approval-rules';
import type { Brand } from '@baize/contract/brand';
import type { LevelNeeded } from '@baize/contract/identity-rules';
import type { Permission } from '@baize/contract/operator-roles';
import type { Outcome, WithdrawalCheck, WithdrawalStatus } from '@baize/contract/withdrawal';
import type { FeeTerms } from '@baize/std/fee';
import { add, type Minor, minor, subtract, ZERO } from '@baize/std/money';
import { DAY_MS, HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';

/** How soon an operator has looked at an order; what is told to the member is kept. */
export const REVIEW_MINUTES = 30;
/** How long a bank takes at the most, as a rule. */
export const PAYING_MINUTES = 15;
export const CLAIM_HOURS = 24;
/** A payment that counts as received because nobody answered can be disputed for so long. */
export const DISPUTE_DAYS = 7;
/** Members and bank accounts are new for a day. */
const NEW_FOR_MS = DAY_MS;

/** What a brand says about withdrawals. */
export type WithdrawalRules = {
  readonly provider: string;
  readonly min: Minor;
  readonly max: Minor;
  readonly perDay: number;
  readonly fee: FeeTerms;
  /** How often what was deposited must be bet. */
  readonly turnover: bigint;
  readonly automaticUpTo: Minor;
  readonly stepUpFrom: Minor;
  /** The rights of the operators who must agree to a sum, one each. */
  readonly rightsFor: (amount: Minor) => readonly Permission[];
  readonly canCancel: boolean;
  readonly autoReceiveMinutes: number;
  readonly zone: string;
  /** How well a member must be known for all they withdraw. */
  readonly identity: LevelNeeded;
};

/** May be kept: what is read from it is what the brand has in force then. */
export function rulesOf(brand: Brand): WithdrawalRules {
  const sum = (text: string) => minor(BigInt(text));
  const said = () => brand.payments.withdrawal;
  return {
    get provider() {
      return said().provider;
    },
    get min() {
      return sum(said().min);
    },
    get max() {
      return sum(said().max);
    },
    get perDay() {
      return said().perDay;
    },
    get fee() {
      return { fixed: sum(said().feeFixed), ppm: said().feePpm };
    },
    get turnover() {
      return BigInt(said().depositTurnover);
    },
    get automaticUpTo() {
      return sum(said().automaticUpTo);
    },
    get stepUpFrom() {
      return sum(said().stepUpFrom);
    },
    rightsFor: (amount) => rightsFor(brand, 'withdrawals', amount),
    get canCancel() {
      return said().canCancel;
    },
    get autoReceiveMinutes() {
      return brand.withdrawalAutoReceiveMinutes;
    },
    zone: brand.timezone,
    identity: brand.identity.withdrawal,
  };
}

/** The life of an order: what may follow what. A failed payout goes back to review. */
const NEXT: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  review: ['approved', 'refused', 'cancelled'],
  approved: ['paying', 'paid', 'review'],
  paying: ['paid', 'review'],
  paid: ['received', 'partly', 'notReceived'],
  received: ['partly', 'notReceived'],
  partly: ['closed'],
  notReceived: ['closed'],
  closed: [],
  refused: [],
  cancelled: [],
};

export const canFollow = (from: WithdrawalStatus, to: WithdrawalStatus): boolean =>
  NEXT[from].includes(to);

/** Statuses by what a member looks for. */
export const VIEWS = {
  underWay: ['review', 'approved', 'paying', 'paid', 'partly', 'notReceived'],
  done: ['received', 'closed'],
  failed: ['refused', 'cancelled'],
} as const satisfies Record<string, readonly WithdrawalStatus[]>;

/** Those that gave the money back are not counted, neither for the day nor for the turnover. */
export const GIVEN_BACK = VIEWS.failed;

export const isClaim = (status: WithdrawalStatus): boolean =>
  status === 'partly' || status === 'notReceived';

export type Turnover = {
  readonly required: Minor;
  readonly done: Minor;
  readonly remaining: Minor;
};

/** What was still to be bet at the last withdrawal, and what was deposited since, less the bets. */
export function turnoverOf(facts: {
  readonly carried: Minor;
  readonly deposited: Minor;
  readonly staked: Minor;
  readonly times: bigint;
}): Turnover {
  const required = add(facts.carried, minor(facts.deposited * facts.times));
  const done = least(facts.staked, required);
  return { required, done, remaining: subtract(required, done) };
}

export const least = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/** What of the cash can be taken out: nothing while something is owed, less while it is to be bet. */
export const withdrawableOf = (
  cash: Minor,
  { remaining, owed = ZERO }: Pick<Turnover, 'remaining'> & { readonly owed?: Minor },
): Minor => (owed > 0n ? ZERO : subtract(cash, least(cash, remaining)));

export type Check = { readonly check: WithdrawalCheck; readonly isFine: boolean };

/** What is looked at before a payout, so that nobody has to look at the others. */
export function checksOf(
  rules: WithdrawalRules,
  facts: {
    readonly now: Instant;
    readonly amount: Minor;
    readonly withdrawable: Minor;
    readonly isOwnName: boolean;
    readonly memberSince: Instant;
    readonly bankAccountSince: Instant;
    readonly hasOpenClaim: boolean;
    readonly wasPaidBefore: boolean;
  },
): readonly Check[] {
  const isSettled = (since: Instant) => !isBefore(facts.now, later(since, NEW_FOR_MS));
  return [
    { check: 'name', isFine: facts.isOwnName },
    { check: 'turnover', isFine: facts.amount <= facts.withdrawable },
    { check: 'amount', isFine: facts.amount <= rules.automaticUpTo },
    { check: 'newAccount', isFine: isSettled(facts.memberSince) },
    { check: 'newBankAccount', isFine: isSettled(facts.bankAccountSince) },
    { check: 'openClaim', isFine: !facts.hasOpenClaim },
    { check: 'firstWithdrawal', isFine: facts.wasPaidBefore },
  ];
}

/** What the moments of an order are told from. */
export type WithdrawalState = {
  readonly status: WithdrawalStatus;
  readonly outcome: Outcome | null;
  readonly paid_at: Instant | null;
  readonly changed_at: Instant;
  readonly waiting_since: Instant;
};

type Minutes = Pick<WithdrawalRules, 'autoReceiveMinutes'>;

/** When a payment that nobody answers counts as received. */
export const receivedAt = (paidAt: Instant, { autoReceiveMinutes }: Minutes): Instant =>
  later(paidAt, autoReceiveMinutes * MINUTE_MS);

/** The order as it is at that moment: what has come due is so, whether or not it was written. */
export function asOf<O extends WithdrawalState>(order: O, rules: Minutes, now: Instant): O {
  if (order.status !== 'paid' || order.paid_at === null) return order;
  const at = receivedAt(order.paid_at, rules);
  if (isBefore(now, at)) return order;
  return { ...order, status: 'received', outcome: 'automatic', changed_at: at };
}

/** When what happens next happens at the latest; null at the end. */
export function nextAt(order: WithdrawalState, rules: Minutes): Instant | null {
  switch (order.status) {
    case 'review':
      return later(order.waiting_since, REVIEW_MINUTES * MINUTE_MS);
    case 'approved':
    case 'paying':
      return later(order.changed_at, PAYING_MINUTES * MINUTE_MS);
    case 'paid':
      return receivedAt(order.paid_at ?? order.changed_at, rules);
    case 'partly':
    case 'notReceived':
      return later(order.waiting_since, CLAIM_HOURS * HOUR_MS);
    case 'received':
    case 'closed':
    case 'refused':
    case 'cancelled':
      return null;
  }
}

/** Whether the member may still say that a payment did not come, or not all of it. */
export function canDispute(order: WithdrawalState, now: Instant): boolean {
  if (order.status === 'paid') return true;
  const isAssumed = order.status === 'received' && order.outcome === 'automatic';
  return isAssumed && isBefore(now, later(order.changed_at, DISPUTE_DAYS * DAY_MS));
}

/** What did not come, as far as the member says. */
export const missingOf = (order: {
  readonly payout: Minor;
  readonly amount_received: Minor | null;
}): Minor => subtract(order.payout, order.amount_received ?? ZERO);

/** A member's orders follow each other, whatever the clocks of two processes say. */
export const laterThan = (before: Instant | null, now: Instant): Instant =>
  before === null || isBefore(before, now) ? now : later(before, 1);
