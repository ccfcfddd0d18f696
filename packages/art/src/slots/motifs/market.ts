import { MATERIALS } from '../../materials.ts';
import type { Motif } from '../../motif.ts';
import {
  circle,
  clipped,
  each,
  ellipse,
  fade,
  group,
  line,
  path,
  pen,
  polygon,
  repeat,
  round,
} from '../../shapes.ts';

const { leaf, bronze } = MATERIALS;

/** A ripe mango with a cheek cut into dice before it. */
export const mango: Motif = (canvas, { main, second, accent }) => {
  const body = `M-12,-58 C34,-78 84,-44 82,8 C80,58 34,80 -10,72 C-56,64 -86,34 -78,0 C-72,-28
    -44,-46 -12,-58Z`;
  return (
    ellipse([0, 80, 82, 11], '#000', fade(0.3)) +
    path(
      'M-14,-58 C-2,-98 40,-104 72,-84 C52,-56 18,-46 -14,-58Z',
      canvas.linear([leaf.lit, leaf.body, leaf.shade], [1, 0.7]),
      pen(leaf.light, 1.4, 0.6),
    ) +
    line('M-12,-58 C12,-74 38,-82 62,-82', pen(leaf.light, 1.6, 0.6)) +
    line('M-14,-56 C-18,-70 -24,-76 -34,-82', pen(bronze.body, 8)) +
    path(body, canvas.sphere(main), pen(main.light, 1.6, 0.5)) +
    clipped(
      canvas.clip(path(body, '#000')),
      ellipse([58, -30, 62, 60], canvas.glow(second.body, 0.9)),
    ) +
    ellipse([-36, -18, 12, 26], '#fff', 'fill-opacity=".4" transform="rotate(38 -36 -18)"') +
    group(
      'translate(34 44) rotate(-14)',
      ellipse([0, 6, 52, 32], canvas.linear([second.lit, second.body])) +
        ellipse([0, 0, 52, 30], canvas.linear([accent.light, accent.lit, main.lit])) +
        clipped(
          canvas.clip(ellipse([0, 0, 50, 28], '#000')),
          repeat(7, (i) => line(`M${-60 + i * 18},-30 L${-38 + i * 18},30`, pen(main.body, 2.4))) +
            repeat(5, (i) => line(`M-54,${-24 + i * 13} H54`, pen(main.body, 2.4))),
        ),
    )
  );
};

/** A hairy red fruit, one half of it peeled to the white. */
export const rambutan: Motif = (canvas, { main, second, accent }) => {
  const hairs = (radius: number, reach: number) =>
    repeat(30, (i) => {
      const tint = i % 2 ? main.lit : second.lit;
      return group(
        `rotate(${i * 12})`,
        line(
          `M0,${-radius + 6} C4,${-radius - reach * 0.5} ${i % 3 ? 12 : -8},${-radius - reach}
            ${i % 2 ? 14 : 2},${-radius - reach}`,
          pen(tint, 4.6),
        ),
      );
    });
  const inner = repeat(14, (i) =>
    group(
      `rotate(${i * 27}) translate(0 ${i % 2 ? -38 : -22})`,
      line('M0,0 q6,-8 2,-16', pen(accent.light, 3.4, 0.75)),
    ),
  );
  return (
    ellipse([0, 84, 80, 10], '#000', fade(0.3)) +
    group('translate(-22 -10)', hairs(56, 24) + circle([0, 0, 58], canvas.sphere(main)) + inner) +
    group(
      'translate(40 40)',
      hairs(38, 18) +
        circle([0, 0, 40], canvas.sphere(main)) +
        circle([0, -2, 34], canvas.radial(['#fff', '#fbf6ff', '#c9bfe4'], [0.4, 0.3, 0.8])) +
        ellipse([-10, -14, 9, 6], '#fff', fade(0.9)),
    )
  );
};

/** A young coconut, opened, with a straw and a blossom. */
export const coconut: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 86, 72, 10], '#000', fade(0.3)) +
  line('M14,-40 L42,-100', pen(second.body, 10)) +
  line('M13,-42 L40,-100', pen(second.light, 4)) +
  path(
    `M-64,-34 C-86,4 -74,52 -44,80 C-20,90 20,90 44,80 C74,52 86,4 64,-34 C40,-52 -40,-52 -64,-34Z`,
    canvas.linear([main.lit, [main.body, 1, 0.5], main.shade], [1, 0.7]),
    pen(main.light, 2, 0.6),
  ) +
  each([-40, -14, 14, 40], (x) =>
    line(`M${x},-30 C${x * 1.3},10 ${x * 1.1},50 ${round(x * 0.7)},80`, pen(main.shade, 2.4, 0.4)),
  ) +
  ellipse([0, -36, 64, 21], canvas.linear([main.light, main.lit, main.body])) +
  ellipse([0, -37, 51, 15.5], '#fff') +
  ellipse([0, -35, 42, 11.5], canvas.linear(['#b9e8e6', '#f4fffb'])) +
  line('M14,-38 L20,-52', pen(second.lit, 9)) +
  path('M-56,-10 C-62,20 -54,46 -40,62 C-46,36 -46,12 -44,-8Z', '#fff', fade(0.34)) +
  group(
    'translate(-40 -40)',
    repeat(5, (i) =>
      group(
        `rotate(${i * 72 - 18})`,
        path(
          'M0,0 C-18,-8 -18,-32 0,-36 C18,-32 18,-8 0,0Z',
          canvas.linear([accent.light, accent.lit, accent.body], [0, 0], [0, 1]),
          pen('#fff', 1, 0.5),
        ),
      ),
    ) + circle([0, 0, 7], MATERIALS.gold.lit),
  );

