import { randomBytes } from 'node:crypto';

/** Where all randomness of the platform comes from: the operating system. */
export type Chance = { bytes(count: number): Uint8Array };

export const systemChance: Chance = { bytes: (count) => randomBytes(count) };

/**
 * A whole number from 0 to `most`, each as likely as any other: what lies above the largest multiple
 * is drawn again, because a remainder of it would favour small numbers.
 */
export function uniformUpTo(chance: Chance, most: bigint): bigint {
  const count = most + 1n;
  const bytes = Math.max(1, Math.ceil(most.toString(2).length / 8));
  const space = 1n << BigInt(bytes * 8);
  const fair = space - (space % count);
  for (;;) {
    const drawn = BigInt(`0x${Buffer.from(chance.bytes(bytes)).toString('hex')}`);
    if (drawn < fair) return drawn % count;
  }
}

/** The same things in an order of which each is as likely as any other (Fisher and Yates). */
export function shuffled<Thing>(chance: Chance, things: readonly Thing[]): readonly Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const at = Number(uniformUpTo(chance, BigInt(last)));
    [order[last], order[at]] = [order[at] as Thing, order[last] as Thing];
  }
  return order;
}
