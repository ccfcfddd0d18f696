import { type Biquad, filter } from './filters.ts';
import { type Pcm, RATE, type Stereo } from './pcm.ts';

/*
 * Loudness as ITU-R BS.1770-4 measures it: what an ear makes of it (K-weighting), in blocks of 400 ms
 * every 100 ms, without the silence between.
 */
const BLOCK = Math.round(0.4 * RATE);
const STEP = Math.round(0.1 * RATE);
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The head of a listener lifts the highs, and the lowest are hardly heard. */
function headShelf(): Biquad {
  const k = Math.tan((Math.PI * 1_681.974450955533) / RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

function lowCut(): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

const weighted = (line: Pcm): Pcm => filter(filter(line.slice(), headShelf()), lowCut());

/** The power of every block; what is shorter than a block is one. */
function blocksOf({ left, right }: Stereo): readonly number[] {
  const sums = [weighted(left), weighted(right)].map((line) => {
    const sum = new Float64Array(line.length + 1);
    for (let i = 0; i < line.length; i++) sum[i + 1] = sum[i]! + line[i]! ** 2;
    return sum;
  });
  const powers: number[] = [];
  for (let at = 0; at === 0 || at + BLOCK <= left.length; at += STEP) {
    const until = Math.min(left.length, at + BLOCK);
    powers.push(sums.reduce((power, sum) => power + (sum[until]! - sum[at]!) / BLOCK, 0));
  }
  return powers;
}

const lufs = (power: number): number => OFFSET + 10 * Math.log10(Math.max(power, 1e-12));

const mean = (powers: readonly number[]): number =>
  powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length);

/** How loud it is as a whole: for music, which goes on. */
export function integratedLufs(sound: Stereo): number {
  const heard = blocksOf(sound).filter((power) => lufs(power) > ABSOLUTE_GATE);
  const gate = lufs(mean(heard)) + RELATIVE_GATE;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

/** How loud its loudest 400 ms are: for what is over before it could be measured as a whole. */
export const momentaryLufs = (sound: Stereo): number => lufs(Math.max(...blocksOf(sound)));
