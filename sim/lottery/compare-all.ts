import type { Lottery } from '../../packages/lottery/src/core/lottery.ts';
import { LOTTERIES } from '../../packages/lottery/src/lotteries.ts';
import { comparePlay, type PlayComparison } from './compare.ts';

/** One lottery of each family: the others of it have the same rules. */
export function oneOfEachFamily(): readonly Lottery[] {
  const found = new Map<string, Lottery>();
  for (const lottery of LOTTERIES.values()) {
    if (!found.has(lottery.family)) found.set(lottery.family, lottery);
  }
  return [...found.values()];
}

export function* compareAll(tickets: number, seed: number): Generator<PlayComparison> {
  let number = 0;
  for (const lottery of oneOfEachFamily()) {
    const [tariff] = Object.values(lottery.tariffs);
    if (!tariff) continue;
    for (const play of lottery.plays) {
      number += 1;
      // Seeds that lie far apart: neighbours of this generator begin alike.
      yield comparePlay({ lottery, play, tariff }, tickets, seed + number * 7_919_117);
    }
  }
}
