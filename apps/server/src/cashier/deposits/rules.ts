import type { Brand } from '@baize/contract/brand';
import type { DepositStatus } from '@baize/contract/deposit';
import type { MethodKind, OpeningHours, PaymentsRules } from '@baize/contract/payment-methods';
import { addDays, momentOn } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { feeOf } from '@baize/std/fee';
import { add, type Minor, minor, subtract, ZERO } from '@baize/std/money';
import { DAY_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';

/** What the brand takes of a deposit, as it was when the order was opened. */
export type DepositFeeTerms = { readonly fee_fixed: Minor; readonly fee_ppm: number };

/** What the brand takes of all that arrived. */
export const depositFeeOf = (terms: DepositFeeTerms, arrived: Minor): Minor =>
  feeOf({ fixed: terms.fee_fixed, ppm: terms.fee_ppm }, arrived);

export type Share = { readonly covered: Minor; readonly fee: Minor; readonly credited: Minor };

type Arriving = {
  /** What arrived before, and what an operator credited of it that no provider has told of yet. */
  readonly paid: Minor;
  readonly uncovered: Minor;
  readonly amount: Minor;
};

/**
 * What becomes of a payment. What an operator credited before the provider spoke is not credited
 * again. The fee is that of all that arrived together: paid in parts it costs no more.
 */
export function shareOf(terms: DepositFeeTerms, { paid, uncovered, amount }: Arriving): Share {
  const covered = amount < uncovered ? amount : uncovered;
  const fresh = subtract(amount, covered);
  const fee = subtract(depositFeeOf(terms, add(paid, fresh)), depositFeeOf(terms, paid));
  return { covered, fee, credited: subtract(fresh, fee) };
}

export type Step = { readonly status: DepositStatus; readonly at: string };

/** What decides where an order stands. */
export type DepositState = {
  readonly status: DepositStatus;
  readonly steps: readonly Step[];
  readonly queued_at: Instant | null;
  readonly expires_at: Instant;
  readonly created_at: Instant;
  readonly changed_at: Instant;
};

/** How long a provider may be silent before nobody waits for it to open an order any more. */
export const OPENING_MS = DAY_MS;

/** When an order ends by itself. One that an operator has to look at does not. */
function endsAt({ status, queued_at, expires_at, created_at }: DepositState): Instant | null {
  if (status === 'opening') return later(created_at, OPENING_MS);
  const isPayable = status === 'waiting' || status === 'checking';
  return isPayable && queued_at === null ? expires_at : null;
}

/** The order as it stands at a moment, whether or not somebody has written its end down yet. */
export function asOf<Order extends DepositState>(order: Order, at: Instant): Order {
  const end = endsAt(order);
  if (end === null || isBefore(at, end)) return order;
  return { ...order, ...stepTo(order, 'expired', end) };
}

/** What changes when an order comes to a status. Told the same again, nothing has happened. */
export const stepTo = (order: DepositState, status: DepositStatus, at: Instant) => ({
  status,
  steps: order.status === status ? order.steps : [...order.steps, { status, at: at.toISOString() }],
  changed_at: at,
});

/** Money may still come to it, whatever its time: a proof of it can be brought. */
export const canTakeSlip = ({ status }: DepositState): boolean =>
  status === 'waiting' || status === 'checking' || hasLapsed(status);

export const canBeRenewed = ({ status }: DepositState): boolean =>
  hasLapsed(status) || status === 'failed';

/** Nobody has decided about it and nothing has arrived. */
export const canBeCancelled = ({ status }: DepositState): boolean =>
  status === 'opening' || status === 'waiting' || status === 'checking';

/** Ended without anybody's decision about money: a late payment is still asked about. */
export const hasLapsed = (status: DepositStatus): boolean =>
  status === 'expired' || status === 'cancelled';

export const isInQueue = ({ status, queued_at }: DepositState): boolean =>
  status === 'checking' && queued_at !== null;

/** How long after the end of its time a payment may still be heard of by asking. */
const ASKED_AFTER_MS = DAY_MS;
const GAP_MAX_MS = 60 * MINUTE_MS;
const GAPS_MAX = 6;

/** A minute, two, four … an hour; null when nothing more is expected. */
export function nextAskAt(
  { expires_at }: Pick<DepositState, 'expires_at'>,
  askCount: number,
  at: Instant,
): Instant | null {
  const gapMs = Math.min(2 ** Math.min(askCount, GAPS_MAX) * MINUTE_MS, GAP_MAX_MS);
  const next = later(at, gapMs);
  return isBefore(next, later(expires_at, ASKED_AFTER_MS)) ? next : null;
}

/**
 * Whether what was chosen along with an order still counts for money that arrived at a moment: while
 * a payment may be heard of. Who has brought a slip does not lose by how long we take to look at it.
 */
export const holdsBonus = (
  { queued_at, expires_at }: Pick<DepositState, 'queued_at' | 'expires_at'>,
  arrivedAt: Instant,
): boolean => isBefore(queued_at ?? arrivedAt, later(expires_at, ASKED_AFTER_MS));

/** The name of a payment in a bank, however an operator writes it down. */
export const plainReference = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

type Credit = {
  readonly amount: Minor;
  /** What was ordered, and what of it arrived before. */
  readonly order: { readonly amount: Minor; readonly paid: Minor };
  /** What the operator credited alone within a day, and what the member was credited so. */
  readonly byOperator: Minor;
  readonly toMember: Minor;
};

/**
 * Whether two operators must agree on a credit: from the brand's line on, and for whatever is more
 * than the member ordered, because then only the operator's word stands for it. What one operator
 * credited alone within a day counts together, and so does what one member got that way: else many
 * credits below the line would pass it.
 */
export function needsSecond(
  { withdrawal }: PaymentsRules,
  { amount, order, byOperator, toMember }: Credit,
): boolean {
  const line = BigInt(withdrawal.secondOperatorFrom);
  const isMore = add(order.paid, amount) > order.amount;
  return isMore || add(byOperator, amount) >= line || add(toMember, amount) >= line;
}

/** The most that one payment credits without operators having looked. */
export const ceilingOf = ({ ceilings }: Pick<Brand, 'ceilings'>): Minor => sumOf(ceilings.payment);

export type Method = {
  readonly code: string;
  readonly kind: MethodKind;
  readonly names: Readonly<Record<string, string>>;
  readonly provider: string | null;
  readonly min: Minor;
  readonly max: Minor;
  readonly fee_fixed: Minor;
  readonly fee_ppm: number;
  readonly minutes: number;
  readonly expiresMinutes: number;
  readonly presets: readonly Minor[];
  readonly bank: PaymentsRules['deposits'][number]['bank'];
  /** Null: orders are taken at any time. */
  readonly hours: OpeningHours | null;
};

/**
 * The ways to deposit that are offered and that somebody stands behind: a provider that is there, or
 * a bank account.
 */
export const methodsOf = (
  { deposits }: PaymentsRules,
  providers: { has(code: string): boolean },
): readonly Method[] =>
  deposits
    .filter(({ isOn = true }) => isOn)
    .filter(({ provider, bank }) => (provider === null ? bank !== null : providers.has(provider)))
    .map(({ feeFixed, feePpm, min, max, presets, hours = null, ...method }) => ({
      ...method,
      hours,
      min: sumOf(min),
      max: sumOf(max),
      fee_fixed: sumOf(feeFixed),
      fee_ppm: feePpm,
      presets: presets.map(sumOf),
    }));

/** When a way takes orders again; null while it does. */
export function opensAt(
  { hours }: Pick<Method, 'hours'>,
  at: Instant,
  zone: string,
): Instant | null {
  if (!hours || hours.opensAt === hours.closesAt) return null;
  const today = dayOf(at, zone);
  const opening = momentOn(today, hours.opensAt, zone);
  const closing = momentOn(today, hours.closesAt, zone);
  const isOpen = isBefore(opening, closing)
    ? !isBefore(at, opening) && isBefore(at, closing)
    : !isBefore(at, opening) || isBefore(at, closing);
  if (isOpen) return null;
  return isBefore(at, opening) ? opening : momentOn(addDays(today, 1), hours.opensAt, zone);
}

const sumOf = (text: string): Minor => minor(BigInt(text));

/** Those used last first; the others as the brand lists them. */
export function byLastUse(methods: readonly Method[], used: readonly string[]): readonly Method[] {
  const place = ({ code }: Method) => {
    const index = used.indexOf(code);
    return index < 0 ? used.length : index;
  };
  return methods.toSorted((a, b) => place(a) - place(b));
}

/** Whether all that was asked for has arrived. */
export const isPaidUp = ({ paid, amount }: { readonly paid: Minor; readonly amount: Minor }) =>
  paid >= amount && paid > ZERO;

/** So many deposits that failed one after another are looked at. */
export const FAILED_MAX = 10;
const FAILED_QUICKLY = 5;
const QUICKLY_MS = 10 * MINUTE_MS;

/** Of how long ago a failed deposit counts. */
export const FAILED_COUNTS_MS = DAY_MS;

/**
 * Until when nobody opens another deposit: ten minutes after five that failed within ten minutes, a
 * day after ten that failed within a day. `failedAt` is the newest first, since the last that arrived.
 */
export function pausedUntil(failedAt: readonly Instant[]): Instant | null {
  const [newest] = failedAt;
  if (!newest) return null;
  if (failedAt.length >= FAILED_MAX) return later(newest, FAILED_COUNTS_MS);
  const fifth = failedAt[FAILED_QUICKLY - 1];
  const isQuick = fifth !== undefined && isBefore(later(newest, -QUICKLY_MS), fifth);
  return isQuick ? later(newest, QUICKLY_MS) : null;
}
