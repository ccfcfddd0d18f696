import type { Pot } from '@baize/engines/core/engine';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../db/client.ts';
import { limitsOf } from '../stakes.ts';
import * as queries from './queries.ts';

/** A pot counts in millionths of the smallest unit, which is also what a share is counted in. */
export const PARTS = 1_000_000n;

export type Feeding = {
  readonly currency: string;
  /** What the wallet has taken; zero when only the pot is won. */
  readonly stake: Minor;
  readonly isWon: boolean;
  readonly at: Instant;
};

/** What the house puts in when a pot begins. */
export function seedOf({ seed }: Pot, currency: string): bigint {
  const limits = limitsOf(currency);
  assert(limits, 'a pot is of a currency with limits');
  return BigInt(seed) * limits.usual * PARTS;
}

/**
 * Puts the share of a taken stake into its pot. Won, the pot is paid in whole units and begins anew;
 * the part of a unit that is left stays in it. The pot is held until the round is stored, so that no
 * other round is paid from it.
 */
export async function feedPot(tx: Tx, pot: Pot, feeding: Feeding): Promise<Minor | null> {
  const { currency, stake, isWon, at } = feeding;
  const place = { name: pot.name, currency };
  const change = { by: stake * pot.share, at };
  const held = (await queries.addToPot(tx, place, change)) ?? (await begin());
  if (!isWon) return null;
  const whole = held.amount / PARTS;
  await queries.emptyPot(tx, place, { paid: whole * PARTS, seed: seedOf(pot, currency) });
  return minor(whole);

  async function begin() {
    const seeded = seedOf(pot, currency);
    const counts = { amount: seeded, seeded, contributed: 0n, paid: 0n, changed_at: at };
    await queries.insertPot(tx, { ...place, ...counts });
    const begun = await queries.addToPot(tx, place, change);
    assert(begun, 'the pot was just begun');
    return begun;
  }
}
