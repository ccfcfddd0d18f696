import { MATERIALS } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { BOLT, jewel } from '../ornaments.ts';
import {
  circle,
  clipped,
  dots,
  each,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  rect,
  repeat,
  sparkle,
  star,
} from '../shapes.ts';

/** A four-leaf clover, each leaf a heart. */
export const clover: Motif = (canvas, { main, accent }) => {
  const leaf =
    path(
      `M0,-4 C-18,-20 -50,-34 -46,-64 C-42,-88 -10,-88 0,-66 C10,-88 42,-88 46,-64 C50,-34
        18,-20 0,-4Z`,
      canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade], [0.2, 1]),
      pen(main.light, 2, 0.7),
    ) +
    line('M0,-10 C-2,-30 2,-44 0,-58 M0,-28 L-16,-46 M0,-28 L16,-46', pen(main.shade, 2.4, 0.45)) +
    path('M-36,-62 C-32,-78 -16,-78 -10,-68 C-20,-70 -30,-66 -36,-62Z', '#fff', fade(0.55));
  return (
    line('M6,8 C14,40 6,66 -14,94', pen(main.shade, 11)) +
    line('M6,8 C14,40 6,66 -14,94', pen(main.body, 6)) +
    group(
      'translate(0 -4) rotate(12)',
      repeat(4, (i) => group(`rotate(${i * 90 + 45})`, leaf)),
    ) +
    circle([0, -4, 11], canvas.sphere(accent)) +
    dots(
      [
        [-52, -50, 4],
        [58, 24, 5],
        [-30, 52, 3.4],
      ],
      '#fff',
      fade(0.8),
    ) +
    sparkle([62, -58, 14], accent.light)
  );
};

export const trophy: Motif = (canvas, { main, second, accent }) => {
  const metal = canvas.linear([main.lit, main.light, main.lit, main.body, main.shade], [1, 0]);
  return (
    ellipse([0, 90, 72, 10], '#000', fade(0.35)) +
    mirrored(
      line('M-50,-62 C-98,-66 -98,-8 -40,-2', pen(main.shade, 15)) +
        line('M-50,-62 C-98,-66 -98,-8 -40,-2', pen(main.lit, 9)),
    ) +
    path(
      'M-56,-84 H56 C58,-30 46,14 0,30 C-46,14 -58,-30 -56,-84Z',
      metal,
      pen(main.light, 2, 0.9),
    ) +
    path('M-44,-78 H-20 C-20,-36 -16,-2 -4,22 C-34,6 -46,-32 -44,-78Z', '#fff', fade(0.35)) +
    rect([-62, -92, 124, 14, 6], canvas.linear([main.light, main.lit, main.body])) +
    path('M-9,26 H9 L16,58 H-16Z', metal) +
    rect([-36, 54, 72, 14, 5], canvas.linear([main.light, main.lit, main.shade])) +
    rect([-48, 66, 96, 24, 6], canvas.linear([second.lit, second.body, second.shade])) +
    rect([-22, 72, 44, 11, 3], canvas.linear([main.light, main.body])) +
    group(
      'translate(0 -32)',
      path(
        star(5, [27, 11.5]),
        canvas.linear([accent.light, accent.lit, accent.body]),
        pen(accent.light, 2, 0.9),
      ),
    ) +
    sparkle([46, -66, 16]) +
    sparkle([-66, 20, 9], main.light)
  );
};

export const hourglass: Motif = (canvas, { main, second, accent }) => {
  const glass = `
    M-46,-72 H46 C46,-30 10,-20 8,0 C10,20 46,30 46,72
    H-46 C-46,30 -10,20 -8,0 C-10,-20 -46,-30 -46,-72Z`;
  const sand =
    path(
      'M-60,-34 C-20,-26 20,-42 60,-32 V10 H-60Z',
      canvas.linear([accent.light, accent.lit, accent.body]),
    ) +
    path(
      'M-60,80 C-30,44 -12,34 0,30 C12,34 30,44 60,80Z',
      canvas.linear([accent.light, accent.lit, accent.body]),
    ) +
    rect([-2, -6, 4, 46, 2], accent.light);
  const frame = (y: number) =>
    rect([-66, y, 132, 20, 8], canvas.linear([main.light, main.lit, main.body, main.shade])) +
    each([-44, 0, 44], (x) => circle([x, y + 10, 5], canvas.sphere(second)));
  return (
    ellipse([0, 94, 76, 9], '#000', fade(0.35)) +
    circle([0, 0, 96], canvas.glow(accent.lit, 0.4)) +
    mirrored(
      rect([-62, -74, 10, 148, 4], canvas.linear([main.light, main.lit, main.shade], [1, 0])),
    ) +
    path(
      glass,
      canvas.linear(
        [
          ['#fff', 0.5],
          ['#dfe8ff', 0.14],
          ['#fff', 0.34],
        ],
        [1, 0],
      ),
    ) +
    clipped(canvas.clip(path(glass, '#000')), sand) +
    path(glass, 'none', pen('#fff', 3, 0.85)) +
    line('M-34,-60 C-32,-42 -22,-32 -14,-24', pen('#fff', 5, 0.7)) +
    frame(-92) +
    frame(72) +
    sparkle([34, -46, 12])
  );
};

export const ticket: Motif = (canvas, { main, second, accent }) => {
  const stub = (at: string, fill: string) =>
    group(
      at,
      path(
        `M-84,-44 H84 V-14 A14,14 0 0 0 84,14 V44 H-84 V14 A14,14 0 0 0 -84,-14Z`,
        fill,
        pen(main.light, 2, 0.8),
      ) +
        line('M34,-38 V38', `${pen(main.light, 3, 0.8)} stroke-dasharray="2 9"`) +
        rect([-72, -34, 94, 68, 7], 'none', pen(main.light, 1.6, 0.6)),
    );
  const balls = [MATERIALS.ruby, MATERIALS.azure, MATERIALS.leaf] as const;
  return (
    ellipse([0, 84, 80, 10], '#000', fade(0.3)) +
    stub('translate(6 26) rotate(14)', canvas.linear([second.lit, second.body, second.shade])) +
    stub(
      'translate(-2 -14) rotate(-10)',
      canvas.linear([main.lit, main.body, main.shade], [0.6, 1]),
    ) +
    group(
      'translate(-2 -14) rotate(-10)',
      group(
        'translate(-25 -10)',
        path(star(8, [25, 14]), canvas.linear([accent.light, accent.lit, accent.body])),
      ) +
        group('translate(-26 -9) scale(.17)', path(BOLT, main.shade)) +
        each(balls, (material, i) => circle([-50 + i * 25, 24, 9], canvas.sphere(material))) +
        jewel([60, 0, 1.6], accent),
    ) +
    sparkle([66, -58, 13], accent.light)
  );
};
