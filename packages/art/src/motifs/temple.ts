import type { Motif } from '../motif.ts';
import { BOLT, jewel } from '../ornaments.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  type Point,
  path,
  pen,
  petal,
  rect,
  repeat,
  type Spot,
  sparkle,
  star,
} from '../shapes.ts';

export const orb: Motif = (canvas, { main, second, accent }) => {
  const cloud = ([x, y, size]: Spot) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path(
        `M-60,14 C-76,14 -78,-8 -60,-10 C-60,-30 -34,-36 -26,-20 C-18,-40 16,-38 18,-16 C32,-28
          52,-16 46,0 C62,-2 64,14 50,14Z`,
        canvas.linear([second.light, second.lit, second.body]),
      ) +
        line(
          `M-54,4 C-54,-14 -32,-16 -32,0 M-20,2 C-22,-22 8,-22 6,2 M20,4 C20,-12 40,-10 38,4`,
          pen(second.body, 3, 0.55),
        ),
    );
  return (
    circle(
      [0, -6, 86],
      canvas.radial([
        [accent.lit, 0.7, 0.5],
        [accent.lit, 0, 1],
      ]),
    ) +
    circle([0, -6, 68], canvas.sphere(main)) +
    circle([0, -6, 68], 'none', pen(main.light, 2.5, 0.8)) +
    path('M-52,-40 L-16,-66 L10,-20 L-30,10Z', '#fff', fade(0.2)) +
    path('M10,-20 L54,-34 L62,6 L20,34Z', '#fff', fade(0.1)) +
    path('M-30,10 L10,-20 L20,34 L-14,56Z', '#fff', fade(0.07)) +
    path(BOLT, canvas.linear([accent.light, accent.lit, accent.body]), pen('#fff', 2, 0.8)) +
    cloud([-36, 62, 0.9]) +
    cloud([44, 72, 0.78])
  );
};

export const lotus: Motif = (canvas, { main, second, accent }) => {
  const row = (angles: readonly number[], [width, height]: Point, material = main) =>
    each(angles, (angle) =>
      group(
        `translate(0 58) rotate(${angle})`,
        path(
          petal(width, height),
          canvas.linear([material.light, material.lit, material.body, material.shade]),
          pen(material.light, 1.2, 0.55),
        ) + path(petal(width * 0.34, height * 0.78), '#fff', fade(0.16)),
      ),
    );
  return (
    ellipse([0, 66, 96, 16], canvas.glow(second.lit, 0.8)) +
    row([-82, 82, -58, 58], [34, 108], {
      light: main.lit,
      lit: main.body,
      body: main.shade,
      shade: main.shade,
    }) +
    row([-64, 64, -36, 36, -12, 12], [34, 132]) +
    group(
      'translate(0 20)',
      repeat(
        7,
        (i) =>
          path(`M${(i - 3) * 4},20 L${(i - 3) * 8},-18`, 'none', pen(accent.lit, 2.4)) +
          circle([(i - 3) * 8, -20 - (3 - Math.abs(i - 3)) * 2, 4], accent.light),
      ),
    ) +
    row([-46, 46, -20, 20, 0], [32, 98]) +
    row([-74, 74], [26, 70]) +
    each([0, 1], (i) =>
      ellipse([0, 70 + i * 8, 74 - i * 26, 5], 'none', pen(second.light, 1.5, 0.5)),
    )
  );
};

export const lantern: Motif = (canvas, { main, accent }) => {
  const ribs = each([-0.86, -0.52, 0, 0.52, 0.86], (share) =>
    ellipse([0, -4, Math.abs(share) * 66, 60], 'none', pen(main.shade, 2.4, 0.5)),
  );
  return (
    circle([0, 0, 98], canvas.glow(accent.lit, 0.65)) +
    line('M0,-100 V-70', pen(accent.lit, 3)) +
    ellipse(
      [0, -4, 68, 60],
      canvas.radial(
        [accent.light, [accent.lit, 1, 0.2], [main.lit, 1, 0.5], [main.body, 1, 0.8], main.shade],
        [0.5, 0.58, 0.62],
      ),
    ) +
    ribs +
    ellipse([0, -4, 68, 60], 'none', pen(main.lit, 2, 0.8)) +
    group(
      'translate(0 -4)',
      path(star(8, [24, 15]), accent.lit, fade(0.95)) + circle([0, 0, 8], main.body),
    ) +
    rect([-26, -74, 52, 16, 6], canvas.linear([accent.light, accent.lit, accent.body])) +
    rect([-22, 50, 44, 14, 5], canvas.linear([accent.light, accent.lit, accent.body])) +
    each([-12, -4, 4, 12], (x, i) =>
      line(`M${x},64 C${x - 3},76 ${x + 3},86 ${x},${i % 3 ? 100 : 94}`, pen(main.lit, 3.6)),
    ) +
    ellipse([-26, -26, 10, 22], '#fff', 'fill-opacity=".25" transform="rotate(18 -26 -26)"')
  );
};

