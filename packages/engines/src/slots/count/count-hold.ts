import type { Hold } from '../definition.ts';
import { weightOf } from '../hold.ts';
import type { Figures } from './figures.ts';

/**
 * The figures of a hold that begins with so many coins. How many coins it ends with does not depend on
 * what they are worth; given their number, their worth is a sum of so many equal draws.
 */
export function countHold(rule: Hold, cells: number): (coins: number) => Figures {
  const { mean, square, most } = coinFigures(rule);
  const endsFrom = endsOf(rule, cells);
  return (held) => {
    const figures = { mean: 0, square: 0, empty: 0, most: cells * most + rule.full };
    endsFrom(held, rule.respins).forEach((chance, coins) => {
      const worth = coins * mean + (coins === cells ? rule.full : 0);
      figures.mean += chance * worth;
      figures.square += chance * (worth * worth + coins * (square - mean * mean));
    });
    return figures;
  };
}

function coinFigures({ values }: Hold) {
  const weight = weightOf(values);
  const of = (power: number) =>
    values.reduce((sum, value) => sum + (value.weight * value.pays ** power) / weight, 0);
  return { mean: of(1), square: of(2), most: Math.max(...values.map(({ pays }) => pays)) };
}

/** How likely a hold ends with how many coins, from so many held and so many spins left. */
function endsOf({ oneIn, respins }: Hold, cells: number) {
  const known = new Map<number, readonly number[]>();
  const endsFrom = (held: number, left: number): readonly number[] => {
    const key = held * (respins + 1) + left;
    const earlier = known.get(key);
    if (earlier) return earlier;
    const ends = Array.from({ length: cells + 1 }, () => 0);
    if (left === 0 || held === cells) ends[held] = 1;
    else {
      for (let fresh = 0; fresh <= cells - held; fresh++) {
        const chance = binomial(cells - held, fresh, 1 / oneIn);
        const next = fresh > 0 ? endsFrom(held + fresh, respins) : endsFrom(held, left - 1);
        next.forEach((share, coins) => {
          ends[coins]! += chance * share;
        });
      }
    }
    known.set(key, ends);
    return ends;
  };
  return endsFrom;
}

/** How likely so many of so many succeed. */
function binomial(of: number, many: number, chance: number): number {
  let ways = 1;
  for (let k = 1; k <= many; k++) ways = (ways * (of - many + k)) / k;
  return ways * chance ** many * (1 - chance) ** (of - many);
}
