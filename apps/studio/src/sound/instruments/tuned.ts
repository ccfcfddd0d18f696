import type { Chance } from '@baize/art/chance';
import { filter, pass } from '../filters.ts';
import { addTo, evened, fadeOut, type Pcm, RATE, silence } from '../pcm.ts';
import { type Partial, struck } from './partials.ts';

/** A note of an instrument: its pitch, how long it is held, and the chance that makes no two alike. */
export type Tone = { readonly hertz: number; readonly seconds: number; readonly chance: Chance };

export type Instrument = (tone: Tone) => Pcm;

const rung =
  (partials: readonly Partial[], seconds: number, attack = 0.002): Instrument =>
  ({ hertz }) =>
    evened(struck({ hertz, seconds, partials, attack }));

/** A string that is plucked (Karplus and Strong): a burst of noise that runs round and dulls. */
const plucked =
  (brightness: number, lasts: number): Instrument =>
  ({ hertz, chance }) => {
    const line = silence(lasts);
    // The string, its step between two samples and its dulling together take one period.
    const period = RATE / hertz - (1 - brightness) / 2;
    const whole = Math.floor(period);
    const part = period - whole;
    const loop = Array.from({ length: whole }, () => chance() * 2 - 1);
    for (let time = 0; time < 3 - brightness * 2; time++) {
      for (let i = 1; i < loop.length; i++) loop[i] = (loop[i]! + loop[i - 1]!) / 2;
    }
    const loss = Math.exp(-Math.log(1_000) / (lasts * hertz));
    let place = 0;
    let [last, lastIn] = [0, 0];
    for (let i = 0; i < line.length; i++) {
      const now = loop[place]!;
      // A step of the string between two samples, so that it is in tune.
      const tuned = (1 - part) * now + part * lastIn;
      lastIn = now;
      line[i] = tuned;
      loop[place] = loss * (brightness * tuned + (1 - brightness) * ((tuned + last) / 2));
      last = tuned;
      place = place + 1 === loop.length ? 0 : place + 1;
    }
    return fadeOut(evened(filter(line, pass('high', 70))), 0.05);
  };

/** Held notes: what a bow, a breath or a choir does, with a slow beginning and end. */
const held =
  (shape: { attack: number; release: number; cut: number; vibrato: number; breath: number }) =>
  ({ hertz, seconds, chance }: Tone): Pcm => {
    const line = silence(seconds + shape.release);
    const voices = [0.9965, 1, 1.0035];
    for (const detune of voices) {
      let phase = chance();
      for (let i = 0; i < line.length; i++) {
        const time = i / RATE;
        const sway = 1 + shape.vibrato * Math.min(1, time * 2) * Math.sin(2 * Math.PI * 5.1 * time);
        phase += (hertz * detune * sway) / RATE;
        phase -= Math.floor(phase);
        line[i]! += (phase * 2 - 1) * 0.3;
      }
    }
    filter(line, pass('low', Math.min(hertz * shape.cut, 7_000)));
    filter(line, pass('low', Math.min(hertz * shape.cut, 7_000)));
    if (shape.breath > 0) {
      const wind = silence(seconds + shape.release);
      for (let i = 0; i < wind.length; i++) wind[i] = chance() * 2 - 1;
      addTo(line, filter(wind, pass('band', hertz * 2, 2)), { at: 0, gain: shape.breath });
    }
    swell(line, shape);
    return evened(line);
  };

function swell(line: Pcm, { attack, release }: { attack: number; release: number }): void {
  const up = attack * RATE;
  const down = release * RATE;
  for (let i = 0; i < line.length; i++) {
    const rise = Math.min(1, i / up);
    const fall = Math.min(1, (line.length - i) / down);
    line[i]! *= rise * rise * (3 - 2 * rise) * fall * fall;
  }
}

/** A low string under a thumb. */
const bass: Instrument = (tone) => {
  const line = plucked(0.2, 1.6)(tone);
  const body = struck({
    hertz: tone.hertz,
    seconds: 1.4,
    partials: [
      [1, 1, 1.3],
      [2, 0.3, 0.7],
    ],
    attack: 0.006,
  });
  addTo(body, line, { at: 0, gain: 0.5 });
  return evened(filter(body, pass('low', 900)));
};

/** Horns: dull when they begin, bright when they are blown. */
const brass: Instrument = ({ hertz, seconds }) => {
  const line = silence(seconds + 0.25);
  for (let i = 0; i < line.length; i++) {
    const time = i / RATE;
    const blown = Math.min(1, time / 0.06) * Math.exp(-time * 0.6);
    const turn = 2 * Math.PI * hertz * time;
    line[i] = Math.sin(turn + 2.6 * blown * Math.sin(turn)) + 0.4 * Math.sin(turn * 1.004);
  }
  swell(line, { attack: 0.03, release: 0.25 });
  return evened(filter(line, pass('low', Math.min(hertz * 7, 6_000))));
};

export const TUNED = {
  // Bars of wood over gourds: deep ones ring, high ones knock.
  marimba: rung(
    [
      [1, 1, 0.9],
      [3.93, 0.28, 0.3],
      [9.2, 0.1, 0.09],
    ],
    1.1,
  ),
  ranat: rung(
    [
      [1, 1, 0.5],
      [2.76, 0.42, 0.22],
      [5.4, 0.2, 0.09],
      [8.9, 0.08, 0.04],
    ],
    0.7,
    0.001,
  ),
  vibes: rung(
    [
      [1, 1, 2.2],
      [4, 0.22, 0.8],
      [10.2, 0.06, 0.16],
    ],
    2.4,
  ),
  bell: rung(
    [
      [0.5, 0.25, 2.6],
      [1, 1, 2.2],
      [1.19, 0.45, 1.6],
      [1.51, 0.3, 1.2],
      [2.01, 0.5, 1.1],
      [2.67, 0.22, 0.7],
      [4.1, 0.12, 0.4],
    ],
    2.6,
  ),
  glass: rung(
    [
      [1, 1, 1.5],
      [2.32, 0.35, 0.9],
      [4.25, 0.2, 0.5],
      [6.63, 0.08, 0.3],
    ],
    1.7,
    0.004,
  ),
  gong: rung(
    [
      [1, 1, 4.2],
      [1.34, 0.5, 3.4],
      [1.92, 0.45, 2.6],
      [2.44, 0.36, 2.2],
      [3.17, 0.3, 1.6],
      [4.36, 0.2, 1.1],
      [5.81, 0.12, 0.8],
    ],
    4.2,
    0.05,
  ),
  koto: plucked(0.75, 1.5),
  harp: plucked(0.45, 2.2),
  guitar: plucked(0.6, 1.2),
  oud: plucked(0.3, 0.9),
  strings: held({ attack: 0.35, release: 0.6, cut: 4.5, vibrato: 0.003, breath: 0 }),
  fiddle: held({ attack: 0.07, release: 0.16, cut: 6, vibrato: 0.005, breath: 0.05 }),
  flute: held({ attack: 0.05, release: 0.12, cut: 1.4, vibrato: 0.006, breath: 0.5 }),
  bass,
  brass,
} as const satisfies Record<string, Instrument>;

export type TunedName = keyof typeof TUNED;