export const gong: Motif = (canvas, { main, second, accent }) =>
  line('M-78,92 V-60 M78,92 V-60', pen(second.shade, 12)) +
  line('M-76,92 V-60 M76,92 V-60', pen(second.body, 6)) +
  path(
    `M-98,-56 C-70,-78 -40,-64 0,-84 C40,-64 70,-78 98,-56 C70,-62 40,-50 0,-62 C-40,-50 -70,-62
      -98,-56Z`,
    canvas.linear([second.lit, second.body, second.shade]),
    pen(accent.lit, 2),
  ) +
  line('M-34,-58 V-36 M34,-58 V-36', pen(accent.lit, 3)) +
  circle(
    [0, 18, 66],
    canvas.linear([main.light, main.lit, main.body, main.shade, main.body], [1, 1]),
  ) +
  circle([0, 18, 66], 'none', pen(main.light, 2, 0.8)) +
  circle([0, 18, 56], 'none', pen(main.shade, 3, 0.6)) +
  circle([0, 18, 46], canvas.radial([main.lit, main.body, main.shade], [0.4, 0.35, 0.7])) +
  group(
    'translate(0 18)',
    repeat(16, (i) =>
      group(`rotate(${i * 22.5})`, path('M-4,-37 L0,-45 L4,-37 L0,-31Z', accent.light, fade(0.8))),
    ),
  ) +
  circle([0, 18, 21], canvas.sphere(main)) +
  circle([0, 18, 21], 'none', pen(main.shade, 2, 0.6)) +
  path('M-98,92 H98 V100 H-98Z', second.shade);

export const chedi: Motif = (canvas, { main, accent }) => {
  const tier = (halfWidth: number, y: number, height: number) =>
    path(
      `M${-halfWidth},${y} L${7 - halfWidth},${y - height} H${halfWidth - 7} L${halfWidth},${y}Z`,
      canvas.linear([main.light, main.lit, main.body, main.shade], [1, 0]),
      pen(main.light, 1, 0.6),
    ) +
    rect(
      [-halfWidth - 2, y - 3, halfWidth * 2 + 4, 5, 2],
      canvas.linear([main.light, main.lit, main.shade], [1, 0]),
    );
  return (
    mirrored(
      group(
        'translate(-72 40) scale(.5)',
        path(
          `M-30,100 C-34,60 -18,40 -8,24 L0,-60 L8,24 C18,40 34,60 30,100Z`,
          canvas.linear([main.lit, main.body, main.shade], [1, 0]),
        ),
      ),
    ) +
    tier(86, 94, 16) +
    tier(74, 78, 14) +
    tier(62, 64, 12) +
    path(
      'M-52,52 C-56,14 -40,-2 -22,-18 H22 C40,-2 56,14 52,52Z',
      canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade], [1, 0]),
      pen(main.light, 1.6, 0.7),
    ) +
    path('M-18,52 C-18,26 -8,20 0,8 C8,20 18,26 18,52Z', '#2a0d18', pen(accent.lit, 2)) +
    path('M-10,52 C-10,34 -4,30 0,22 C4,30 10,34 10,52Z', accent.lit) +
    rect([-26, -28, 52, 11, 3], canvas.linear([main.light, main.lit, main.shade], [1, 0])) +
    repeat(7, (i) =>
      rect(
        [-17 + i * 2.1, -37 - i * 8, 34 - i * 4.2, 7, 3],
        canvas.linear([main.light, main.lit, main.shade], [1, 0]),
      ),
    ) +
    path('M-3,-88 L0,-112 L3,-88Z', main.light) +
    sparkle([0, -110, 14], '#fff')
  );
};

export const sun: Motif = (canvas, { main, second, accent }) =>
  repeat(16, (i) =>
    group(
      `rotate(${i * 22.5})`,
      path(
        i % 2
          ? petal(11, 82)
          : `M-11,-50 C-6,-66 12,-72 0,-98 C-2,-78 -18,-70 -11,-50Z M11,-50 L-11,-50Z`,
        i % 2
          ? canvas.linear([main.lit, main.body])
          : canvas.linear([accent.light, accent.lit, accent.body]),
        pen(main.shade, 1, 0.4),
      ),
    ),
  ) +
  circle([0, 0, 60], canvas.linear([accent.light, accent.body, accent.shade], [1, 1])) +
  circle([0, 0, 54], canvas.radial([main.lit, main.body, main.shade])) +
  repeat(24, (i) => group(`rotate(${i * 15})`, rect([-3, -52, 6, 8, 2], accent.lit))) +
  circle([0, 0, 40], canvas.sphere(accent)) +
  mirrored(
    path('M-26,-8 C-20,-16 -12,-16 -8,-8 C-12,-3 -20,-3 -26,-8Z', '#3d1f10') +
      circle([-17, -9, 3], second.lit) +
      path('M-30,6 h10 v6 h-10Z', second.body) +
      line('M-28,-18 C-20,-24 -12,-22 -6,-16', pen('#6d3a12', 3)),
  ) +
  path('M-4,-8 L-7,10 H7 L4,-8Z', accent.body, fade(0.75)) +
  path('M-14,18 H14 C12,28 -12,28 -14,18Z', '#3d1f10') +
  path('M-8,18 h5 v5 h-5Z M3,18 h5 v5 h-5Z', '#fff') +
  jewel([0, -28, 0.8], second);
