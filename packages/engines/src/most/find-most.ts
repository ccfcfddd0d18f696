import { assert } from '@baize/std/assert';
import { type Rng, seeded } from '../core/rng.ts';
import type { Hold, SlotDefinition } from '../slots/definition.ts';
import type { SlotEvent } from '../slots/events.ts';
import { countOf, gridAt } from '../slots/grid.ts';
import { weightOf } from '../slots/hold.ts';
import { type Machine, machineOf, type Strip } from '../slots/machine.ts';
import { settleSpin } from '../slots/settle-spin.ts';

/** A spin: where the reels stop, what it pays in coins, and how many scatters or coins it ends with. */
type Found = { readonly stops: readonly number[]; readonly pays: number; readonly signs: number };

type Reels = {
  readonly machine: Machine;
  readonly strips: readonly Strip[];
  readonly multiplier: number;
  /** The symbol that leads to more: the scatter, or the coin of a hold. */
  readonly sign: number;
  /** Spins that show fewer of them lead nowhere. */
  readonly signsMin: number;
};

/** A spin whose stops are known draws nothing. */
const UNUSED = seeded(1);

function spinAt({ machine, strips, multiplier, sign }: Reels, stops: readonly number[]): Found {
  const events: SlotEvent[] = [];
  const table = { machine, events, rng: UNUSED, coins: 0 };
  const grid = gridAt(strips, stops, machine.rows);
  const end = settleSpin(table, { strips, stops, grid, multiplier });
  return { stops, pays: table.coins, signs: sign < 0 ? 0 : countOf(end, sign) };
}

/** Turns one reel after another to where it pays most, until none can be turned to more. */
function climb(reels: Reels, allowed: readonly (readonly number[])[], rng: Rng): Found {
  let best = spinAt(reels, beginning(reels, allowed, rng));
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [reel, stops] of allowed.entries()) {
      for (const stop of stops) {
        const turned = spinAt(reels, best.stops.with(reel, stop));
        if (worthOf(reels, turned) <= worthOf(reels, best)) continue;
        best = turned;
        isBetter = true;
      }
    }
  }
  return best;
}

/** More than any spin pays. */
const MISSING = 10 ** 12;

const worthOf = ({ signsMin }: Reels, { pays, signs }: Found): number =>
  pays - MISSING * Math.max(0, signsMin - signs);

/** Any stops, or such as show one symbol on every reel that has it. */
function beginning(
  { machine, strips }: Reels,
  allowed: readonly (readonly number[])[],
  rng: Rng,
): readonly number[] {
  const symbol = rng.next(machine.isPlain.length + 2);
  return allowed.map((stops, reel) => {
    const strip = strips[reel]!;
    const row = rng.next(machine.rows);
    const showing = stops.filter((stop) => strip[(stop + row) % strip.length] === symbol);
    const among = showing.length > 0 ? showing : stops;
    return among[rng.next(among.length)]!;
  });
}

/** The best spins that were found, by how many signs they show. */
function bestSpins(reels: Reels, tries: number, rng: Rng): ReadonlyMap<number, Found> {
  const { strips, machine, sign } = reels;
  const best = new Map<number, Found>();
  const shows = strips.map((strip) =>
    strip.map((_, stop) =>
      Array.from(
        { length: machine.rows },
        (__, row) => strip[(stop + row) % strip.length],
      ).includes(sign),
    ),
  );
  const both = shows.map((isShown) => {
    const stops = isShown.map((_, stop) => stop);
    return [stops.filter((stop) => !isShown[stop]), stops.filter((stop) => isShown[stop])] as const;
  });
  for (let pattern = 0; pattern < 2 ** strips.length; pattern++) {
    const allowed = both.map((sets, reel) => sets[(pattern >> reel) & 1]!);
    if (allowed.some((stops) => stops.length === 0)) continue;
    for (let tried = 0; tried < tries; tried++) {
      const found = climb(reels, allowed, rng);
      if (found.pays > (best.get(found.signs)?.pays ?? -1)) best.set(found.signs, found);
    }
  }
  return best;
}

type Series = { readonly pays: number; readonly spins: readonly Found[] };

/** The best series of free spins, of which each may give more. */
function bestSeries(machine: Machine, free: ReadonlyMap<number, Found>) {
  const { spinsMax } = machine.definition.freeSpins ?? { spinsMax: 0 };
  const known = new Map<number, Series>();
  const from = (left: number, given: number): Series => {
    if (left === 0) return { pays: 0, spins: [] };
    const key = left * (spinsMax + 1) + given;
    const earlier = known.get(key);
    if (earlier) return earlier;
    let best: Series = { pays: -1, spins: [] };
    for (const spin of free.values()) {
      const more = Math.min(machine.spins[spin.signs]!, spinsMax - given);
      const rest = from(left - 1 + more, given + more);
      if (spin.pays + rest.pays > best.pays) {
        best = { pays: spin.pays + rest.pays, spins: [spin, ...rest.spins] };
      }
    }
    known.set(key, best);
    return best;
  };
  return (spins: number) => from(Math.min(spins, spinsMax), Math.min(spins, spinsMax));
}

/** The best round that is found of a slot: the numbers that lead to it, in the order they are drawn. */
export function findMost(definition: SlotDefinition, tries: number, seed = 1): readonly number[] {
  // Spins are compared by all that they would pay.
  const machine = { ...machineOf(definition), coinsMax: Number.MAX_SAFE_INTEGER };
  const rng = seeded(seed);
  const { hold, freeSpins } = definition;
  const sign = hold ? machine.coin : machine.scatter;
  const signsMin = hold?.coinsMin ?? 0;
  const reels = { machine, sign, signsMin };
  const base = bestSpins({ ...reels, strips: machine.strips, multiplier: 1 }, tries, rng);
  if (hold) return heldNumbers(machine, hold, base);
  const multiplier = freeSpins?.multiplier ?? 1;
  const free = bestSpins({ ...reels, strips: machine.freeStrips, multiplier }, tries, rng);
  const seriesOf = bestSeries(machine, free);
  const rounds = [...base.values()].map((spin) => {
    const series = seriesOf(freeSpins ? machine.spins[spin.signs]! : 0);
    return { pays: spin.pays + series.pays, spins: [spin, ...series.spins] };
  });
  const [best] = rounds.toSorted((a, b) => b.pays - a.pays);
  assert(best, 'a slot has a best round');
  return best.spins.flatMap(({ stops }) => stops);
}

/** A spin that begins a hold; then every coin is worth most, and every free cell gets one. */
function heldNumbers(
  { reels, rows }: Machine,
  { coinsMin, values }: Hold,
  base: ReadonlyMap<number, Found>,
): readonly number[] {
  const holding = [...base.values()].filter(({ signs }) => signs >= coinsMin);
  const [best] = holding.toSorted((a, b) => b.pays - a.pays);
  assert(best, 'a hold can begin');
  const top = values.reduce((most, { pays }, at) => (pays > values[most]!.pays ? at : most), 0);
  const number = weightOf(values.slice(0, top));
  const fresh = Array.from({ length: reels * rows - best.signs }, () => [0, number]).flat();
  return [...best.stops, ...Array.from({ length: best.signs }, () => number), ...fresh];
}
