import {
  type Chips,
  clockwiseFrom,
  type Hand,
  type Holder,
  holderAt,
  type Move,
  type Table,
} from './table.ts';

/** What the player whose turn it is may do. */
export type Choices = {
  readonly canCheck: boolean;
  /** What a call adds: all that is left where that is less. Zero when there is nothing to call. */
  readonly call: Chips;
  /** The street's total a bet or raise may go to; null when none is allowed. */
  readonly raiseTo: { readonly min: Chips; readonly max: Chips } | null;
};

export function choicesOf(table: Table, hand: Hand, place: number): Choices {
  const holder = holderAt(hand, place);
  const stack = table.seats[place]?.stack ?? 0;
  if (!holder) return { canCheck: false, call: 0, raiseTo: null };
  const owed = Math.max(0, hand.bet - holder.streetPut);
  const max = holder.streetPut + stack;
  const canRaise = stack > owed && mayRaise(table, hand, holder);
  return {
    canCheck: owed === 0,
    call: Math.min(owed, stack),
    raiseTo: canRaise ? { min: Math.min(hand.bet + hand.raise, max), max } : null,
  };
}

/**
 * One who has acted in the street may raise again only when all raises since, together, are a full
 * one (rule 47 of the tournament directors); and never when nobody is left to answer it.
 */
function mayRaise(table: Table, hand: Hand, holder: Holder): boolean {
  const someoneCanAnswer = hand.holders.some(
    (other) => other.place !== holder.place && !other.hasFolded && stackOf(table, other) > 0,
  );
  if (!someoneCanAnswer) return false;
  return !holder.hasActed || hand.bet - holder.streetPut >= hand.raise;
}

export const stackOf = (table: Table, { place }: Pick<Holder, 'place'>): Chips =>
  table.seats[place]?.stack ?? 0;

/** Whether this is a move the choices allow. */
export function isAllowed({ canCheck, call, raiseTo }: Choices, move: Move): boolean {
  if (move.type === 'raise') {
    const isWhole = Number.isSafeInteger(move.to);
    return raiseTo !== null && isWhole && move.to >= raiseTo.min && move.to <= raiseTo.max;
  }
  if (move.type === 'check') return canCheck;
  return move.type === 'fold' || call > 0;
}

/** The place that decides next; null when the betting of the street is over. */
export function nextToAct(table: Table, hand: Hand, after: number): number | null {
  const live = hand.holders.filter(({ hasFolded }) => !hasFolded);
  if (live.length < 2) return null;
  for (const place of clockwiseFrom(after, table.rules.seats)) {
    const holder = live.find((one) => one.place === place);
    if (holder && mustAct(table, hand, holder)) return place;
  }
  return null;
}

function mustAct(table: Table, hand: Hand, holder: Holder): boolean {
  if (stackOf(table, holder) === 0) return false;
  const others = hand.holders.filter((one) => one.place !== holder.place && !one.hasFolded);
  const reached = Math.max(...others.map(({ streetPut }) => streetPut));
  // Nobody else can bet, and this one has already matched what they put in.
  if (others.every((one) => stackOf(table, one) === 0) && holder.streetPut >= reached) return false;
  return !holder.hasActed || holder.streetPut < hand.bet;
}
