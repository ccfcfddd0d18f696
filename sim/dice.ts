import { createHash } from 'node:crypto';
import type { Chance } from '../apps/server/src/base/kernel/index.ts';

/** Chance that follows from a seed: the same seed, the same throws, for ever. */
export type Dice = Chance & {
  /** A whole number from 0 up to, not including, the one given. */
  below(bound: number): number;
  /** True so many times out of a hundred. */
  percent(chance: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
};

export function seededDice(seed: string): Dice {
  let next = blockOf(seed, 0);
  let blocks = 1;
  let at = 0;
  const byte = (): number => {
    if (at === next.length) {
      next = blockOf(seed, blocks);
      blocks += 1;
      at = 0;
    }
    return next[at++] ?? 0;
  };
  const below = (bound: number) => {
    const wide = byte() * 0x1000000 + byte() * 0x10000 + byte() * 0x100 + byte();
    return wide % bound;
  };
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (values) => values[below(values.length)] ?? values[0],
    bytes: (count) => Uint8Array.from({ length: count }, byte),
  };
}

const blockOf = (seed: string, number: number): Buffer =>
  createHash('sha256').update(`${seed}:${number}`).digest();
