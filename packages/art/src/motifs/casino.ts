import type { Motif } from '../motif.ts';
import {
  circle,
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
} from '../shapes.ts';

const SPADE =
  'M0,-46 C10,-22 46,-6 46,20 A22,22 0 0 1 8,30 C9,40 12,46 18,50 H-18 C-12,46 -9,40 -8,30 ' +
  'A22,22 0 0 1 -46,20 C-46,-6 -10,-22 0,-46Z';

/** One ace before the backs of two others. */
export const ace: Motif = (canvas, { main, second, accent }) => {
  const back = (angle: number) =>
    group(
      `rotate(${angle} 0 90)`,
      rect(
        [-54, -86, 108, 156, 12],
        canvas.linear([second.lit, second.body, second.shade]),
        pen('#fff', 3),
      ) +
        rect([-44, -76, 88, 136, 8], 'none', pen(accent.lit, 2, 0.8)) +
        repeat(4, (i) =>
          path(`M0,${-66 + i * 30} l14,14 l-14,14 l-14,-14Z`, accent.lit, fade(0.55)),
        ),
    );
  return (
    ellipse([0, 92, 80, 10], '#000', fade(0.3)) +
    back(-16) +
    back(15) +
    rect(
      [-58, -92, 116, 170, 13],
      canvas.linear(['#ffffff', '#fbf3ff', '#ddd0ee']),
      pen('#fff', 2),
    ) +
    rect([-50, -84, 100, 154, 9], 'none', pen(accent.body, 1.6, 0.6)) +
    group(
      'translate(0 -8) scale(.94)',
      path(SPADE, canvas.linear([main.lit, main.body, main.shade]), pen(accent.lit, 3)),
    ) +
    path('M-14,6 C-10,-12 10,-12 14,6 C8,0 -8,0 -14,6Z', '#fff', fade(0.3)) +
    group('translate(-38 -66) scale(.24)', path(SPADE, main.body)) +
    group('translate(38 52) rotate(180) scale(.24)', path(SPADE, main.body)) +
    path(
      'M-24,-52 L-16,-70 L-6,-58 L0,-76 L6,-58 L16,-70 L24,-52Z',
      canvas.linear([accent.light, accent.lit, accent.body]),
      pen(accent.shade, 1, 0.4),
    ) +
    sparkle([40, -74, 15])
  );
};

/** Three dice under a dome of glass, on a turned stand. */
export const dome: Motif = (canvas, { main, second, accent }) => {
  const die = (x: number, y: number, angle: number) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      rect([-19, -19, 38, 38, 8], canvas.linear(['#ffffff', '#f6ecff', '#cdbde6'], [1, 1])) +
        each([-9, 9], (at) => circle([at, -9, 3.6], main.body) + circle([at, 9, 3.6], main.body)) +
        circle([0, 0, 4], main.shade),
    );
  return (
    ellipse([0, 92, 86, 10], '#000', fade(0.3)) +
    path(
      'M-80,52 H80 L70,84 C40,94 -40,94 -70,84Z',
      canvas.linear([main.shade, [main.lit, 1, 0.3], main.body, main.shade], [1, 0]),
      pen(accent.lit, 2.4),
    ) +
    ellipse([0, 52, 82, 17], canvas.linear([accent.light, accent.lit, accent.body])) +
    ellipse([0, 51, 72, 13], canvas.radial([second.lit, second.shade])) +
    die(-32, 30, -14) +
    die(30, 32, 12) +
    die(0, 6, 38) +
    path(
      'M-72,50 V-10 C-72,-56 -40,-80 0,-80 C40,-80 72,-56 72,-10 V50 C40,66 -40,66 -72,50Z',
      canvas.linear(
        [
          ['#ffffff', 0.42],
          ['#ffffff', 0.08, 0.4],
          ['#ffffff', 0.2],
        ],
        [1, 1],
      ),
      pen('#fff', 2.4, 0.75),
    ) +
    line('M-54,30 V-8 C-54,-40 -36,-58 -14,-64', pen('#fff', 7, 0.55)) +
    circle([0, -88, 11], canvas.sphere(accent)) +
    mirrored(circle([-76, 66, 4], accent.light) + circle([-44, 74, 4], accent.light)) +
    circle([0, 77, 4], accent.light)
  );
};
