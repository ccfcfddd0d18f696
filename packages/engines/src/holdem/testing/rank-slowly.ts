import { type Card, rankOf, suitOf } from '../../tables/cards.ts';

/** The best of all fives among the cards, compared as people compare them. */
export function rankSlowly(cards: readonly Card[]): readonly number[] {
  return fivesOf(cards)
    .map(rankFive)
    .reduce((best, hand) => (compare(hand, best) > 0 ? hand : best));
}

/** Above zero when the first is better. */
export function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

function fivesOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  return cards.flatMap((_, a) =>
    cards
      .slice(a + 1)
      .map((__, at) => cards.filter((___, place) => place !== a && place !== a + 1 + at)),
  );
}

/** The name of the hand as a number, then its ranks: the most frequent first, then the highest. */
function rankFive(cards: readonly Card[]): readonly number[] {
  const ranks = cards.map((card) => (rankOf(card) === 1 ? 14 : rankOf(card)));
  const countOf = (rank: number) => ranks.filter((other) => other === rank).length;
  const byCount = [...new Set(ranks)].sort((a, b) => countOf(b) - countOf(a) || b - a);
  const shape = byCount.map(countOf).join('');
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const straight = straightOf(byCount);
  if (straight > 0) return [isFlush ? 8 : 4, straight];
  if (isFlush) return [5, ...byCount];
  const name = { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1 }[shape] ?? 0;
  return [name, ...byCount];
}

function straightOf(ranks: readonly number[]): number {
  const sorted = [...ranks].sort((a, b) => b - a);
  if (sorted.length < 5) return 0;
  if (sorted.join() === '14,5,4,3,2') return 5;
  return (sorted[0] ?? 0) - (sorted[4] ?? 0) === 4 ? (sorted[0] ?? 0) : 0;
}
