import type { Rng } from '../core/rng.ts';
import type { FreeSpins, Hold, SlotSymbol, Steps } from '../slots/definition.ts';

/** How much more the best symbol pays than in the machine, and the last: calm, even, bold. */
const TILTS = [
  { best: 0.7, last: 1.15 },
  { best: 1, last: 1 },
  { best: 1.6, last: 0.85 },
] as const;

export type Tilt = (typeof TILTS)[number];

export const pickTilt = (rng: Rng): Tilt => TILTS[rng.next(TILTS.length)]!;

/** The pays of the plain symbols, tilted and then scaled by so many thousandths. */
export function varyPays(
  symbols: readonly SlotSymbol[],
  { best, last }: Tilt,
  scale: number,
): readonly SlotSymbol[] {
  const plain = symbols.filter(({ kind }) => kind === 'plain');
  return symbols.map((symbol) => {
    const rank = plain.indexOf(symbol);
    if (rank < 0) return symbol;
    const tilt = best + ((last - best) * rank) / (plain.length - 1);
    return {
      ...symbol,
      pays: mapSteps(symbol.pays, (pays) => rounded((pays * tilt * scale) / 1_000)),
    };
  });
}

/** Pays as a paytable shows them: the larger, the rounder. */
function rounded(pays: number): number {
  const step = pays < 40 ? 1 : pays < 100 ? 5 : pays < 400 ? 10 : pays < 2_000 ? 50 : 100;
  return Math.max(1, Math.round(pays / step) * step);
}

/** As many spins as in the machine, or fewer that multiply more, or more that multiply less. */
export function varyFreeSpins(rule: FreeSpins, rng: Rng): FreeSpins {
  const multiplier = Math.max(1, rule.multiplier + [0, 1, -1][rng.next(3)]!);
  const times = (count: number) => Math.max(3, Math.round((count * rule.multiplier) / multiplier));
  return {
    ...rule,
    multiplier,
    awards: mapSteps(rule.awards, times),
    spinsMax: times(rule.spinsMax),
  };
}

/** What a full grid pays on top. */
export const varyHold = (rule: Hold, rng: Rng): Hold => ({
  ...rule,
  full: (rule.full * [4, 5, 6][rng.next(3)]!) / 5,
});

const mapSteps = (steps: Steps, change: (given: number) => number): Steps =>
  Object.fromEntries(Object.entries(steps).map(([count, given]) => [count, change(given)]));
