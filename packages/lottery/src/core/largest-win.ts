import { type Minor, minor } from '@baize/std/money';
import type { Bet } from './bet.ts';
import { type Fraction, floorTimes, isMore, NOTHING } from './fraction.ts';
import { BACK } from './play.ts';
import { linesOf } from './selection.ts';
import { bestPrize, type Prizes, prizesOf, type Tariff } from './tariff.ts';

/**
 * The most a bet can pay in one draw. It is never less than what comes; where lines hinder each other
 * in a way the play does not tell, it can be more.
 */
export function largestWin(bet: Bet, tariff: Tariff): Minor {
  const { play, selection, price } = bet;
  const all: Prizes[] = [];
  for (const line of linesOf(play.entry, selection)) all.push(prizesOf(play, line, tariff));
  const won = play.prizeHitsMax ? byPrize(bet, all) : byLine(bet, all);
  const isBack = all.some((prizes) => prizes.has(BACK));
  return minor(isBack && price > won ? price : won);
}

/** The best prizes of the lines, as many as there can be hits. */
function byLine({ play, unit, multiple }: Bet, all: readonly Prizes[]): bigint {
  let [left, total] = [play.hitsMax, 0n];
  for (const prize of all.map(bestPrize).sort(descending)) {
    if (left === 0) break;
    const hits = Math.min(left, play.lineHitsMax);
    total += floorTimes(unit * multiple * BigInt(hits), prize);
    left -= hits;
  }
  return total;
}

/** As many lines as can have the best prize have it, then the next best; all lines pay the same. */
function byPrize({ play, unit, multiple }: Bet, all: readonly Prizes[]): bigint {
  const prizes = [...(all[0] ?? [])].sort(([, a], [, b]) => descending(a, b));
  let [left, total] = [Math.min(play.hitsMax, all.length), 0n];
  for (const [name, prize] of prizes) {
    const hits = Math.min(left, play.prizeHitsMax?.[name] ?? left);
    total += BigInt(hits) * floorTimes(unit * multiple, name === BACK ? NOTHING : prize);
    left -= hits;
  }
  return total;
}

const descending = (a: Fraction, b: Fraction): number => (isMore(a, b) ? -1 : isMore(b, a) ? 1 : 0);
