import type { Ppm } from '@baize/std/money';
import { type Card, rankOf, suitOf } from '../../tables/cards.ts';
import { LOST } from '../../tables/chips.ts';
import { definition } from './definition.ts';

type Sides = typeof definition.sides;

/** Bets beside the hand, in the order they are told. */
export const SIDES = ['pair', 'three'] as const satisfies readonly (keyof Sides)[];

export type SideName = (typeof SIDES)[number];

export type SideHand = keyof Sides['pair'] | keyof Sides['three'];

/** The player's two cards and the dealer's open one. */
export type FirstCards = readonly [first: Card, second: Card, up: Card];

/** What the cards make of a side bet; null when it is lost. */
export const sideHandOf = (side: SideName, cards: FirstCards): SideHand | null =>
  side === 'pair' ? pairOf(cards) : threeOf(cards);

/** What one stake on a side bet returns. */
export function sidePays(side: SideName, hand: SideHand | null): Ppm {
  const pays: Readonly<Partial<Record<SideHand, Ppm>>> = definition.sides[side];
  return (hand && pays[hand]) ?? LOST;
}

const isBlack = (card: Card): boolean => suitOf(card) === 'spade' || suitOf(card) === 'club';

function pairOf([first, second]: FirstCards): SideHand | null {
  if (rankOf(first) !== rankOf(second)) return null;
  if (first === second) return 'perfect-pair';
  return isBlack(first) === isBlack(second) ? 'coloured-pair' : 'mixed-pair';
}

/** Three cards as in poker; of one rank and suit they can be only in a shoe of several decks. */
function threeOf(cards: FirstCards): SideHand | null {
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  if (new Set(cards.map(rankOf)).size === 1) return isFlush ? 'suited-trips' : 'trips';
  if (isStraight(cards)) return isFlush ? 'straight-flush' : 'straight';
  return isFlush ? 'flush' : null;
}

/** An ace is below the two or above the king. */
function isStraight(cards: FirstCards): boolean {
  const [low = 0, middle = 0, high = 0] = cards.map(rankOf).sort((a, b) => a - b);
  if (low === 1 && middle === 12 && high === 13) return true;
  return middle === low + 1 && high === middle + 1;
}
