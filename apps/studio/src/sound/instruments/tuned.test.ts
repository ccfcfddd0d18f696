import { chanceFrom } from '@baize/art/chance';
import { expect, test } from 'vitest';
import { hertzOf, type Pcm, RATE } from '../pcm.ts';
import { TUNED } from './tuned.ts';

/** How much of one frequency is in a line. */
function powerAt(line: Pcm, hertz: number): number {
  let [cos, sin] = [0, 0];
  for (let i = 0; i < line.length; i++) {
    const turn = (2 * Math.PI * hertz * i) / RATE;
    cos += line[i]! * Math.cos(turn);
    sin += line[i]! * Math.sin(turn);
  }
  return cos * cos + sin * sin;
}

test.each(Object.entries(TUNED))('%s is in tune', (_, instrument) => {
  for (const midi of [57, 76]) {
    const hertz = hertzOf(midi);
    const line = instrument({ hertz, seconds: 0.5, chance: chanceFrom('in tune') });
    const heard = line.slice(0, RATE / 2);
    const cents = Array.from({ length: 25 }, (_each, index) => (index - 12) * 4);
    const powers = cents.map((cent) => powerAt(heard, hertz * 2 ** (cent / 1_200)));
    const off = cents[powers.indexOf(Math.max(...powers))] ?? 99;
    expect([midi, Math.abs(off) <= 8]).toEqual([midi, true]);
  }
});
