import { MATERIALS } from '../../materials.ts';
import type { Motif } from '../../motif.ts';
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  petal,
  repeat,
} from '../../shapes.ts';

const { leaf, gold } = MATERIALS;

/** A spray of white stars with two leaves. */
export const jasmine: Motif = (canvas, { main, second, accent }) => {
  const blossom = (at: string) =>
    group(
      at,
      repeat(5, (i) =>
        group(
          `rotate(${i * 72})`,
          path(
            'M0,0 C-26,-12 -24,-46 0,-54 C24,-46 26,-12 0,0Z',
            canvas.linear(['#fff', main.light, main.lit]),
            pen(main.body, 1.2, 0.5),
          ) + line('M0,-8 V-38', pen(main.body, 1.6, 0.5)),
        ),
      ) +
        circle([0, 0, 9], canvas.sphere(accent)) +
        repeat(5, (i) => group(`rotate(${i * 72 + 36})`, circle([0, -13, 2.6], accent.lit))),
    );
  return (
    group(
      'translate(0 18)',
      mirrored(
        path(
          'M-6,30 C-44,20 -82,34 -96,62 C-60,78 -22,66 -6,30Z',
          canvas.linear([second.lit, second.body, second.shade], [1, 0.6]),
          pen(second.light, 1.4, 0.5),
        ) + line('M-10,34 C-38,40 -66,50 -90,61', pen(second.light, 1.8, 0.5)),
      ),
    ) +
    blossom('translate(-40 14) rotate(-16) scale(.94)') +
    blossom('translate(44 20) rotate(22) scale(.86)') +
    blossom('translate(2 -36) scale(1.06)')
  );
};

/** An orchid: five broad petals and a painted lip. */
export const orchid: Motif = (canvas, { main, second, accent }) => {
  const broad = canvas.linear([main.light, main.lit, main.body], [0.4, 1]);
  const veins = line(
    'M0,-14 V-66 M-2,-18 C-12,-34 -16,-48 -14,-60 M2,-18 C12,-34 16,-48 14,-60',
    pen(main.shade, 1.8, 0.4),
  );
  return (
    line('M6,30 C18,58 12,80 30,100', pen(leaf.body, 8)) +
    each([0, 128, -128], (angle) =>
      group(
        `translate(0 -6) rotate(${angle})`,
        path('M0,0 C-26,-22 -26,-68 0,-90 C26,-68 26,-22 0,0Z', broad, pen(main.light, 1.6, 0.7)) +
          veins,
      ),
    ) +
    mirrored(
      group(
        'translate(0 -8) rotate(-72)',
        path(
          'M0,0 C-54,-12 -56,-70 -12,-88 C34,-86 44,-30 0,0Z',
          broad,
          pen(main.light, 1.8, 0.8),
        ) + veins,
      ),
    ) +
    path(
      'M-16,-6 C-40,16 -26,60 0,70 C26,60 40,16 16,-6Z',
      canvas.linear([second.lit, second.body, second.shade]),
      pen(second.light, 1.6, 0.7),
    ) +
    line(
      'M0,6 V56 M-10,10 C-16,26 -14,40 -8,52 M10,10 C16,26 14,40 8,52',
      pen(second.light, 2, 0.55),
    ) +
    ellipse([0, -8, 14, 16], canvas.sphere(accent)) +
    dots(
      [
        [-10, 22, 2.4],
        [10, 22, 2.4],
        [-6, 36, 2.4],
        [6, 36, 2.4],
      ],
      accent.light,
    ) +
    ellipse([-4, -14, 4, 5], '#fff', fade(0.8))
  );
};

/** A full peony, ring within ring. */
export const peony: Motif = (canvas, { main, second, accent }) => {
  const ringOf = (count: number, reach: number, turn: number) =>
    repeat(count, (i) =>
      group(
        `rotate(${turn + (i * 360) / count})`,
        path(
          `M0,0 C${-reach * 0.5},${-reach * 0.3} ${-reach * 0.52},${-reach * 0.92} ${-reach * 0.16},${-reach * 0.96}
            C${-reach * 0.06},${-reach * 0.88} ${reach * 0.06},${-reach * 0.88} ${reach * 0.16},${-reach * 0.96}
            C${reach * 0.52},${-reach * 0.92} ${reach * 0.5},${-reach * 0.3} 0,0Z`,
          canvas.linear([main.light, main.lit, main.body], [0, 1]),
          pen(main.light, 1.4, 0.8),
        ),
      ),
    );
  return (
    each([-62, 62, 180], (angle) =>
      group(
        `rotate(${angle}) translate(0 -36)`,
        path(
          petal(26, 66),
          canvas.linear([second.lit, second.body, second.shade]),
          pen(second.light, 1.4, 0.5),
        ) + line('M0,-4 V-54', pen(second.light, 1.6, 0.5)),
      ),
    ) +
    circle([0, 0, 70], main.shade, fade(0.7)) +
    ringOf(8, 84, 0) +
    circle([0, 0, 54], main.shade, fade(0.22)) +
    ringOf(7, 64, 20) +
    circle([0, 0, 38], main.shade, fade(0.22)) +
    ringOf(6, 44, 8) +
    circle([0, 0, 17], canvas.sphere(accent)) +
    repeat(10, (i) =>
      group(
        `rotate(${i * 36})`,
        line('M0,-10 V-22', pen(gold.lit, 2)) + circle([0, -24, 3], gold.light),
      ),
    )
  );
};

