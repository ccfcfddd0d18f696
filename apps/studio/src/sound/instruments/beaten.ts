import type { Chance } from '@baize/art/chance';
import { filter, pass } from '../filters.ts';
import { addTo, evened, fadeOut, type Pcm, RATE, silence } from '../pcm.ts';
import { type Partial, struck } from './partials.ts';

export type Beaten = (chance: Chance) => Pcm;

/** Noise that fades, through a filter: sand, brushes, water, paper. */
export function hiss(
  chance: Chance,
  { seconds, ...through }: { seconds: number; hertz: number; q?: number; attack?: number },
): Pcm {
  const line = silence(seconds);
  const fade = Math.exp(-Math.log(300) / line.length);
  const rise = Math.max(1, (through.attack ?? 0.001) * RATE);
  let gain = 1;
  for (let i = 0; i < line.length; i++) {
    line[i] = (chance() * 2 - 1) * gain * Math.min(1, i / rise);
    gain *= fade;
  }
  return fadeOut(evened(filter(line, pass('band', through.hertz, through.q ?? 1))), 0.004);
}

/** A skin: its note falls as it comes to rest. */
export function skin(shape: { from: number; to: number; fall: number; seconds: number }): Pcm {
  const line = silence(shape.seconds);
  let turn = 0;
  for (let i = 0; i < line.length; i++) {
    const time = i / RATE;
    const hertz = shape.to + (shape.from - shape.to) * Math.exp(-time / shape.fall);
    turn += (2 * Math.PI * hertz) / RATE;
    line[i] = Math.sin(turn) * Math.exp((-5 * time) / shape.seconds) * Math.min(1, i / 40);
  }
  return fadeOut(evened(line), 0.01);
}

/** Two sounds of one stroke. */
export function both(first: Pcm, second: Pcm, gain: number): Pcm {
  const line = new Float32Array(Math.max(first.length, second.length));
  addTo(line, first, { at: 0, gain: 1 });
  addTo(line, second, { at: 0, gain });
  return evened(line);
}

/** Something hard and small: wood, bone, clay, steel. */
export const knock = (hertz: number, seconds: number, partials: readonly Partial[]): Pcm =>
  evened(
    struck({
      hertz,
      seconds,
      partials: partials.map(([ratio, loudness, share]) => [ratio, loudness, share * seconds]),
      attack: 0.0006,
    }),
  );

export const WOOD: readonly Partial[] = [
  [1, 1, 0.9],
  [2.57, 0.5, 0.5],
  [4.2, 0.22, 0.3],
];
export const STEEL: readonly Partial[] = [
  [1, 1, 1],
  [1.48, 0.6, 0.8],
  [2.63, 0.5, 0.6],
  [3.9, 0.4, 0.5],
];
export const CLAY: readonly Partial[] = [
  [1, 1, 0.7],
  [1.83, 0.8, 0.6],
  [3.11, 0.5, 0.4],
];

export const BEATEN = {
  kick: () => skin({ from: 130, to: 48, fall: 0.03, seconds: 0.42 }),
  tom: (chance) =>
    both(
      skin({ from: 170, to: 96, fall: 0.05, seconds: 0.5 }),
      hiss(chance, { seconds: 0.05, hertz: 900 }),
      0.15,
    ),
  taiko: (chance) =>
    both(
      skin({ from: 120, to: 62, fall: 0.06, seconds: 1 }),
      hiss(chance, { seconds: 0.12, hertz: 500 }),
      0.25,
    ),
  frame: (chance) =>
    both(
      skin({ from: 240, to: 150, fall: 0.02, seconds: 0.3 }),
      hiss(chance, { seconds: 0.07, hertz: 2_200 }),
      0.3,
    ),
  slap: (chance) =>
    both(
      skin({ from: 420, to: 300, fall: 0.01, seconds: 0.14 }),
      hiss(chance, { seconds: 0.06, hertz: 3_000 }),
      0.6,
    ),
  clap: (chance) => {
    const line = silence(0.2);
    for (const at of [0, 0.011, 0.024]) {
      const part = hiss(chance, { seconds: 0.14, hertz: 1_500, q: 1.2 });
      addTo(line, part, { at: Math.round(at * RATE), gain: 0.7 });
    }
    return evened(line);
  },
  shaker: (chance) => hiss(chance, { seconds: 0.09, hertz: 6_500, attack: 0.02 }),
  brush: (chance) => hiss(chance, { seconds: 0.16, hertz: 4_000, q: 0.6, attack: 0.015 }),
  hat: (chance) => hiss(chance, { seconds: 0.05, hertz: 9_000, q: 0.8 }),
  block: () => knock(860, 0.12, WOOD),
  ching: () => knock(2_450, 1.1, STEEL),
  chup: () => knock(2_380, 0.1, STEEL),
} as const satisfies Record<string, Beaten>;

export type BeatenName = keyof typeof BEATEN;
