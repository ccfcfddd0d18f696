import { fadeOut, type Pcm, RATE, silence } from '../pcm.ts';

/** A part of a struck thing: how high beside its note, how loud, how many seconds until it is faint. */
export type Partial = readonly [ratio: number, loudness: number, seconds: number];

type Struck = {
  readonly hertz: number;
  readonly seconds: number;
  readonly partials: readonly Partial[];
  /** Seconds until the stroke is at its loudest. */
  readonly attack?: number;
};

const FAINT = Math.log(1_000);
const EDGE_SECONDS = 0.008;

/** A thing that is struck rings in its own parts, the high ones shorter. */
export function struck({ hertz, seconds, partials, attack = 0.002 }: Struck): Pcm {
  const line = silence(seconds);
  for (const [ratio, loudness, lasts] of partials) {
    const own = hertz * ratio;
    if (own > RATE * 0.45) continue;
    // A turning point instead of a sine for each sample.
    const turn = 2 * Math.cos((2 * Math.PI * own) / RATE);
    const decay = Math.exp(-FAINT / (lasts * RATE));
    let before = 0;
    let now = Math.sin((2 * Math.PI * own) / RATE);
    let gain = loudness;
    for (let i = 0; i < line.length && gain > 1e-5; i++) {
      line[i]! += before * gain;
      const next = turn * now - before;
      before = now;
      now = next;
      gain *= decay;
    }
  }
  const rise = Math.round(attack * RATE);
  for (let i = 0; i < Math.min(rise, line.length); i++) line[i]! *= i / rise;
  return fadeOut(line, EDGE_SECONDS);
}
