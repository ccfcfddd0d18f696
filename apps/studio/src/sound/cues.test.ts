import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CUES, type CueName, EFFECT_NAMES, isMusic } from './cue-names.ts';
import { levelOf, renderCue } from './cues.ts';
import { CEILING, loudnessOf } from './master.ts';
import { peakOf, type Stereo } from './pcm.ts';
import { baseScore } from './score/compose.ts';
import { STYLES, type World } from './score/styles.ts';
import { TITLE_KEYS, themeOfTitle } from './world-of.ts';

const WORLDS = Object.keys(STYLES) as World[];
const titleOf = (world: World): string =>
  TITLE_KEYS.find((key) => themeOfTitle(key).world === world) ?? '';

const digest = ({ left, right }: Stereo): string =>
  createHash('sha256')
    .update(new Uint8Array(left.buffer))
    .update(new Uint8Array(right.buffer))
    .digest('hex');

/** Loudness and peaks of some sounds of a title. */
function expectLevel(key: string, names: readonly CueName[]): void {
  for (const name of names) {
    const sound = renderCue(themeOfTitle(key), name);
    const level = levelOf(name);
    const told = [key, name];
    expect([...told, Math.abs(loudnessOf(sound, level) - level.lufs) < 1]).toEqual([...told, true]);
    const peak = Math.max(peakOf(sound.left), peakOf(sound.right));
    expect([...told, peak <= CEILING + 1e-6]).toEqual([...told, true]);
    // Music goes on without a seam; all else ends in silence.
    const end = isMusic(name) ? 0 : Math.abs(sound.left.at(-1) ?? 1);
    expect([...told, end < 0.02]).toEqual([...told, true]);
  }
}

test.each(WORLDS)(
  'the music of the world %s is as loud as that of the others, and nothing is cut off',
  (world) => {
    expectLevel(titleOf(world), ['base', 'small']);
  },
  120_000,
);

test('every sound of a title is as loud as in every other, and none is cut off', () => {
  expectLevel(titleOf('treasure'), CUES);
}, 120_000);

test('a title sounds the same wherever it is made, and no two play the same music', () => {
  const [first = '', second = ''] = TITLE_KEYS;
  expect(digest(renderCue(themeOfTitle(first), 'small'))).toBe(
    digest(renderCue(themeOfTitle(first), 'small')),
  );
  expect(digest(renderCue(themeOfTitle(first), 'small'))).not.toBe(
    digest(renderCue(themeOfTitle(second), 'small')),
  );
  const scores = TITLE_KEYS.map((key) => JSON.stringify(baseScore(themeOfTitle(key)).notes));
  expect(new Set(scores).size).toBe(TITLE_KEYS.length);
});

test('every score is of whole bars, its notes within it and in the range of an ear', () => {
  for (const key of TITLE_KEYS) {
    const { notes, seconds } = baseScore(themeOfTitle(key));
    expect([key, seconds > 25 && seconds < 65]).toEqual([key, true]);
    expect([key, notes.every(({ at }) => at >= 0 && at < seconds)]).toEqual([key, true]);
    const pitches = notes.flatMap(({ midi }) => (midi === 0 ? [] : [midi]));
    expect([key, Math.min(...pitches) >= 28 && Math.max(...pitches) <= 96]).toEqual([key, true]);
  }
});

test('what only moves is never louder than a win', () => {
  const win = levelOf('small').lufs;
  for (const name of EFFECT_NAMES) expect([name, levelOf(name).lufs < win]).toEqual([name, true]);
});
