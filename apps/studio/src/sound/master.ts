import { integratedLufs, momentaryLufs } from './loudness.ts';
import { type Pcm, peakOf, RATE, type Stereo, scaled } from './pcm.ts';

/** No sample is louder: a decibel below what a loudspeaker is sent at most. */
export const CEILING = 10 ** (-1 / 20);

export type Level = { readonly lufs: number; readonly by: 'whole' | 'moment' };

export const loudnessOf = (sound: Stereo, { by }: Level): number =>
  by === 'whole' ? integratedLufs(sound) : momentaryLufs(sound);

const TRIES = 4;
const CLOSE_LU = 0.1;

/** Brings a sound to its loudness, and holds its peaks under the ceiling. */
export function master(sound: Stereo, level: Level): Stereo {
  for (let turn = 0; turn < TRIES; turn++) {
    const off = level.lufs - loudnessOf(sound, level);
    if (turn > 0 && Math.abs(off) < CLOSE_LU) break;
    const gain = 10 ** (off / 20);
    scaled(sound.left, gain);
    scaled(sound.right, gain);
    // Where no peak had to be held, the gain was exact.
    if (Math.max(peakOf(sound.left), peakOf(sound.right)) <= CEILING) break;
    hold(sound);
  }
  return sound;
}

const RELEASE = Math.exp(-1 / (0.08 * RATE));
const AHEAD = Math.round(0.003 * RATE);

/** Turns the whole down before a peak would pass the ceiling, and up again after it. */
function hold({ left, right }: Stereo): void {
  const gains = new Float32Array(left.length).fill(1);
  let gain = 1;
  for (let i = 0; i < left.length; i++) {
    const peak = Math.max(Math.abs(left[i]!), Math.abs(right[i]!));
    const wanted = peak > CEILING ? CEILING / peak : 1;
    gain = Math.min(wanted, 1 - (1 - gain) * RELEASE);
    gains[i] = gain;
  }
  lookAhead(gains);
  for (let i = 0; i < left.length; i++) {
    left[i]! *= gains[i]!;
    right[i]! *= gains[i]!;
  }
}

/** The way down to a peak begins a moment before it. */
function lookAhead(gains: Pcm): void {
  for (let i = gains.length - 2; i >= 0; i--) {
    const next = gains[i + 1]!;
    if (next < gains[i]!) gains[i] = Math.max(next, next + (gains[i]! - next) / AHEAD);
  }
}
