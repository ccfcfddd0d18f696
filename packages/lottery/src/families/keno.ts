import { choose } from '@baize/engines/arcade/choose';
import type { BoardShape } from '../core/board.ts';
import { range } from '../core/entry.ts';
import { type Fraction, fraction } from '../core/fraction.ts';
import type { Lottery } from '../core/lottery.ts';
import { NO_HIT, type Play, statedPlay } from '../core/play.ts';
import { LINES_MAX } from '../core/selection.ts';
import { every } from './every.ts';
import { GROUP_TARIFFS } from './group-tariffs.ts';
import { slicesOf } from './parts.ts';

const BALLS = range(1, 80);
const SHAPE: BoardShape = [{ name: 'numbers', count: 20, tokens: BALLS, isDistinct: true }];

/** How likely it is that so many of the picked are among the 20 drawn of 80. */
export const kenoChance = (picked: number, hit: number): Fraction =>
  fraction(choose(picked, hit) * choose(80 - picked, 20 - hit), choose(80, 20));

/** Half of the picked and more are paid; of one and two picked, all of them. */
const paidHits = (picked: number): readonly number[] => {
  const least = picked <= 2 ? picked : Math.ceil(picked / 2);
  return Array.from({ length: picked - least + 1 }, (_, index) => least + index);
};

/**
 * So many balls picked. Every prize has half the share of what comes back that the prize below it has,
 * so that the best is large and not everything.
 */
function pick(picked: number): Play {
  const paid = paidHits(picked);
  const shares = 2 ** paid.length - 1;
  return statedPlay({
    code: `pick-${picked}`,
    part: 'drawn',
    entry: { kind: 'pool', tokens: BALLS, pick: picked },
    hitsMax: LINES_MAX,
    prizeHitsMax: { [`hit-${picked}`]: Math.min(Number(choose(20, picked)), LINES_MAX) },
    hits: (line, drawn) => {
      const hit = line.split('-').filter((ball) => drawn.includes(ball)).length;
      return paid.includes(hit) ? [{ prize: `hit-${hit}`, count: 1 }] : NO_HIT;
    },
    chances: () =>
      paid.map((hit, place) => ({
        prize: `hit-${hit}`,
        expected: kenoChance(picked, hit),
        share: fraction(2 ** (paid.length - 1 - place), shares),
      })),
  });
}

/** Twenty of eighty balls. */
const keno = (minutes: 1 | 3 | 5): Lottery => ({
  code: `keno-${minutes}m`,
  family: 'keno',
  kind: 'own',
  schedule: every(minutes),
  shape: SHAPE,
  plays: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pick),
  tariffs: GROUP_TARIFFS,
  parts: slicesOf({ drawn: [0, 20] }),
});

export const KENO: readonly Lottery[] = [keno(1), keno(5)];
