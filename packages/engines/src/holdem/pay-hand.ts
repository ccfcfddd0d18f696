import { potsOf, uncalledOf } from './pots.ts';
import { rankHand } from './rank-hand.ts';
import { sharePots } from './share-pots.ts';
import {
  type Chips,
  clockwiseFrom,
  type Hand,
  type Holder,
  holderAt,
  PAUSE_MS,
  SHOWDOWN_MS,
  type Showing,
  type Table,
  type TableEvent,
  type TableRules,
  type TableStep,
  withHolder,
} from './table.ts';

/** The end of a hand: what nobody called goes back, hands are shown, rake is taken, pots are paid. */
export function payHand(table: Table, now: number): TableStep {
  if (!table.hand) return { table, events: [] };
  const back = uncalledOf(table.hand.holders);
  const hand = back ? takeBack(table.hand, back) : table.hand;
  const shown = liveOf(hand).length > 1 ? showingsOf(hand, table.rules.seats) : [];
  const called = hand.holders.reduce((all, { put }) => all + put, 0);
  // No flop, no drop.
  const rake = hand.street === 'preflop' ? 0 : rakeOf(called, hand.holders.length, table.rules);
  const { pots, won } = sharePots(hand.holders, {
    rake,
    strengthAt: (place) => strengthOf(hand, place),
    order: clockwiseFrom(hand.button, table.rules.seats),
  });
  const paid = hand.holders
    .filter(({ place }) => (won.get(place) ?? 0) > 0)
    .map(({ place, player }) => ({ place, player, won: won.get(place) ?? 0 }));
  const events: TableEvent[] = [
    ...(back ? [{ type: 'uncalled' as const, ...back }] : []),
    ...(shown.length > 0 ? [{ type: 'shown' as const, shown }] : []),
    { type: 'paid', hand: hand.number, pots, paid, rake },
  ];
  if (back) won.set(back.place, (won.get(back.place) ?? 0) + back.amount);
  return {
    table: {
      ...creditStacks(table, won),
      hand: null,
      lastHand: hand,
      rake: table.rake + rake,
      nextHandAt: now + (shown.length > 0 ? SHOWDOWN_MS : PAUSE_MS),
    },
    events,
  };
}

const liveOf = ({ holders }: Hand): readonly Holder[] =>
  holders.filter(({ hasFolded }) => !hasFolded);

function takeBack(hand: Hand, { place, amount }: { place: number; amount: Chips }): Hand {
  return withHolder(hand, place, { put: (holderAt(hand, place)?.put ?? 0) - amount });
}

export const creditStacks = (table: Table, amounts: ReadonlyMap<number, Chips>): Table => ({
  ...table,
  seats: table.seats.map(
    (seat, place) => seat && { ...seat, stack: seat.stack + (amounts.get(place) ?? 0) },
  ),
});

const strengthOf = (hand: Hand, place: number): number =>
  rankHand([...(holderAt(hand, place)?.cards ?? []), ...hand.board]);

/** Who bet last shows first, else the first left of the button; one that cannot win may muck. */
function showingsOf(hand: Hand, seats: number): readonly Showing[] {
  const first = hand.aggressor ?? hand.button;
  const order = clockwiseFrom(hand.aggressor === null ? first : first - 1 + seats, seats);
  const pots = potsOf(hand.holders);
  // All hands are turned up when nobody could bet any more, whoever would have won.
  const isRunOut = hand.isRunOut;
  const shown: Showing[] = [];
  for (const place of order) {
    const holder = holderAt(hand, place);
    if (!holder || holder.hasFolded) continue;
    const strength = strengthOf(hand, place);
    const isBest = pots.some(
      ({ places }) =>
        places.includes(place) &&
        shown.every(
          (one) => !places.includes(one.place) || strengthOf(hand, one.place) <= strength,
        ),
    );
    if (isRunOut || isBest) shown.push({ place, cards: holder.cards });
  }
  return shown;
}

export function rakeOf(total: Chips, dealt: number, { rakePpm, rakeCaps }: TableRules): Chips {
  const cap = rakeCaps[Math.min(dealt - 2, rakeCaps.length - 1)] ?? 0;
  return Math.min(cap, Number((BigInt(total) * BigInt(rakePpm)) / 1_000_000n));
}
