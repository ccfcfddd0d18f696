import type { TimeSpan } from '@baize/std/calendar';
import { type Minor, minor } from '@baize/std/money';
import { isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Movement } from '../../books/ledger/index.ts';
import type { StatementLine } from './provider.ts';

/** One movement as we and the provider have it, where the two differ; null: that side lacks it. */
export type Disagreement = {
  readonly kind: 'missing_here' | 'missing_there' | 'amount_differs';
  readonly here: Minor | null;
  readonly there: Minor | null;
};

type NamedMovement = Pick<StatementLine, 'about' | 'orderId' | 'reference' | 'amount'>;

/**
 * By what both sides mean the same movement. A deposit is one payment of an order, as the key of its
 * credit says it; a payout is its order: paid twice, it is one order with twice the money.
 */
export const nameOf = ({ about, orderId, reference }: Omit<NamedMovement, 'amount'>): string =>
  about === 'deposit' ? `${orderId}:${reference}` : orderId;

export type Ours = {
  readonly name: string;
  readonly orderId: string;
  readonly about: 'deposit' | 'payout';
  readonly amount: Minor;
};

const ORDER = /^((?:dep|wdr)_\w+)/;

/** A movement of our books as a provider would tell it: what came is a deposit, what went a payout. */
export function oursOf({ requestKey, amount }: Movement): Ours {
  const orderId = ORDER.exec(requestKey)?.[1] ?? requestKey;
  if (amount < 0n) {
    return { name: orderId, orderId, about: 'payout', amount: minor(0n - amount) };
  }
  return { name: requestKey, orderId, about: 'deposit', amount };
}

/** What each name moved in all. */
export function totalsOf(
  told: Iterable<{ readonly name: string; readonly amount: bigint }>,
): ReadonlyMap<string, Minor> {
  const totals = new Map<string, Minor>();
  for (const { name, amount } of told) totals.set(name, minor((totals.get(name) ?? 0n) + amount));
  return totals;
}

/** What differs, of all that is looked at. */
export function findDisagreements(
  names: Iterable<string>,
  here: ReadonlyMap<string, Minor>,
  there: ReadonlyMap<string, Minor>,
): ReadonlyMap<string, Disagreement> {
  const found = new Map<string, Disagreement>();
  for (const name of names) {
    const sides = { here: here.get(name) ?? null, there: there.get(name) ?? null };
    const kind = kindOf(sides);
    if (kind) found.set(name, { kind, ...sides });
  }
  return found;
}

function kindOf({ here, there }: Omit<Disagreement, 'kind'>): Disagreement['kind'] | null {
  if (here === there) return null;
  if (here === null) return 'missing_here';
  return there === null ? 'missing_there' : 'amount_differs';
}

/**
 * The two clocks are not one: what we wrote close to the end of a day may stand in the statement of
 * the next, and is missed only when that one is there.
 */
const EDGE_MS = 15 * MINUTE_MS;

export const answerableSpan = ({ from, to }: TimeSpan): TimeSpan => ({
  from: later(from, -EDGE_MS),
  to: later(to, -EDGE_MS),
});

export const isWithin = ({ from, to }: TimeSpan, { eventAt }: Pick<Movement, 'eventAt'>): boolean =>
  !isBefore(eventAt, from) && isBefore(eventAt, to);

type StoredDisagreement = Disagreement & {
  readonly status: 'open' | 'closed';
  readonly isExplained: boolean;
};

/**
 * What to do about a disagreement that was found. One that a person explained, and that is still
 * just so, needs no second explanation; one that had vanished and is back is a new one.
 */
export function nextStep(
  last: StoredDisagreement | undefined,
  found: Disagreement,
): 'open' | 'seen' | 'leave' {
  if (!last) return 'open';
  if (last.status === 'open') return 'seen';
  const isSame = last.kind === found.kind && last.here === found.here && last.there === found.there;
  return last.isExplained && isSame ? 'leave' : 'open';
}

/** One row a payment: a line that stands in a statement twice counts twice. */
export function mergeLines(lines: readonly StatementLine[]): readonly StatementLine[] {
  const merged = new Map<string, StatementLine>();
  for (const line of lines) {
    const key = [line.about, line.orderId, line.reference].join(' ');
    const before = merged.get(key);
    const amount = minor((before?.amount ?? 0n) + line.amount);
    merged.set(key, { ...line, amount });
  }
  return [...merged.values()];
}