/** Three stems of bamboo with their leaves, tied by a ribbon. */
export const bamboo: Motif = (canvas, { main, second, accent }) => {
  const stem = (x: number, top: number, width: number) =>
    each([0, 1, 2, 3], (i) => {
      const height = (92 - top) / 4;
      const y = top + i * height;
      return (
        path(
          `M${x - width},${y + 3} C${x - width + 3},${y + height / 2} ${x - width + 3},${y + height / 2} ${x - width},${y + height - 2}
            H${x + width} C${x + width - 3},${y + height / 2} ${x + width - 3},${y + height / 2} ${x + width},${y + 3}Z`,
          canvas.linear([main.light, main.lit, main.body, main.shade], [1, 0]),
        ) + line(`M${x - width},${y + height} H${x + width}`, pen(main.shade, 3.4, 0.8))
      );
    });
  const leaves = (at: string) =>
    group(
      at,
      each([-46, -8, 30], (angle) =>
        group(
          `rotate(${angle})`,
          path(
            'M0,0 C18,-12 46,-12 66,0 C46,12 18,12 0,0Z',
            canvas.linear([second.lit, second.body], [1, 0.4]),
            pen(second.light, 1.2, 0.6),
          ),
        ),
      ),
    );
  return (
    ellipse([0, 92, 56, 8], '#000', fade(0.3)) +
    leaves('translate(14 -50) rotate(-20)') +
    group('scale(-1 1)', leaves('translate(18 -34) rotate(-8)')) +
    stem(-26, -58, 13) +
    stem(24, -72, 13) +
    stem(-1, -96, 15) +
    leaves('translate(12 -6) rotate(6)') +
    path(
      'M-42,32 C-20,42 20,42 40,32 V46 C20,56 -20,56 -42,46Z',
      canvas.linear([accent.lit, accent.body, accent.shade]),
    ) +
    mirrored(
      path(
        'M0,42 C-12,26 -32,28 -30,42 C-30,54 -12,56 0,44Z',
        canvas.linear([accent.light, accent.body]),
        pen(accent.light, 1.2, 0.6),
      ),
    ) +
    circle([0, 43, 7], canvas.sphere(accent))
  );
};

/** A spotted cap in the moss with a small one beside it. */
export const mushroom: Motif = (canvas, { main, second, accent }) => {
  const one =
    path(
      'M-22,0 C-16,34 -22,64 -30,84 C-10,92 14,92 32,84 C22,62 16,34 22,0Z',
      canvas.linear([second.light, second.lit, second.body], [1, 0.2]),
      pen('#fff', 1.4, 0.5),
    ) +
    path('M-34,4 C-20,24 20,24 34,4Z', second.body) +
    path(
      'M-84,8 C-84,-56 -40,-88 2,-88 C48,-86 86,-52 84,8 C44,22 -44,22 -84,8Z',
      canvas.linear([main.light, main.lit, [main.body, 1, 0.5], main.shade], [0.4, 1]),
      pen(main.light, 1.8, 0.7),
    ) +
    each(
      [
        [-42, -22, 17, 13],
        [6, -58, 20, 13],
        [46, -24, 15, 12],
        [2, -10, 13, 9],
        [-64, 2, 8, 5],
        [70, 0, 7, 5],
      ],
      (spot) => ellipse(spot, canvas.linear(['#fff', accent.light])),
    ) +
    path('M-62,-30 C-52,-60 -28,-76 -4,-80 C-26,-66 -46,-48 -62,-30Z', '#fff', fade(0.45));
  return (
    ellipse([0, 90, 84, 10], '#000', fade(0.32)) +
    group('translate(52 40) rotate(12) scale(.5)', one) +
    group('translate(-12 -4)', one) +
    repeat(9, (i) =>
      line(`M${-74 + i * 18},94 q${i % 2 ? 4 : -4},-12 ${i % 2 ? 7 : -6},-20`, pen(leaf.lit, 4)),
    )
  );
};
