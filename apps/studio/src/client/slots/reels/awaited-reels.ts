import type { Machine } from '@baize/engines/slots/machine';

/**
 * The reels on which one scatter more would bring free spins, when one short of them have stopped
 * before. What is awaited is what the strips really hold: nothing is made to look near.
 */
export function awaitedReels(
  grid: readonly number[],
  { definition, scatter, strips, rows }: Machine,
): ReadonlySet<number> {
  const needed = Math.min(...Object.keys(definition.freeSpins?.awards ?? {}).map(Number));
  const awaited = new Set<number>();
  let seen = 0;
  for (const [reel, strip] of strips.entries()) {
    if (seen === needed - 1 && strip.includes(scatter)) awaited.add(reel);
    const cells = grid.slice(reel * rows, (reel + 1) * rows);
    seen += cells.filter((symbol) => symbol === scatter).length;
  }
  return awaited;
}
