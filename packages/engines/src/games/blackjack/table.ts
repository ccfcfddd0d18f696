import { assert } from '@baize/std/assert';
import type { Card } from '../../tables/cards.ts';
import { definition } from './definition.ts';
import type { Event, MoveType } from './events.ts';
import { BEST, isBlackjack, isBust, isPair, totalOf, valueOf } from './hand.ts';
import { type SideHand, type SideName, sideHandOf } from './sides.ts';

export type Hand = { readonly cards: Card[]; stakes: number };

export type SideBet = { readonly bet: SideName; readonly hand: SideHand | null };

/** A round on its way. It is built anew for every answer and never kept. */
export type Table = {
  readonly draw: () => Card;
  readonly events: Event[];
  readonly hands: Hand[];
  readonly dealer: Card[];
  readonly sides: readonly SideBet[];
  /** The number of the hand that is played; past the last when all are. */
  turn: number;
};

const DEALER_STANDS = 17;
const ACE = 1;

/** Deals two cards each. The round ends here if anybody has blackjack: the dealer looks. */
export function openTable(draw: () => Card, names: readonly SideName[] = []): Table {
  const cards: Card[] = [];
  const sides: SideBet[] = [];
  const hands = [{ cards, stakes: 1 }];
  const table: Table = { draw, events: [], hands, dealer: [], sides, turn: 0 };
  dealTo(table, 0);
  const up = draw();
  table.events.push({ type: 'deal', to: 'dealer', card: up });
  dealTo(table, 0);
  table.dealer.push(up, draw());
  table.events.push({ type: 'deal', to: 'dealer', card: null });
  const [first = 0, second = 0] = cards;
  for (const bet of names) sides.push({ bet, hand: sideHandOf(bet, [first, second, up]) });
  table.events.push(...sides.map((side) => ({ type: 'side', ...side }) as const));
  if (hasBlackjack(table)) endEarly(table);
  else table.events.push({ type: 'turn', hand: 0 });
  return table;
}

/** What the player may do now; nothing when the round is over. */
export function movesOf({ hands, turn }: Table): readonly MoveType[] {
  const hand = hands[turn];
  if (!hand) return [];
  const canSplit = isPair(hand.cards) && hands.length < definition.handsMax;
  return [
    'hit',
    'stand',
    ...(hand.cards.length === 2 ? (['double'] as const) : []),
    ...(canSplit ? (['split'] as const) : []),
  ];
}

export function makeMove(table: Table, move: MoveType): void {
  assert(movesOf(table).includes(move), 'a move is one of those allowed');
  const { hands, turn, events } = table;
  const hand = hands[turn];
  assert(hand, 'a hand is played');
  if (move === 'split') return splitHand(table, hand);
  if (move === 'double') {
    hand.stakes += 1;
    events.push({ type: 'double', hand: turn });
  }
  if (move !== 'stand') dealTo(table, turn);
  if (move !== 'hit' || totalOf(hand.cards).points >= BEST) closeHand(table, hand);
}

function splitHand(table: Table, hand: Hand): void {
  const { hands, turn, events } = table;
  const moved = hand.cards.pop();
  assert(moved !== undefined, 'a pair has two cards');
  events.push({ type: 'split', hand: turn, into: hands.length });
  hands.push({ cards: [moved], stakes: 1 });
  completeHand(table, hand);
}

/** Gives a split hand its second card; aces get no other. */
function completeHand(table: Table, hand: Hand): void {
  dealTo(table, table.turn);
  const [first] = hand.cards;
  const isAces = first !== undefined && valueOf(first) === ACE;
  if (isAces || totalOf(hand.cards).points === BEST) closeHand(table, hand);
}

function closeHand(table: Table, { cards }: Hand): void {
  table.events.push({ type: isBust(cards) ? 'bust' : 'stand', hand: table.turn });
  table.turn += 1;
  const next = table.hands[table.turn];
  if (!next) return playDealer(table);
  table.events.push({ type: 'turn', hand: table.turn });
  completeHand(table, next);
}

/** The dealer draws only when there is a hand to beat. */
function playDealer(table: Table): void {
  const { dealer, hands, events } = table;
  reveal(table);
  if (hands.every(({ cards }) => isBust(cards))) return;
  while (totalOf(dealer).points < DEALER_STANDS) {
    const card = table.draw();
    dealer.push(card);
    events.push({ type: 'deal', to: 'dealer', card });
  }
}

const hasBlackjack = ({ hands, dealer }: Table): boolean =>
  isBlackjack(dealer) || hands.some(({ cards }) => isBlackjack(cards));

function endEarly(table: Table): void {
  const { hands, dealer, events } = table;
  if (hands.some(({ cards }) => isBlackjack(cards)))
    events.push({ type: 'blackjack', of: 'player' });
  reveal(table);
  if (isBlackjack(dealer)) events.push({ type: 'blackjack', of: 'dealer' });
  table.turn = hands.length;
}

function reveal({ dealer, events }: Table): void {
  const hole = dealer[1];
  assert(hole !== undefined, 'the dealer has two cards');
  events.push({ type: 'reveal', card: hole });
}

function dealTo({ hands, events, draw }: Table, place: number): void {
  const card = draw();
  hands[place]?.cards.push(card);
  events.push({ type: 'deal', to: 'player', hand: place, card });
}
