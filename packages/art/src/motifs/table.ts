import type { Canvas } from '../canvas.ts';
import { MATERIALS, type Material } from '../materials.ts';
import type { Motif } from '../motif.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  line,
  type Point,
  path,
  pen,
  petal,
  polar,
  rect,
  repeat,
  round,
  sparkle,
} from '../shapes.ts';

/** A point of the wheel, as path data. */
const rim = (radius: number, angle: number): string => polar(radius, angle).map(round).join();

export const wheel: Motif = (canvas, { main, second, accent }) => {
  const pockets = repeat(20, (i) => {
    const from = (i * Math.PI) / 10;
    const to = ((i + 1) * Math.PI) / 10;
    return path(
      `M${rim(80, from)} A80,80 0 0 1 ${rim(80, to)}
        L${rim(50, to)} A50,50 0 0 0 ${rim(50, from)}Z`,
      i === 0 ? '#179a78' : i % 2 ? main.body : '#191533',
      pen(accent.lit, 1.2, 0.8),
    );
  });
  return group(
    'rotate(-14) scale(1 .94)',
    circle([0, 4, 99], '#000', fade(0.35)) +
      circle(
        [0, 0, 96],
        canvas.linear([accent.light, accent.body, accent.shade, accent.lit], [1, 1]),
      ) +
      circle([0, 0, 86], '#1a0f1f') +
      pockets +
      circle([0, 0, 50], canvas.radial([second.lit, second.body, second.shade])) +
      repeat(8, (i) =>
        group(`rotate(${i * 45})`, path('M-3,0 L0,-47 L3,0Z', accent.lit, fade(0.55))),
      ) +
      circle([0, 0, 25], canvas.sphere(accent)) +
      repeat(4, (i) =>
        group(
          `rotate(${i * 90})`,
          rect([-3.6, -40, 7.2, 30, 3], canvas.linear([accent.light, accent.body])) +
            circle([0, -41, 6.5], canvas.sphere(accent)),
        ),
      ) +
      circle([0, 0, 11], accent.light) +
      circle([58, 34, 7.5], canvas.sphere(MATERIALS.pearl)),
  );
};

export const fan: Motif = (canvas, { main, second, accent }) => {
  const blades = repeat(11, (i) =>
    group(
      `translate(0 72) rotate(${-70 + i * 14})`,
      path(
        'M-4,0 L-17,-138 C-8,-144 8,-144 17,-138 L4,0Z',
        canvas.linear(
          i % 2
            ? [main.light, main.lit, main.body, main.shade]
            : [main.lit, main.body, main.body, main.shade],
        ),
        pen(accent.lit, 1.2, 0.8),
      ) +
        path('M-8.4,-62 L-15,-122 H15 L8.4,-62Z', i % 2 ? second.lit : second.body, fade(0.45)) +
        circle([0, -128, 3.6], accent.light),
    ),
  );
  return (
    blades +
    group(
      'translate(0 -18)',
      repeat(6, (i) =>
        group(
          `rotate(${i * 60})`,
          path(
            petal(13, 32),
            canvas.linear(['#fff', second.light, second.lit]),
            pen(second.body, 1, 0.5),
          ),
        ),
      ) + circle([0, 0, 7], accent.lit),
    ) +
    circle([0, 72, 9], canvas.sphere(accent)) +
    line('M0,80 C-8,90 6,94 0,106', pen(second.lit, 4))
  );
};

type Pips = readonly Point[];

const ONE: Pips = [[0, 0]];
const TWO: Pips = [
  [-0.24, -0.2],
  [0.24, 0.2],
];
const THREE: Pips = [
  [-0.25, -0.25],
  [0, 0],
  [0.25, 0.25],
];
const FOUR: Pips = [
  [-0.24, -0.24],
  [0.24, 0.24],
  [-0.24, 0.24],
  [0.24, -0.24],
];

type Die = {
  readonly at: string;
  readonly material: Material;
  readonly pip: string;
  readonly faces: readonly [top: Pips, start: Pips, end: Pips];
};

export const dice: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 84, 84, 13], '#000', fade(0.35)) +
  die(canvas, {
    at: 'translate(40 -34) rotate(16) scale(.92)',
    material: second,
    pip: accent.light,
    faces: [FOUR, THREE, TWO],
  }) +
  die(canvas, {
    at: 'translate(-26 26) rotate(-10) scale(1.12)',
    material: main,
    pip: accent.shade,
    faces: [[...FOUR, ...ONE], TWO, ONE],
  }) +
  sparkle([70, 44, 12], accent.light);

/** A cube seen from above: each face has its own slant, and its pips slant with it. */
function die(canvas: Canvas, { at, material, pip, faces: [top, start, end] }: Die): string {
  const slanted = (pips: Pips, slope: 1 | -1) =>
    each(pips, ([u, v]) =>
      group(
        `translate(${round(u * 42 - 21 * slope)} ${round(14 + u * 24 * slope + v * 48)})` +
          ` skewY(${29 * slope})`,
        ellipse([0, 0, 4.8, 6], pip),
      ),
    );
  return group(
    at,
    path('M0,-46 L42,-22 L0,2 L-42,-22Z', material.light, pen(material.light, 6)) +
      path(
        'M-42,-22 L0,2 V50 L-42,26Z',
        canvas.linear([material.lit, material.body]),
        pen(material.lit, 6),
      ) +
      path(
        'M42,-22 L0,2 V50 L42,26Z',
        canvas.linear([material.body, material.shade]),
        pen(material.body, 6),
      ) +
      each(top, ([u, v]) => ellipse([(u - v) * 42, -22 + (u + v) * 24, 7, 4.4], pip)) +
      slanted(start, 1) +
      slanted(end, -1),
  );
}
