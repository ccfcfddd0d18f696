import { choicesOf, isAllowed, nextToAct, stackOf } from './moves.ts';
import { payHand } from './pay-hand.ts';
import {
  ACT_MS,
  type Chips,
  type Hand,
  holderAt,
  type Move,
  type MoveName,
  type Street,
  type Table,
  type TableEvent,
  type TableStep,
  withHolder,
  withSeat,
} from './table.ts';

type Action = { readonly move: Move; readonly now: number; readonly isTimeout: boolean };

/** The move of the player whose turn it is; null when it is none the rules allow. */
export function act(table: Table, { move, now, isTimeout }: Action): TableStep | null {
  const { hand } = table;
  const place = hand?.turn?.place;
  if (!hand || place === undefined) return null;
  const choices = choicesOf(table, hand, place);
  if (!isAllowed(choices, move)) return null;
  const before = holderAt(hand, place)?.streetPut ?? 0;
  const to = move.type === 'raise' ? move.to : before + (move.type === 'call' ? choices.call : 0);
  const acted: TableEvent = {
    type: 'acted',
    place,
    move: nameOf(move, hand),
    amount: to - before,
    streetPut: to,
    isTimeout,
  };
  const paid = putIn(chargeBank(table, hand, now), place, to - before);
  const next = noteMove(paid.hand ?? hand, place, { move, to });
  const step = goOn({ ...paid, hand: next }, place, now);
  return { table: step.table, events: [acted, ...step.events] };
}

const nameOf = (move: Move, { bet }: Hand): MoveName =>
  move.type === 'raise' && bet === 0 ? 'bet' : move.type;

/** What was used of the time bank. */
function chargeBank(table: Table, { turn }: Hand, now: number): Table {
  if (!turn || turn.bankFrom === null) return table;
  const left = (table.seats[turn.place]?.bankMs ?? 0) - Math.max(0, now - turn.bankFrom);
  return withSeat(table, turn.place, { bankMs: Math.max(0, left) });
}

/** Moves chips from a stack into the hand. */
export function putIn(table: Table, place: number, amount: Chips): Table {
  const holder = table.hand && holderAt(table.hand, place);
  if (!table.hand || !holder) return table;
  const hand = withHolder(table.hand, place, {
    put: holder.put + amount,
    streetPut: holder.streetPut + amount,
  });
  return { ...withSeat(table, place, { stack: stackOf(table, holder) - amount }), hand };
}

function noteMove(hand: Hand, place: number, { move, to }: { move: Move; to: Chips }): Hand {
  const noted = withHolder(hand, place, { hasActed: true, hasFolded: move.type === 'fold' });
  if (move.type !== 'raise') return noted;
  // A raise that is short, which only the last chips can make, leaves the least raise as it was.
  return { ...noted, bet: to, raise: Math.max(hand.raise, to - hand.bet), aggressor: place };
}

/** After a move or the blinds: the next turn, the next street, or the end of the hand. */
export function goOn(table: Table, after: number, now: number): TableStep {
  const { hand } = table;
  if (!hand) return { table, events: [] };
  const place = nextToAct(table, hand, after);
  if (place !== null) {
    const number = (hand.turn?.number ?? 0) + 1;
    const seat = table.seats[place];
    const isGone = seat?.isLeaving || seat?.sittingOutAt !== null;
    const turn = { place, number, deadlineAt: isGone ? now : now + ACT_MS, bankFrom: null };
    return { table: { ...table, hand: { ...hand, turn } }, events: [] };
  }
  const live = hand.holders.filter(({ hasFolded }) => !hasFolded);
  if (live.length < 2 || hand.street === 'river') return payHand(table, now);
  const isRunOut = live.filter((holder) => stackOf(table, holder) > 0).length < 2;
  const step = dealStreet({ ...hand, isRunOut }, table.rules.bigBlind);
  const rest = goOn({ ...table, hand: step.hand }, hand.button, now);
  return { table: rest.table, events: [step.event, ...rest.events] };
}

const FOLLOWING: Readonly<Record<Street, { street: Street; board: number }>> = {
  preflop: { street: 'flop', board: 3 },
  flop: { street: 'turn', board: 4 },
  turn: { street: 'river', board: 5 },
  river: { street: 'river', board: 5 },
};

function dealStreet(hand: Hand, raise: Chips): { readonly hand: Hand; readonly event: TableEvent } {
  const { street, board: size } = FOLLOWING[hand.street];
  const first = 2 * hand.holders.length;
  const board = hand.deck.order.slice(first, first + size);
  const holders = hand.holders.map((holder) => ({ ...holder, streetPut: 0, hasActed: false }));
  return {
    hand: { ...hand, street, board, holders, bet: 0, raise, aggressor: null },
    event: { type: 'street', street, board },
  };
}
