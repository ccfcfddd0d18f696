/** Samples a second: enough for bells and cymbals, and half of what a browser plays by itself. */
export const RATE = 32_000;

/** One line of sound, from -1 to 1. */
export type Pcm = Float32Array<ArrayBuffer>;

export type Stereo = { readonly left: Pcm; readonly right: Pcm };

export const samplesOf = (seconds: number): number => Math.max(1, Math.round(seconds * RATE));

export const silence = (seconds: number): Pcm => new Float32Array(samplesOf(seconds));

export const stereo = (seconds: number): Stereo => ({
  left: silence(seconds),
  right: silence(seconds),
});

/** Adds one line to another from a sample on; what passes the end is dropped. */
export function addTo(into: Pcm, from: Pcm, { at, gain }: { at: number; gain: number }): void {
  const length = Math.min(from.length, into.length - at);
  for (let i = Math.max(0, -at); i < length; i++) into[at + i]! += from[i]! * gain;
}

/** Left is -1, right is 1; as loud in the middle as at the sides. */
export function panTo(into: Stereo, from: Pcm, place: { at: number; gain: number; pan: number }) {
  const angle = ((place.pan + 1) * Math.PI) / 4;
  addTo(into.left, from, { at: place.at, gain: place.gain * Math.cos(angle) });
  addTo(into.right, from, { at: place.at, gain: place.gain * Math.sin(angle) });
}

/** Takes the click off the end. */
export function fadeOut(line: Pcm, seconds: number): Pcm {
  const length = Math.min(line.length, samplesOf(seconds));
  for (let i = 0; i < length; i++) line[line.length - 1 - i]! *= i / length;
  return line;
}

export function scaled(line: Pcm, gain: number): Pcm {
  for (let i = 0; i < line.length; i++) line[i]! *= gain;
  return line;
}

export function peakOf(line: Pcm): number {
  let peak = 0;
  for (let i = 0; i < line.length; i++) {
    const size = Math.abs(line[i]!);
    if (size > peak) peak = size;
  }
  return peak;
}

/** Scaled so that its loudest sample is 1. */
export function evened(line: Pcm): Pcm {
  const peak = peakOf(line);
  return peak > 0 ? scaled(line, 1 / peak) : line;
}

export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
