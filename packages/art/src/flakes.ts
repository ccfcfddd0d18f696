import type { Canvas } from './canvas.ts';
import type { Palette } from './palettes.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  path,
  pen,
  petal,
  repeat,
  round,
  sparkle,
} from './shapes.ts';

/** What hangs in the air between the motif and the eye. */
type Flakes = (canvas: Canvas, palette: Palette) => string;

export const FLAKES = {
  none: () => '',
  spark: ({ chance }, palette) =>
    repeat(12, () =>
      sparkle(
        [chance() * 300, chance() * 400, 2 + chance() * 8],
        palette.light,
        someOpacity(chance),
      ),
    ),
  ember: ({ chance }, palette) =>
    repeat(26, () =>
      circle(
        [chance() * 300, 60 + chance() * 340, 0.8 + chance() * 2.6],
        chance() > 0.5 ? palette.light : '#ffb347',
        fade(someOpacity(chance)),
      ),
    ),
  bubble: ({ chance }, palette) =>
    repeat(14, () =>
      circle(
        [chance() * 300, chance() * 400, 2 + chance() * 8],
        'none',
        pen(palette.light, 1.6, 0.7),
      ),
    ),
  coin: ({ chance }) =>
    repeat(7, () => {
      const size = 6 + chance() * 9;
      return group(
        somewhere(chance, 90),
        ellipse([0, 0, size, size * 0.62], '#d9952f') +
          ellipse([0, -1.4, size, size * 0.62], '#ffd978') +
          ellipse([0, -1.4, size * 0.55, size * 0.34], 'none', pen('#b9792b', 1)),
      );
    }),
  petal: ({ chance }, palette) =>
    repeat(12, () =>
      group(
        `${somewhere(chance, 360)} scale(${round(0.25 + chance() * 0.3)})`,
        path(petal(16, 40), palette.light, fade(0.8)),
      ),
    ),
} as const satisfies Record<string, Flakes>;

export type FlakesName = keyof typeof FLAKES;

const someOpacity = (chance: Canvas['chance']): number => round(0.5 + chance() * 0.5);

const somewhere = (chance: Canvas['chance'], turnMax: number): string => {
  const [x, y, turn] = [chance() * 300, chance() * 400, chance() * turnMax].map(round);
  return `translate(${x} ${y}) rotate(${turn})`;
};
