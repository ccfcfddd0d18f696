import type { Material } from '../materials.ts';
import type { Motif } from '../motif.ts';
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
  polar,
  polygon,
  repeat,
  sparkle,
} from '../shapes.ts';
import { tube } from '../tube.ts';

/** A sea turtle from above, its shell a flower of plates. */
export const turtle: Motif = (canvas, { main, second, accent }) => {
  const skin = canvas.linear([second.light, second.lit, second.body, second.shade], [0.6, 1]);
  const flippers = mirrored(
    path(
      `M-38,-34 C-62,-60 -92,-58 -98,-34 C-100,-22 -94,-12 -88,-10 C-82,-28 -66,-26 -48,-8Z`,
      skin,
      pen(second.light, 1.4, 0.6),
    ) +
      path(
        'M-40,42 C-62,50 -74,70 -68,88 C-52,90 -34,76 -26,60Z',
        skin,
        pen(second.light, 1.4, 0.6),
      ) +
      dots(
        [
          [-80, -36, 4],
          [-68, -38, 3],
          [-88, -26, 3],
          [-58, 70, 3.4],
        ],
        second.shade,
        fade(0.45),
      ),
  );
  const plates = repeat(6, (i) =>
    group(
      `translate(0 6) rotate(${i * 60 + 30})`,
      path(
        'M-14,-28 L14,-28 L22,-58 C10,-66 -10,-66 -22,-58Z',
        canvas.linear([main.lit, main.body]),
        pen(main.shade, 2.4, 0.7),
      ),
    ),
  );
  return (
    path('M-8,66 L0,94 L8,66Z', second.body) +
    flippers +
    path(
      'M-20,-52 C-26,-82 -14,-100 0,-100 C14,-100 26,-82 20,-52Z',
      skin,
      pen(second.light, 1.4, 0.6),
    ) +
    mirrored(circle([-11, -84, 4.6], '#1a1030') + circle([-12, -85.4, 1.6], '#fff')) +
    ellipse([0, 6, 62, 70], canvas.linear([accent.light, accent.body, accent.shade])) +
    ellipse([0, 6, 55, 63], canvas.radial([main.lit, main.body, main.shade], [0.4, 0.3, 0.8])) +
    group('translate(0 6) scale(.86 1) translate(0 -6)', plates) +
    group('translate(0 6)', path(hexagon(24), canvas.sphere(accent), pen(main.shade, 2.4, 0.7))) +
    path('M-40,-26 C-28,-48 -8,-56 12,-56 C-8,-48 -26,-36 -40,-26Z', '#fff', fade(0.4))
  );
};

const hexagon = (radius: number): string =>
  polygon(Array.from({ length: 6 }, (_, index) => polar(radius, (index * Math.PI) / 3)));

export const octopus: Motif = (canvas, { main, second, accent }) => {
  const arm = (side: number, index: number, material: Material) =>
    path(
      tube({
        spine: (along) => [
          side * (10 + index * 12 + along * (8 + index * 15) + Math.sin(along * 3.8) * 9),
          24 + Math.sin(along * 2) * (66 - index * 13),
        ],
        halfWidth: (along) => 12.5 * (1 - along) ** 0.8 + 0.8,
        steps: 22,
      }).d,
      canvas.linear([material.lit, material.body, material.shade]),
      pen(material.light, 1.4, 0.5),
    );
  return (
    circle([0, -18, 98], canvas.glow(main.lit, 0.4)) +
    each([3, 2, 1, 0], (index) => arm(-1, index, main) + arm(1, index, main)) +
    path(
      `M0,-92 C48,-92 72,-56 66,-16 C62,8 48,22 40,40 C20,52 -20,52 -40,40 C-48,22 -62,8 -66,-16
        C-72,-56 -48,-92 0,-92Z`,
      canvas.radial(
        [main.light, [main.lit, 1, 0.3], [main.body, 1, 0.7], main.shade],
        [0.4, 0.26, 0.85],
      ),
      pen(main.light, 2, 0.7),
    ) +
    dots(
      [
        [-34, -58, 9],
        [30, -66, 6],
        [44, -40, 8],
        [-12, -76, 5],
        [-50, -34, 5],
      ],
      second.lit,
      fade(0.6),
    ) +
    mirrored(
      ellipse([-24, -4, 17, 19], '#fff') +
        ellipse([-22, -2, 10, 12], accent.body) +
        ellipse([-21, -1, 5.6, 8], '#150b28') +
        circle([-25, -8, 3.4], '#fff'),
    ) +
    line('M-12,27 C-4,34 4,34 12,27', pen(main.shade, 3.6)) +
    mirrored(ellipse([-44, 20, 8, 5], second.body, fade(0.5)))
  );
};

export const anchor: Motif = (canvas, { main, second, accent }) => {
  const metal = canvas.linear([main.light, main.lit, main.body, main.shade], [1, 0.8]);
  const rope = tube({
    spine: (along) => [Math.sin(along * 6.6 + 0.4) * 44, -64 + along * 132],
    halfWidth: () => 6,
    steps: 60,
  });
  return (
    ellipse([0, 92, 70, 9], '#000', fade(0.3)) +
    circle([0, -74, 18], 'none', pen(main.shade, 13)) +
    circle([0, -74, 18], 'none', pen(main.lit, 9)) +
    path(
      `M-9,-56 H9 V-40 H38 C46,-40 46,-24 38,-24 H9 V52 C36,48 54,32 60,8 L44,16 L66,-20 L90,16
        L76,10 C68,56 40,82 0,90 C-40,82 -68,56 -76,10 L-90,16 L-66,-20 L-44,16 L-60,8
        C-54,32 -36,48 -9,52 V-24 H-38 C-46,-24 -46,-40 -38,-40 H-9Z`,
      metal,
      pen(main.light, 2, 0.9),
    ) +
    path(
      rope.d,
      canvas.linear([second.light, second.lit, second.body]),
      pen(second.shade, 1.4, 0.6),
    ) +
    each(
      rope.frames.filter((_, index) => index % 3 === 1),
      ({ x, y }) =>
        line(`M${Math.round(x) - 5},${Math.round(y) + 4} l9,-8`, pen(second.shade, 1.6, 0.5)),
    ) +
    circle([0, -32, 7], canvas.sphere(accent)) +
    sparkle([-30, 60, 12]) +
    sparkle([66, -16, 10], accent.light)
  );
};
