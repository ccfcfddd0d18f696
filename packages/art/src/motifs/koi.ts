import type { Material } from '../materials.ts';
import type { Motif } from '../motif.ts';
import {
  circle,
  clipped,
  each,
  ellipse,
  fade,
  group,
  line,
  type Point,
  path,
  pen,
  round,
} from '../shapes.ts';
import { type Tube, tube } from '../tube.ts';

export const koi: Motif = (canvas, { main, second }) => {
  const body = tube({
    spine: (along) => [Math.sin(along * 5.2 + 0.7) * 34 * (1 - along * 0.1) - 4, -78 + along * 142],
    halfWidth: (along) =>
      along < 0.1 ? 12 + along * 140 : 28 * Math.cos((along - 0.18) * 1.42) ** 1.1 + 2,
    steps: 40,
  });
  const chest = body.frame(14);
  const tail = body.frame(40);
  const fin = ([x, y]: Point, angle: number) =>
    group(
      `translate(${round(x)} ${round(y)}) rotate(${angle})`,
      path(
        'M0,0 C18,-20 54,-18 60,8 C46,6 44,18 30,16 C22,24 8,18 0,0Z',
        canvas.linear([main.light, main.lit, main.body], [1, 0.6]),
        fade(0.94),
      ) + line('M6,0 L46,0 M6,3 L36,12 M8,-3 L40,-9', pen('#fff', 1.4, 0.6)),
    );
  return (
    fin([chest.x + 16, chest.y], 20) +
    group('scale(-1 1)', fin([18 - chest.x, chest.y + 6], 30)) +
    group(
      `translate(${round(tail.x)} ${round(tail.y)})`,
      path(
        `M-4,-6 C-44,6 -54,34 -40,42 C-26,34 -10,26 0,18 C12,28 34,36 48,26 C52,8 30,-6 6,-8Z`,
        canvas.linear([main.lit, main.body, main.shade]),
        pen(main.light, 1.2, 0.7),
      ) + line('M0,0 L-34,32 M2,2 L-14,22 M4,0 L36,20 M4,4 L18,22', pen('#fff', 1.4, 0.5)),
    ) +
    path(
      body.d,
      canvas.linear([second.light, second.light, second.lit], [1, 0.2]),
      pen('#fff', 2, 0.6),
    ) +
    clipped(canvas.clip(path(body.d, '#000')), koiSkin(body, main, second)) +
    koiFace(body, main)
  );
};

function koiSkin(body: Tube, patch: Material, skin: Material): string {
  const chest = body.frame(14);
  const patchAt = (index: number, shift: number, size: Point) =>
    ellipse([body.frame(index).x + shift, body.frame(index).y, ...size], patch.body);
  const scales = each(
    body.frames.filter((_, index) => index > 8 && index % 3 === 0),
    (frame) =>
      each([-0.7, 0, 0.7], (share) =>
        line(
          `M${round(frame.x + frame.acrossX * frame.halfWidth * share - 7)},${round(frame.y)}
            q7,9 14,0`,
          pen(skin.shade, 1.2, 0.26),
        ),
      ),
  );
  return (
    ellipse([chest.x + 6, chest.y - 38, 24, 26], patch.body) +
    ellipse([body.frame(20).x - 12, body.frame(20).y, 30, 24], patch.lit) +
    patchAt(29, 6, [24, 18]) +
    ellipse([body.frame(10).x - 22, body.frame(10).y, 12, 10], patch.shade, fade(0.8)) +
    scales
  );
}

function koiFace(body: Tube, material: Material): string {
  const eyes = body.frame(3);
  const mouth = body.frame(0);
  const whisker = (side: 1 | -1) =>
    `M${round(mouth.x + side * 8)},${round(mouth.y)} q${side * 14},-4 ${side * 18},-14`;
  return (
    each([-13, 13], (x) => circle([eyes.x + x, eyes.y + 2, 4.2], '#1a1030')) +
    each([-14, 12], (x) => circle([eyes.x + x, eyes.y + 1, 1.4], '#fff')) +
    line(whisker(-1) + whisker(1), pen(material.lit, 2.4))
  );
}
