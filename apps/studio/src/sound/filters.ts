import { type Pcm, RATE } from './pcm.ts';

/** A filter of the second order: what goes in, what came out before. */
export type Biquad = {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
};

/** Filters a line in place. */
export function filter(line: Pcm, { b, a }: Biquad): Pcm {
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < line.length; i++) {
    const x = line[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    line[i] = y;
  }
  return line;
}

type Shape = 'low' | 'high' | 'band';

/** The common recipes of the Audio EQ Cookbook; `q` is how narrow it is. */
export function pass(shape: Shape, hertz: number, q = Math.SQRT1_2): Biquad {
  const w = (2 * Math.PI * Math.min(hertz, RATE * 0.49)) / RATE;
  const alpha = Math.sin(w) / (2 * q);
  const cos = Math.cos(w);
  const a0 = 1 + alpha;
  const a = [(-2 * cos) / a0, (1 - alpha) / a0] as const;
  const low = (1 - cos) / 2 / a0;
  const high = (1 + cos) / 2 / a0;
  if (shape === 'low') return { b: [low, 2 * low, low], a };
  if (shape === 'high') return { b: [high, -2 * high, high], a };
  return { b: [alpha / a0, 0, -alpha / a0], a };
}
