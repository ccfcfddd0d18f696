import type { Canvas } from '../canvas.ts';
import type { Composition } from '../composition.ts';
import type { Palette } from '../palettes.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  path,
  pen,
  petal,
  rect,
  repeat,
  round,
} from '../shapes.ts';

export const arch: Composition = (canvas, palette) =>
  rect([0, 0, 300, 400, 0], canvas.linear([palette.mid, palette.deep])) +
  niches(canvas, palette) +
  each([32, 268], (x) => repeat(6, (k) => circle([x, 120 + k * 48, 5], palette.light, fade(0.4))));

export const deco: Composition = (canvas, palette) =>
  repeat(7, (i) =>
    circle([150, 430, 30 + i * 42], 'none', pen(palette.glow, 3, round(0.35 + i * 0.06))),
  ) +
  repeat(13, (i) =>
    group(
      `translate(150 400) rotate(${-90 + i * 15})`,
      path('M0,-30 L-2,-420 H2Z', palette.light, fade(0.22)),
    ),
  ) +
  circle(
    [150, 190, 132],
    canvas.radial([
      [palette.light, 0.8],
      [palette.glow, 0.4, 0.5],
      [palette.glow, 0],
    ]),
  ) +
  each([18, 44, 232, 258], (x, i) =>
    rect(
      [x, 250 - (i % 3) * 40, 22, 200, 2],
      canvas.linear([palette.glow, palette.deep]),
      fade(0.8),
    ),
  );

export const felt: Composition = (canvas, palette) =>
  path(
    'M-40,0 L110,0 L60,420 H-100Z',
    canvas.linear([
      [palette.light, 0.35],
      [palette.light, 0],
    ]),
  ) +
  path(
    'M340,0 L190,0 L240,420 H400Z',
    canvas.linear([
      [palette.light, 0.35],
      [palette.light, 0],
    ]),
  ) +
  ellipse(
    [150, 372, 220, 130],
    canvas.radial([palette.glow, [palette.mid, 1, 0.7], palette.deep], [0.5, 0.3, 0.8]),
    pen(palette.light, 3, 0.6),
  ) +
  ellipse([150, 366, 180, 96], 'none', pen(palette.light, 1.6, 0.5)) +
  circle([150, 180, 150], canvas.glow(palette.light, 0.6)) +
  each([24, 70, 230, 276], (x, i) =>
    circle([x, 46 + (i % 2) * 26, 26], canvas.glow(palette.light, 0.9)),
  );

export const petals: Composition = (canvas, palette) =>
  each([24, 16, 10], (count, ring) =>
    repeat(count, (i) =>
      group(
        `translate(150 190) rotate(${(i * 360) / count + ring * 8})`,
        path(
          petal(30 - ring * 3, 240 - ring * 62),
          canvas.linear([
            [palette.glow, 0.7],
            [palette.mid, 0.5],
            [palette.deep, 0.2],
          ]),
          pen(palette.light, 1, 0.35),
        ),
      ),
    ),
  ) +
  circle(
    [150, 190, 116],
    canvas.radial([
      [palette.light, 0.85],
      [palette.glow, 0.5, 0.5],
      [palette.glow, 0],
    ]),
  );

/** A theatre: a curtain drawn to both sides and a light on the boards. */
export const curtain: Composition = (canvas, palette) => {
  const fold = canvas.linear(
    [palette.deep, palette.mid, palette.glow, palette.mid, palette.deep],
    [1, 0],
  );
  const drape = repeat(4, (i) =>
    path(
      `M${i * 30 - 8},-10 H${i * 30 + 30} C${i * 27 + 34},150 ${i * 20 + 22},260 ${
        i * 15 + 14
      },420 H${i * 15 - 20}Z`,
      fold,
    ),
  );
  return (
    circle([150, 180, 170], canvas.glow(palette.light, 0.7)) +
    path(
      `M110,-10 H190 L290,420 H10Z`,
      canvas.linear([
        [palette.light, 0.45],
        [palette.light, 0],
      ]),
    ) +
    ellipse([150, 366, 170, 60], canvas.glow(palette.light, 0.6)) +
    drape +
    group('translate(300 0) scale(-1,1)', drape) +
    repeat(6, (i) =>
      path(
        `M${i * 60 - 30},-10 h60 c0,50 -60,50 -60,0Z`,
        canvas.linear([palette.mid, palette.glow, palette.deep]),
        pen(palette.light, 1.4, 0.5),
      ),
    )
  );
};

function niches(canvas: Canvas, palette: Palette): string {
  const fills = [
    canvas.linear([palette.glow, palette.mid]),
    palette.glow,
    canvas.radial([palette.light, [palette.glow, 1, 0.5], palette.mid], [0.5, 0.42, 0.7]),
  ];
  return each(fills, (fill, i) => {
    const half = 128 - i * 18;
    const top = 40 + i * 20;
    const [start, end] = [150 - half, 150 + half];
    return path(
      `M${start},420 V170
        C${start},${top + 50} ${round(150 - half * 0.4)},${top + 36} 150,${top - 24}
        C${round(150 + half * 0.4)},${top + 36} ${end},${top + 50} ${end},170 V420Z`,
      fill,
      pen(palette.light, 1.6, i === 2 ? 0.9 : 0.45),
    );
  });
}
