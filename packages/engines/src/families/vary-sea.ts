import { assert } from '@baize/std/assert';
import type { Rng } from '../core/rng.ts';
import { DEEP, type FishKind, REEF, type Sea } from '../fishing/seas.ts';
import { seedOf } from './seed-of.ts';
import type { Variation } from './title-shelf.ts';

const MACHINES: Readonly<Record<string, Sea>> = { 'reef-patrol': REEF, 'kraken-night': DEEP };

export const seaMachineOf = ({ machine }: Variation): Sea | undefined => MACHINES[machine];

/** What the fish of each rank pay: odds that divide 96 % with next to nothing left over. */
const ODDS: readonly (readonly number[])[] = [
  [2],
  [3],
  [4, 5],
  [6],
  [8, 10],
  [12, 15, 16],
  [20, 24, 25],
  [30, 32, 40],
  [60, 80, 100],
];
const LEAD_ODDS = [150, 200, 240, 250, 400, 500] as const;

/** Kinds that lead a sea and swim in none of the two made by hand. */
const LEADS: readonly Omit<FishKind, 'odds'>[] = [
  { code: 'koi', weight: 1, size: 180, crossingMs: 28_000 },
  { code: 'crab', weight: 1, size: 170, crossingMs: 34_000 },
  { code: 'clam', weight: 1, size: 170, crossingMs: 36_000 },
];

/** What pays most in a sea, by what the cover of its title shows. */
const LEAD_OF_MOTIF: Readonly<Record<string, string>> = {
  anchor: 'whale',
  chest: 'clam',
  crab: 'crab',
  crown: 'golden-dragon',
  jelly: 'jelly',
  koi: 'koi',
  lantern: 'squid',
  manta: 'ray',
  naga: 'golden-dragon',
  octopus: 'octopus',
  shell: 'clam',
  ship: 'swordfish',
  tiger: 'shark',
  turtle: 'turtle',
};

const LEAD_SIZE = 180;
const LEAD_MS = 30_000;

/**
 * The sea of a title: what its cover shows leads it, and below swim fish of the two seas made by hand, one of each
 * rank, under odds of its own. The return of a shot is that of the machine, whatever it is aimed at.
 */
export function varySea(title: Variation): Sea {
  const machine = seaMachineOf(title);
  assert(machine, `${title.key} varies a sea`);
  const rng = seedOf(title.key);
  const lead = leadOf(title, rng);
  const others = ODDS.map((odds, rank) => ({
    ...fishOfRank(rank, lead.code, { machine, rng }),
    odds: among(odds, rng),
  }));
  return {
    code: title.key,
    returnPpm: machine.returnPpm,
    spawnMs: machine.spawnMs - 100 + 25 * rng.next(9),
    fish: [...others, lead],
  };
}

function leadOf({ key, motif }: Variation, rng: Rng): FishKind {
  const code = LEAD_OF_MOTIF[motif];
  const kind = [...LEADS, ...REEF.fish, ...DEEP.fish].find((one) => one.code === code);
  assert(kind, `there is a fish for the cover of ${key}`);
  return {
    code: kind.code,
    odds: among(LEAD_ODDS, rng),
    weight: 1,
    size: Math.max(kind.size, LEAD_SIZE),
    crossingMs: Math.max(kind.crossingMs, LEAD_MS),
  };
}

/** A fish of the machine's more often than one of the other sea's, and never the one that leads. */
function fishOfRank(
  rank: number,
  lead: string,
  { machine, rng }: { readonly machine: Sea; readonly rng: Rng },
): FishKind {
  const other = machine === REEF ? DEEP : REEF;
  const both = rng.next(3) < 2 ? [machine, other] : [other, machine];
  const kind = both.map(({ fish }) => fish[rank]).find((one) => one && one.code !== lead);
  assert(kind, 'both seas have a fish of each rank');
  return kind;
}

const among = <Value>(values: readonly Value[], rng: Rng): Value => {
  const value = values[rng.next(values.length)];
  assert(value !== undefined, 'there is something to choose');
  return value;
};
