import { type Card, rankOf, suitOf } from '../tables/cards.ts';

/** The names of the hands, the weakest first; a pok is 8 or 9 with two cards. */
export const POK_DENG_HANDS = [
  'points',
  'sam_lueang',
  'straight',
  'straight_flush',
  'tong',
  'pok',
] as const;

export type PokDengHandName = (typeof POK_DENG_HANDS)[number];

export type RankedHand = {
  readonly name: PokDengHandName;
  /** The last digit of the sum; pictures and tens count nothing. */
  readonly points: number;
  /** How many times the stake a win with it pays. */
  readonly deng: number;
};

/** The most a hand pays, and so the most that one can lose, in stakes. */
export const DENG_MAX = 5;

export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + Math.min(10, rankOf(card)), 0) % 10;

export const isPok = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOf(cards) >= 8;

export function rankPokDeng(cards: readonly Card[]): RankedHand {
  const points = pointsOf(cards);
  const suits = new Set(cards.map(suitOf));
  const ranks = new Set(cards.map(rankOf));
  const isSuited = suits.size === 1;
  if (cards.length === 2) {
    const deng = isSuited || ranks.size === 1 ? 2 : 1;
    return { name: points >= 8 ? 'pok' : 'points', points, deng };
  }
  if (ranks.size === 1) return { name: 'tong', points, deng: 5 };
  if (isInRow([...ranks])) {
    return isSuited
      ? { name: 'straight_flush', points, deng: 5 }
      : { name: 'straight', points, deng: 3 };
  }
  if (cards.every((card) => rankOf(card) > 10)) return { name: 'sam_lueang', points, deng: 3 };
  return { name: 'points', points, deng: isSuited ? 3 : 1 };
}

/** Three in a row; the ace stands below the two or above the king, never between. */
function isInRow(ranks: readonly number[]): boolean {
  if (ranks.length !== 3) return false;
  const [low = 0, middle = 0, high = 0] = [...ranks].sort((a, b) => a - b);
  if (low === 1 && middle === 12 && high === 13) return true;
  return middle === low + 1 && high === middle + 1;
}

/** Only hands of points and poks are told apart by their points. */
const strengthOf = ({ name, points }: RankedHand): number =>
  POK_DENG_HANDS.indexOf(name) * 10 + (name === 'points' || name === 'pok' ? points : 0);

/**
 * How many stakes the bank pays a player, below zero what it takes. The better hand is paid its deng;
 * where both are as good the higher deng is paid the difference, and with the same nobody is paid.
 */
export function stakesWon(player: readonly Card[], bank: readonly Card[]): number {
  const [own, its] = [rankPokDeng(player), rankPokDeng(bank)];
  const difference = strengthOf(own) - strengthOf(its);
  if (difference === 0) return own.deng - its.deng;
  return difference > 0 ? own.deng : -its.deng;
}
