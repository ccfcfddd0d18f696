import { MATERIALS } from '../../materials.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  line,
  path,
  pen,
  repeat,
  round,
} from '../../shapes.ts';
import { type Layer, WIDTH } from './layer.ts';

export const stars: Layer = ({ chance }, { light }) =>
  repeat(120, () =>
    circle(
      [chance() * WIDTH, chance() * 560, 0.5 + chance() * 1.7],
      chance() > 0.7 ? light : '#fff',
      fade(round(0.2 + chance() * 0.7)),
    ),
  );

export const moonlight: Layer = (canvas, { light }) =>
  circle([1180, 190, 250], canvas.glow(light, 0.42)) +
  circle([1180, 190, 92], canvas.radial(['#fff', light], [0.4, 0.36, 0.8]), fade(0.92)) +
  each(
    [
      [1154, 160, 16],
      [1206, 204, 24],
      [1164, 226, 11],
    ],
    (spot) => circle(spot, '#000', fade(0.07)),
  );

export const sunrise: Layer = (canvas, { light, glow }) =>
  circle([720, 470, 620], canvas.glow(light, 0.5)) +
  circle([720, 470, 250], canvas.linear([light, glow]), fade(0.55));

export const rays: Layer = ({ linear }, { light }) => {
  const beam = linear([
    [light, 0.2],
    [light, 0],
  ]);
  return repeat(9, (i) =>
    group(
      `translate(720 -60) rotate(${-64 + i * 16})`,
      path('M-16,0 L16,0 L130,1300 L-130,1300Z', beam),
    ),
  );
};

/** Lanterns on a line, hung before the night. */
export const lanterns: Layer = (canvas, { light, glow }) => {
  const { gold, ruby } = MATERIALS;
  const one = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      circle([0, 0, 120], canvas.glow(light, 0.4)) +
        line('M0,-200 V-44', pen(gold.body, 2.4, 0.8)) +
        ellipse(
          [0, 0, 42, 38],
          canvas.radial([gold.light, [gold.lit, 1, 0.3], [glow, 1, 0.75], ruby.shade]),
        ) +
        line(
          'M-20,-34 C-34,-12 -34,12 -20,34 M20,-34 C34,-12 34,12 20,34 M0,-38 V38',
          pen(gold.lit, 1.8, 0.6),
        ) +
        path('M-18,-46 H18 V-36 H-18Z M-18,36 H18 V46 H-18Z', gold.body) +
        line('M-9,46 v26 M0,46 v34 M9,46 v26', pen(gold.lit, 3)),
    );
  return (
    line('M-20,30 C300,110 420,60 720,24 C1020,60 1140,110 1460,30', pen(gold.shade, 3, 0.8)) +
    each(
      [
        [90, 170, 1.1],
        [250, 250, 0.85],
        [400, 130, 0.7],
        [1040, 130, 0.7],
        [1200, 250, 0.85],
        [1350, 170, 1.1],
      ],
      ([x, y, size]) => one(x, y, size),
    )
  );
};

/** Bursts of light far away. */
export const fireworks: Layer = ({ chance }, { light, glow }) =>
  each(
    [
      [170, 170, 120],
      [1280, 150, 140],
      [360, 70, 70],
      [1080, 60, 80],
      [90, 400, 70],
      [1390, 390, 80],
    ],
    ([x, y, reach], index) =>
      repeat(22, (i) =>
        group(
          `translate(${x} ${y}) rotate(${round(i * 16.4 + chance() * 6)})`,
          line(
            `M0,${-reach * 0.34} V${round(-reach * (0.7 + chance() * 0.3))}`,
            pen(index % 2 ? light : glow, 2.6, 0.7),
          ) + circle([0, -reach, 2.6], '#fff', fade(0.8)),
        ),
      ),
  );

/** Petals in the wind. */
export const petals: Layer = ({ chance }, { light }) =>
  repeat(34, () =>
    group(
      `translate(${round(chance() * WIDTH)} ${round(chance() * 880)}) rotate(${round(chance() * 360)}) scale(${round(0.5 + chance() * 0.9)})`,
      path(
        'M0,12 C-14,4 -12,-12 0,-16 C12,-12 14,4 0,12Z',
        light,
        fade(round(0.3 + chance() * 0.5)),
      ),
    ),
  );
