import { expect, test } from 'vitest';
import type { Rng } from '../../core/rng.ts';
import type { SlotDefinition } from '../definition.ts';
import { firstLines } from '../paylines.ts';
import { slotEngine } from '../slot-engine.ts';
import { smallSlot } from '../testing/small-slot.ts';
import { countFreeSpins } from './count-free-spins.ts';
import { countSlot } from './count-slot.ts';

type Chance = { readonly left: number; readonly drawn: readonly number[] };

/**
 * Plays every round there is, each with how likely it is: a number that a round asks for and does not
 * have is tried with all its values. The plainest way to count, and far too slow for a real game.
 */
function playAll(definition: SlotDefinition) {
  const engine = slotEngine(definition);
  let [mean, square, hits, most] = [0, 0, 0, 0];
  const open: Chance[] = [{ left: 1, drawn: [] }];
  for (let chance = open.pop(); chance; chance = open.pop()) {
    const { left, drawn } = chance;
    try {
      const paid = Number(engine.play({}, known(drawn)).payout) / 1_000_000;
      mean += left * paid;
      square += left * paid * paid;
      if (paid > 0) hits += left;
      most = Math.max(most, paid);
    } catch (error) {
      if (!(error instanceof NumberAsked)) throw error;
      for (let next = 0; next < error.bound; next++) {
        open.push({ left: left / error.bound, drawn: [...drawn, next] });
      }
    }
  }
  return { return: mean, hitRate: hits, deviation: Math.sqrt(square - mean * mean), maxWin: most };
}

class NumberAsked extends Error {
  readonly bound: number;
  constructor(bound: number) {
    super('a number is asked for');
    this.bound = bound;
  }
}

function known(numbers: readonly number[]): Rng {
  let place = 0;
  return {
    next(bound) {
      const number = numbers[place++];
      if (number === undefined) throw new NumberAsked(bound);
      return number;
    },
  };
}

const LINES = { by: 'lines', lines: firstLines(5) } as const;
const FIVE = ['AKWS', 'AXKJ', 'KAWQ', 'AKS', 'AWS'];

test.each([
  { what: 'lines with wilds that double', changes: { strips: FIVE, wins: LINES } },
  {
    what: 'ways with wilds that double',
    changes: { strips: ['AKSK', 'AXKJ', 'KAW', 'AKS', 'AS'] },
  },
  {
    what: 'free spins that give more of them',
    changes: {
      rows: 1,
      strips: ['AKS', 'AWS', 'AKS'],
      freeSpins: { awards: { 2: 1, 3: 2 }, multiplier: 2, spinsMax: 3 },
    },
  },
  {
    what: 'free spins with strips of their own',
    changes: {
      rows: 1,
      strips: ['AKS', 'AKS', 'QKS'],
      freeSpins: { awards: { 3: 2 }, multiplier: 3, spinsMax: 4, strips: ['AS', 'AS', 'AKS'] },
    },
  },
  {
    what: 'coins that are held',
    changes: {
      rows: 1,
      strips: ['CK', 'CK', 'CA', 'CK'],
      hold: {
        coinsMin: 2,
        respins: 2,
        oneIn: 3,
        full: 70,
        values: [
          { pays: 10, weight: 2 },
          { pays: 50, weight: 1 },
        ],
      },
    },
  },
])('GAME-23 the count of $what is that of every round, one by one', ({ changes }) => {
  const definition = smallSlot({ ...changes, maxWin: 100_000 });
  const { cases: _cases, ...counted } = countSlot(definition);
  const played = playAll(definition);
  expect(counted.return).toBeCloseTo(played.return, 10);
  expect(counted.hitRate).toBeCloseTo(played.hitRate, 10);
  expect(counted.deviation).toBeCloseTo(played.deviation, 8);
  expect(counted.maxWin).toBeCloseTo(played.maxWin, 10);
});

/**
 * Without an end to the spins a series has a closed form. With `p` the chance of `L` more spins, `w`
 * what a spin pays and `I` whether it gives spins, what follows from one spin with all its own is
 * m = E[w] / (1 − Lp) in the mean, with the variance
 * (E[w²] + 2 E[wI] L m + L² p m² − m²) / (1 − Lp), and a series is L of these.
 */
test('a long series comes to its closed form', () => {
  const [spins, chance] = [5, 0.02];
  const plain = { chance: 1 - chance, mean: 0.7, square: 9, empty: 0.6, most: 40, leadsTo: 0 };
  const giving = { chance, mean: 0.05, square: 0.3, empty: 0, most: 20, leadsTo: spins };
  const series = countFreeSpins([plain, giving], { awards: {}, multiplier: 1, spinsMax: 400 });
  const { mean, square } = series(spins);
  const one = (plain.mean + giving.mean) / (1 - spins * chance);
  const spread =
    (plain.square +
      giving.square +
      2 * giving.mean * spins * one +
      spins ** 2 * chance * one ** 2 -
      one ** 2) /
    (1 - spins * chance);
  expect(mean).toBeCloseTo(spins * one, 9);
  expect(square - mean ** 2).toBeCloseTo(spins * spread, 6);
});

test('a game that may pay more than it states is not counted', () => {
  const definition = smallSlot({ rows: 1, strips: ['A', 'A', 'A'], maxWin: 0.5 });
  expect(() => countSlot(definition)).toThrow(/no round pays more/);
});