/** A spiked fruit, opened on three golden pods. */
export const durian: Motif = (canvas, { main, second, accent }) => {
  const spikes = each([-60, -42, -24, -6, 12, 30, 48, 64], (y, row) => {
    const width = 76 * Math.sqrt(Math.max(0, 1 - (y / 80) ** 2));
    const count = Math.max(2, Math.round(width / 11));
    return repeat(count, (i) => {
      const x = (i - (count - 1) / 2) * ((width * 2) / count) + (row % 2 ? 5 : -3);
      return path(
        polygon([
          [x - 12, y + 9],
          [x + x * 0.14, y - 15],
          [x + 12, y + 9],
        ]),
        canvas.linear([main.light, main.lit, main.body, main.shade]),
        pen(main.shade, 1, 0.5),
      );
    });
  });
  const rim = repeat(26, (i) =>
    group(`rotate(${(i * 360) / 26})`, path('M-10,-68 L0,-90 L10,-68Z', main.body)),
  );
  return (
    ellipse([0, 86, 74, 10], '#000', fade(0.3)) +
    line('M0,-72 C-2,-88 6,-96 14,-100', pen(bronze.body, 11)) +
    group('scale(.98 1)', rim) +
    ellipse([0, 0, 74, 76], canvas.sphere(main)) +
    spikes +
    path(
      'M-6,-50 C26,-46 48,-10 44,40 C30,62 -20,62 -32,40 C-46,6 -34,-40 -6,-50Z',
      canvas.linear([second.light, second.lit]),
      pen(main.shade, 4, 0.7),
    ) +
    each(
      [
        [-2, -22, 24, 20],
        [-12, 12, 24, 20],
        [16, 32, 24, 19],
      ],
      ([x, y, radiusX, radiusY]) =>
        ellipse([x, y, radiusX, radiusY], canvas.sphere(accent), pen(accent.shade, 1, 0.4)) +
        ellipse([x - 8, y - 8, 7, 4], '#fff', fade(0.7)),
    )
  );
};

/** A lime and a wheel cut from another. */
export const lime: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 82, 80, 10], '#000', fade(0.3)) +
  path(
    'M-30,-66 C-6,-96 36,-98 62,-78 C44,-52 4,-48 -30,-66Z',
    canvas.linear([second.lit, second.body, second.shade], [1, 0.7]),
    pen(second.light, 1.4, 0.6),
  ) +
  path(
    `M-28,-62 C24,-66 56,-32 50,14 C46,54 14,72 -28,72 C-70,72 -92,46 -92,8 C-92,-32 -66,-60 -28,-62Z`,
    canvas.sphere(main),
    pen(main.light, 1.6, 0.5),
  ) +
  ellipse([-56, -16, 11, 24], '#fff', 'fill-opacity=".4" transform="rotate(28 -56 -16)"') +
  group(
    'translate(38 34)',
    circle([3, 4, 52], main.shade) +
      circle([0, 0, 52], canvas.linear([main.lit, main.body])) +
      circle([0, 0, 45], '#fbffe8') +
      repeat(8, (i) =>
        group(
          `rotate(${i * 45})`,
          path(
            'M0,-5 L-13,-34 C-8,-41 8,-41 13,-34Z',
            canvas.linear([accent.lit, main.lit], [0, 0], [0, 1]),
          ),
        ),
      ) +
      path('M-34,-26 C-20,-42 8,-46 26,-34 C6,-38 -16,-34 -34,-26Z', '#fff', fade(0.6)),
  );

/** A long boat of the floating market under its awning, heaped with fruit. */
export const boat: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 74, 92, 14], canvas.linear([MATERIALS.azure.lit, MATERIALS.azure.body]), fade(0.6)) +
  line('M-52,-50 V34 M52,-50 V34', pen(bronze.body, 6)) +
  path(
    'M-74,-44 C-50,-86 50,-86 74,-44 C50,-54 -50,-54 -74,-44Z',
    canvas.linear([second.light, second.lit, second.body]),
    pen(second.light, 1.6, 0.7),
  ) +
  each([-44, -16, 16, 44], (x) =>
    line(`M${round(x * 0.7)},-74 L${x},-50`, pen(second.shade, 2.4, 0.5)),
  ) +
  repeat(9, (i) => circle([-62 + i * 15.5, -46 + (i % 2) * 3, 5], accent.lit)) +
  each(
    [
      [-44, 18, 14, 'leaf'],
      [-22, 10, 16, 'ruby'],
      [2, 14, 17, 'gold'],
      [26, 10, 15, 'violet'],
      [46, 20, 13, 'coral'],
    ] as const,
    ([x, y, radius, name]) => circle([x, y, radius], canvas.sphere(MATERIALS[name])),
  ) +
  path(
    `M-98,2 C-84,16 -66,24 -40,26 H44 C70,24 88,10 98,-8 C94,40 66,70 34,72 H-36 C-66,70 -92,42
      -98,2Z`,
    canvas.linear([main.lit, [main.body, 1, 0.5], main.shade]),
    pen(main.light, 2, 0.7),
  ) +
  line('M-82,34 C-60,46 60,46 84,30', pen(accent.lit, 4, 0.9)) +
  line('M-70,50 C-50,58 50,58 70,48', pen(main.shade, 2.4, 0.6)) +
  circle([-90, 4, 7], canvas.sphere(accent)) +
  circle([90, -4, 7], canvas.sphere(accent)) +
  line('M-92,80 q11,-8 22,0 t22,0 t22,0 t22,0 t22,0 t22,0 t22,0 t22,0', pen('#fff', 3, 0.55));
