import type { Motif } from '../motif.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  petal,
  repeat,
} from '../shapes.ts';

/** A jewelled beetle with its wing cases a little open. */
export const beetle: Motif = (canvas, { main, second, accent }) =>
  mirrored(
    line('M-34,-26 C-66,-44 -76,-66 -70,-84', pen(accent.body, 6)) +
      line('M-44,8 C-74,4 -88,-8 -94,-22', pen(accent.body, 6)) +
      line('M-40,44 C-66,54 -80,70 -82,90', pen(accent.body, 6)) +
      line('M-12,-72 C-20,-90 -34,-96 -44,-92', pen(accent.lit, 4)) +
      circle([-46, -92, 5], accent.light) +
      path(
        'M-6,-20 C-50,-34 -72,8 -58,50 C-48,78 -24,92 -10,94 C-4,60 -2,18 -6,-20Z',
        canvas.linear([second.light, second.lit, second.body], [0, 1], [1, 0]),
        fade(0.75),
      ) +
      path(
        'M-2,-26 C-46,-40 -64,0 -52,42 C-42,70 -20,86 -6,90 C-1,54 0,14 -2,-26Z',
        canvas.linear([main.light, main.lit, [main.body, 1, 0.55], main.shade], [0.3, 1], [0.2, 0]),
        pen(accent.lit, 3),
      ) +
      path('M-42,-12 C-54,8 -50,36 -40,54 C-42,30 -42,8 -34,-14Z', '#fff', fade(0.35)) +
      path('M-20,-10 C-28,16 -24,46 -14,66 C-16,42 -16,16 -12,-8Z', accent.lit, fade(0.8)),
  ) +
  path(
    'M-44,-26 C-40,-54 -20,-62 0,-62 C20,-62 40,-54 44,-26 C26,-16 -26,-16 -44,-26Z',
    canvas.linear([main.light, main.body, main.shade]),
    pen(accent.lit, 3),
  ) +
  circle([0, -38, 11], canvas.sphere(second), pen(accent.light, 2.4)) +
  ellipse([0, -68, 20, 14], canvas.linear([main.lit, main.shade]), pen(accent.lit, 2.4)) +
  mirrored(circle([-10, -72, 4], '#fff') + circle([-10, -72, 2], '#160a1c'));

export const pineapple: Motif = (canvas, { main, second, accent }) => {
  const body =
    'M0,-30 C44,-30 60,6 56,38 C52,74 28,94 0,94 C-28,94 -52,74 -56,38 C-60,6 -44,-30 0,-30Z';
  return (
    ellipse([0, 92, 66, 9], '#000', fade(0.3)) +
    repeat(7, (i) =>
      group(
        `translate(0 -22) rotate(${-54 + i * 18}) scale(${i === 3 ? 1 : 0.92})`,
        path(
          petal(15, 74),
          canvas.linear([second.lit, second.body, second.shade]),
          pen(second.light, 1.2, 0.6),
        ),
      ),
    ) +
    repeat(4, (i) =>
      group(
        `translate(0 -20) rotate(${-42 + i * 28})`,
        path(petal(14, 46), canvas.linear([second.light, second.body]), pen(second.light, 1, 0.5)),
      ),
    ) +
    path(
      body,
      canvas.radial(
        [main.light, [main.lit, 1, 0.4], [main.body, 1, 0.8], main.shade],
        [0.36, 0.3, 0.8],
      ),
    ) +
    `<g clip-path="${canvas.clip(path(body, '#fff'))}">` +
    repeat(9, (i) =>
      line(
        `M${-130 + i * 26},-40 L${-10 + i * 26},100 M${130 - i * 26},-40 L${10 - i * 26},100`,
        pen(main.shade, 2.6, 0.55),
      ),
    ) +
    repeat(5, (row) =>
      repeat(5, (column) =>
        circle([-52 + column * 26 + (row % 2) * 13, -8 + row * 22, 2.6], accent.light, fade(0.85)),
      ),
    ) +
    '</g>' +
    ellipse([-26, 14, 8, 26], '#fff', 'fill-opacity=".35" transform="rotate(16 -26 14)"')
  );
};

/** A bird of fire, wings raised, the tail in flames. */
export const phoenix: Motif = (canvas, { main, second, accent }) => {
  const wing = repeat(6, (i) =>
    group(
      `translate(-14 6) rotate(${-104 + i * 19})`,
      path(
        petal(14, 92 - i * 7),
        canvas.linear(
          i % 2 === 0 ? [accent.light, main.lit, main.body] : [accent.lit, second.lit, second.body],
        ),
        pen(accent.light, 1, 0.5),
      ),
    ),
  );
  const tail = repeat(5, (i) =>
    group(
      `translate(0 40) rotate(${180 - 36 + i * 18})`,
      path(
        'M0,6 C-16,-20 10,-34 -4,-62 C18,-44 18,-14 0,6Z',
        canvas.linear([accent.light, main.lit, second.body]),
      ) + circle([-2, -56, 5], canvas.sphere(accent)),
    ),
  );
  return (
    circle([0, 0, 92], canvas.glow(accent.lit, 0.4)) +
    tail +
    mirrored(wing) +
    path(
      `M0,66 C-26,54 -28,18 -12,0 C-4,-10 -12,-24 -8,-38 C-4,-58 22,-58 22,-38 C22,-24 12,-16 16,0
        C30,20 26,54 0,66Z`,
      canvas.linear([accent.light, main.lit, [main.body, 1, 0.6], second.shade], [0.3, 1]),
      pen(accent.light, 1.8, 0.8),
    ) +
    repeat(3, (row) =>
      repeat(3, (i) =>
        line(`M${-13 + i * 10},${16 + row * 13} q5,8 10,0`, pen(accent.light, 2, 0.7)),
      ),
    ) +
    path('M20,-42 L38,-36 L20,-30Z', accent.lit, pen(accent.body, 1)) +
    circle([10, -40, 4], '#fff') +
    circle([11, -40, 2.2], '#160a1c') +
    repeat(3, (i) =>
      group(
        `translate(4 -52) rotate(${-34 + i * 26})`,
        line('M0,0 C-4,-10 4,-16 0,-26', pen(accent.lit, 3)) +
          circle([0, -30, 5], canvas.sphere(second)),
      ),
    )
  );
};
