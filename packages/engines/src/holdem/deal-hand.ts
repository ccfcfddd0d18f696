import { goOn, putIn } from './act.ts';
import { shuffleDeck } from './deck.ts';
import {
  type Chips,
  clockwiseFrom,
  type Hand,
  type Seat,
  type Table,
  type TableEvent,
  type TableStep,
  withSeat,
} from './table.ts';

/** Who takes part in the next hand, and where the blinds are. */
export type Positions = {
  readonly dealt: readonly number[];
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
};

const isReady = (seat: Seat | null | undefined): seat is Seat =>
  !!seat && seat.stack > 0 && seat.sittingOutAt === null && !seat.isLeaving;

export const canDeal = ({ hand, seats }: Table): boolean =>
  hand === null && seats.filter(isReady).length > 1;

/**
 * The big blind goes round seat by seat, so that nobody pays it twice and nobody passes it by; small
 * blind and button are the two dealt seats before it. Who has just sat down waits for it.
 */
export function positionsOf(table: Table): Positions {
  const order = clockwiseFrom(table.lastBigBlind, table.rules.seats);
  const ready = order.filter((place) => isReady(table.seats[place]));
  const [bigBlind = 0] = ready;
  const playing = ready.filter(
    (place) => place === bigBlind || table.seats[place]?.isWaiting === false,
  );
  // With nobody to play against, those who wait are dealt in at once.
  const dealt = playing.length > 1 ? playing : ready;
  const smallBlind = dealt.at(-1) ?? 0;
  const button = dealt.length === 2 ? smallBlind : (dealt.at(-2) ?? 0);
  return { dealt, button, smallBlind, bigBlind };
}

/** Shuffles with the seed that was committed to, posts the blinds and begins the betting. */
export function dealHand(table: Table, nextHouseSeed: string, now: number): TableStep {
  const positions = positionsOf(table);
  const hand = handOf(table, positions);
  const begun = positions.dealt.reduce<Table>(
    (all, place) => withSeat(all, place, { isWaiting: false }),
    {
      ...table,
      hand,
      handsDealt: hand.number,
      houseSeed: nextHouseSeed,
      lastBigBlind: positions.bigBlind,
      nextHandAt: null,
    },
  );
  const blinds = [
    { place: positions.smallBlind, due: table.rules.smallBlind },
    { place: positions.bigBlind, due: table.rules.bigBlind },
  ].map(({ place, due }) => ({ place, amount: Math.min(due, table.seats[place]?.stack ?? 0) }));
  const posted = blinds.reduce((all, { place, amount }) => putIn(all, place, amount), begun);
  const step = goOn(posted, positions.bigBlind, now);
  const events: TableEvent[] = [
    { type: 'dealt', hand: hand.number, button: hand.button, root: hand.deck.root },
    ...blinds.map(({ place, amount }) => ({ type: 'blind' as const, place, amount })),
    ...step.events,
  ];
  return { table: step.table, events };
}

function handOf(table: Table, { dealt, button, smallBlind, bigBlind }: Positions): Hand {
  const number = table.handsDealt + 1;
  const order = clockwiseFrom(button, table.rules.seats).filter((place) => dealt.includes(place));
  const deck = shuffleDeck({
    houseSeed: table.houseSeed,
    playerSeeds: order.map((place) => ({ place, seed: table.seats[place]?.seed ?? '' })),
    hand: number,
  });
  const bet: Chips = table.rules.bigBlind;
  return {
    number,
    button,
    smallBlind,
    bigBlind,
    street: 'preflop',
    // One card to each, then the second, the first left of the button first.
    holders: order.map((place, at) => ({
      place,
      player: table.seats[place]?.player ?? '',
      cards: [deck.order[at] ?? 0, deck.order[order.length + at] ?? 0],
      put: 0,
      streetPut: 0,
      hasFolded: false,
      hasActed: false,
      hadReturnTime: false,
    })),
    board: [],
    deck,
    bet,
    raise: bet,
    aggressor: null,
    turn: null,
    isRunOut: false,
  };
}
