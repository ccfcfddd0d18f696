import { rngOf } from '@baize/engines/core/rng';

/** Chance of the browser's own for what a player lets it choose. No outcome ever comes from it. */
const chance = rngOf(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

/** Some of these, each as likely as any other. */
export function pickSome<Item>(from: readonly Item[], count: number): readonly Item[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, from.length) }, () =>
    left.splice(chance.next(left.length), 1),
  ).flat();
}
