import { type Pcm, RATE, type Stereo } from './pcm.ts';

/** How large the room is: longer ways, a longer tail. */
export type Hall = { readonly size: number; readonly wet: number };

const WAYS = [0.0297, 0.0371, 0.0411, 0.0437];
const SPREADS = [0.005, 0.0017];
const SIDE = 1.031;

/** A room around the sound (Schroeder): walls that send it back, and corners that scatter it. */
export function addRoom({ left, right }: Stereo, { size, wet }: Hall): void {
  const both = new Float32Array(left.length);
  for (let i = 0; i < both.length; i++) both[i] = (left[i]! + right[i]!) / 2;
  for (const [line, wide] of [
    [left, size],
    [right, size * SIDE],
  ] as const) {
    const tail = new Float32Array(both.length);
    for (const way of WAYS) addEcho(tail, both, way * wide);
    for (const way of SPREADS) scatter(tail, way * wide);
    for (let i = 0; i < line.length; i++) line[i]! += tail[i]! * wet;
  }
}

const FADE = 0.78;
const DULL = 0.35;

function addEcho(into: Pcm, from: Pcm, seconds: number): void {
  const loop = new Float32Array(Math.round(seconds * RATE));
  let dulled = 0;
  let place = 0;
  for (let i = 0; i < from.length; i++) {
    const back = loop[place]!;
    dulled = back * (1 - DULL) + dulled * DULL;
    loop[place] = from[i]! + dulled * FADE;
    into[i]! += back / WAYS.length;
    place = place + 1 === loop.length ? 0 : place + 1;
  }
}

function scatter(line: Pcm, seconds: number): void {
  const loop = new Float32Array(Math.round(seconds * RATE));
  let place = 0;
  for (let i = 0; i < line.length; i++) {
    const back = loop[place]!;
    const into = line[i]! + back * 0.5;
    line[i] = back - into * 0.5;
    loop[place] = into;
    place = place + 1 === loop.length ? 0 : place + 1;
  }
}
