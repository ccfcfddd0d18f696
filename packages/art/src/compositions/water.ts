import type { Composition } from '../composition.ts';
import { circle, each, fade, path, pen, repeat } from '../shapes.ts';
import { tube } from '../tube.ts';

export const waves: Composition = (canvas, palette) =>
  circle(
    [150, 150, 150],
    canvas.radial([
      [palette.light, 0.7],
      [palette.glow, 0.3, 0.5],
      [palette.glow, 0],
    ]),
  ) +
  repeat(4, (row) =>
    repeat(6, (i) => {
      const x = i * 68 - (row % 2 ? 34 : 0);
      return each([42, 31, 20, 10], (radius, j) =>
        circle(
          [x, 300 + row * 32, radius],
          j % 2 ? palette.mid : palette.glow,
          pen(palette.light, 1.2, 0.5),
        ),
      );
    }),
  );

export const deep: Composition = (canvas, palette) =>
  repeat(5, (i) =>
    path(
      `M${60 + i * 45},-20 L${10 + i * 60},420 H${70 + i * 64} L${84 + i * 45},-20Z`,
      canvas.linear([
        [palette.light, 0.5],
        [palette.light, 0],
      ]),
    ),
  ) +
  circle([150, 190, 140], canvas.glow(palette.light, 0.5)) +
  repeat(7, (i) => {
    const x = i < 4 ? i * 24 - 6 : 226 + (i - 4) * 30;
    return path(
      tube({
        spine: (along) => [x + Math.sin(along * 5 + i) * 14, 420 - along * (100 + ((i * 53) % 90))],
        halfWidth: (along) => 11 * (1 - along) + 1,
        steps: 20,
      }).d,
      canvas.linear([palette.glow, palette.deep]),
      fade(0.85),
    );
  }) +
  repeat(16, () =>
    circle(
      [canvas.chance() * 300, canvas.chance() * 360, 2 + canvas.chance() * 7],
      'none',
      pen(palette.light, 1.4, 0.55),
    ),
  );
