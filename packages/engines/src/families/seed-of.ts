import { type Rng, seeded } from '../core/rng.ts';

/** The stream by which a title differs from others: of its key alone, so that it never changes. */
export const seedOf = (key: string): Rng => {
  // FNV-1a by Fowler, Noll and Vo.
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  const rng = seeded(hash);
  // Near seeds begin alike.
  for (let skipped = 0; skipped < 8; skipped++) rng.next(2 ** 32);
  return rng;
};

/** The same things in another order. */
export function shuffled<Thing>(things: readonly Thing[], rng: Rng): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.next(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
