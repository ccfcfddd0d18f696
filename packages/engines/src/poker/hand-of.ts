import { type Card, JOKER, rankOf } from '../tables/cards.ts';
import type { PokerDefinition } from './definition.ts';
import type { HandName } from './events.ts';

/** One bit for each rank, from the ace to the king. */
const bitOf = (rank: number): number => 1 << (rank - 1);

const ROYAL = bitOf(1) | bitOf(10) | bitOf(11) | bitOf(12) | bitOf(13);

/** Five ranks in a row, from the ace up to the nine, and the highest, which ends with an ace. */
const STRAIGHTS: readonly number[] = [
  ROYAL,
  ...Array.from({ length: 9 }, (_, lowest) => 0b11111 << lowest),
];

const SUIT_CARDS = 13;

/** What five cards show once the wild ones are laid aside. */
type Shape = {
  readonly wilds: number;
  /** The ranks that are there, and those that are there twice, three and four times. */
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly fourfold: number;
  readonly isOneSuit: boolean;
};

/** The best hand that five cards make in this game; null when it pays nothing. */
export function handOf(game: PokerDefinition, cards: readonly Card[]): HandName | null {
  const shape = shapeOf(game.wild, cards);
  const name = shape.wilds === 0 ? plainHand(game, shape) : wildHand(game, shape);
  return name !== null && game.pays[name] !== undefined ? name : null;
}

function shapeOf(wild: PokerDefinition['wild'], cards: readonly Card[]): Shape {
  let [wilds, once, twice, thrice, fourfold] = [0, 0, 0, 0, 0];
  let suits = 0;
  for (const card of cards) {
    if (card === JOKER || rankOf(card) === wild) {
      wilds += 1;
      continue;
    }
    const bit = bitOf(rankOf(card));
    fourfold |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits |= 1 << (card / SUIT_CARDS);
  }
  return { wilds, once, twice, thrice, fourfold, isOneSuit: isSingle(suits) };
}

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** All ranks differ and lie in one of the straights; wild cards fill what is missing. */
const isStraight = ({ once, twice }: Shape): boolean =>
  twice === 0 && STRAIGHTS.some((straight) => (once & ~straight) === 0);

const isRoyal = ({ once, twice }: Shape): boolean => twice === 0 && (once & ~ROYAL) === 0;

function plainHand(game: PokerDefinition, shape: Shape): HandName | null {
  const { twice, thrice, fourfold } = shape;
  if (twice === 0) return plainRun(shape);
  if (fourfold !== 0) return fourOf(game, fourfold);
  if (thrice !== 0) return isSingle(twice) ? 'three-of-a-kind' : 'full-house';
  if (!isSingle(twice)) return 'two-pairs';
  return highPairOf(game, twice);
}

/** Where some fours pay more than others they have names of their own. */
function fourOf({ pays }: PokerDefinition, fourfold: number): HandName {
  if (fourfold === bitOf(1) && pays['four-aces'] !== undefined) return 'four-aces';
  const isLow = fourfold > bitOf(1) && fourfold <= bitOf(4);
  if (isLow && pays['four-twos-to-fours'] !== undefined) return 'four-twos-to-fours';
  return 'four-of-a-kind';
}

/** A pair of the highest of these ranks, where it is high enough to pay. */
function highPairOf({ highPairFrom }: PokerDefinition, ranks: number): HandName | null {
  if (highPairFrom === null) return null;
  return (ranks & bitOf(1)) !== 0 || ranks >= bitOf(highPairFrom) ? 'high-pair' : null;
}

function plainRun(shape: Shape): HandName | null {
  if (shape.isOneSuit && isRoyal(shape)) return 'royal-flush';
  const straight = isStraight(shape);
  if (shape.isOneSuit) return straight ? 'straight-flush' : 'flush';
  return straight ? 'straight' : null;
}

/** With a wild card there is a pair at least, and a full house needs two pairs beside it. */
function wildHand(game: PokerDefinition, shape: Shape): HandName | null {
  const alike = shape.wilds + likestOf(shape);
  if (shape.wilds === 4) return 'four-deuces';
  if (shape.isOneSuit && isRoyal(shape)) return 'wild-royal-flush';
  if (alike === 5) return 'five-of-a-kind';
  const straight = isStraight(shape);
  if (shape.isOneSuit && straight) return 'straight-flush';
  if (alike === 4) return 'four-of-a-kind';
  if (!isSingle(shape.twice)) return 'full-house';
  if (shape.isOneSuit) return 'flush';
  if (straight) return 'straight';
  return alike === 3 ? 'three-of-a-kind' : highPairOf(game, shape.once);
}

/** How many cards of one rank there are at most, without the wild ones. */
function likestOf({ twice, thrice, fourfold }: Shape): number {
  if (fourfold !== 0) return 4;
  if (thrice !== 0) return 3;
  return twice !== 0 ? 2 : 1;
}
