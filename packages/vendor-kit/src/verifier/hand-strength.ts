/** Hands of five as lists of numbers that are compared from the left; a list that is larger wins. */
export type Strength = readonly number[];

/** Aces are high. */
const highOf = (card: number): number => (card % 13 === 0 ? 14 : (card % 13) + 1);

function fiveStrength(cards: readonly number[]): Strength {
  const ranks = cards.map(highOf);
  const groups = [...new Set(ranks)]
    .map((rank) => ({ rank, count: ranks.filter((one) => one === rank).length }))
    .sort((a, b) => b.count - a.count || b.rank - a.rank);
  const [first, second] = groups;
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const order = groups.map(({ rank }) => rank);
  const isRun = groups.length === 5 && (order[0] ?? 0) - (order[4] ?? 0) === 4;
  const isWheel = order.join() === '14,5,4,3,2';
  const straight = isWheel ? [5] : isRun ? [order[0]!] : null;
  if (straight) return [isFlush ? 8 : 4, ...straight];
  if (first!.count === 4) return [7, ...order];
  if (first!.count === 3) return [second!.count === 2 ? 6 : 3, ...order];
  if (isFlush) return [5, ...order];
  if (first!.count === 2) return [second!.count === 2 ? 2 : 1, ...order];
  return [0, ...order];
}

export function compare(a: Strength, b: Strength): number {
  const at = a.findIndex((number, place) => number !== b[place]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0);
}

/** The best five of seven: each way to leave two out. */
export function strengthOf(cards: readonly number[]): Strength {
  let best: Strength = [-1];
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) {
      const five = cards.filter((_, place) => place !== a && place !== b);
      const strength = fiveStrength(five);
      if (compare(strength, best) > 0) best = strength;
    }
  }
  return best;
}
