import { cloudBank } from '../clouds.ts';
import type { Composition } from '../composition.ts';
import { circle, each, ellipse, fade, group, path, pen, repeat, round } from '../shapes.ts';

export const rays: Composition = (canvas, palette) =>
  repeat(18, (i) =>
    group(
      `translate(150 190) rotate(${i * 20})`,
      path(
        'M0,0 L-30,-340 H30Z',
        canvas.linear(
          [
            [palette.light, 0],
            [palette.glow, i % 2 ? 0.5 : 0.22],
          ],
          [0, 0],
          [0, 1],
        ),
      ),
    ),
  ) +
  circle(
    [150, 190, 130],
    canvas.radial([
      [palette.light, 0.75],
      [palette.glow, 0.35, 0.5],
      [palette.glow, 0],
    ]),
  );

export const moon: Composition = (canvas, palette) =>
  circle(
    [150, 170, 118],
    canvas.radial(
      [palette.light, [palette.light, 0.9, 0.6], [palette.glow, 0.9]],
      [0.4, 0.35, 0.8],
    ),
  ) +
  circle(
    [150, 170, 150],
    canvas.radial([
      [palette.light, 0.0, 0.7],
      [palette.light, 0.3, 0.78],
      [palette.light, 0],
    ]),
  ) +
  cloudBank(canvas, {
    y: 262,
    size: 34,
    fill: canvas.linear([palette.glow, palette.mid]),
    edge: palette.light,
  }) +
  cloudBank(canvas, {
    y: 318,
    size: 44,
    fill: canvas.linear([palette.mid, palette.deep]),
    edge: palette.glow,
  });

export const peaks: Composition = (canvas, palette) =>
  circle(
    [150, 150, 100],
    canvas.radial([palette.light, [palette.glow, 0.85, 0.7], [palette.glow, 0]]),
  ) +
  path(
    `M-20,300 L60,150 L110,230 L170,110 L230,220 L280,160 L340,300 V420 H-20Z`,
    canvas.linear([palette.glow, palette.mid]),
    pen(palette.light, 1.2, 0.5),
  ) +
  path(
    `M60,150 L80,182 L64,196 L50,180Z M170,110 L192,150 L170,168 L154,142Z`,
    '#fff',
    fade(0.45),
  ) +
  path(
    'M-20,340 L50,240 L120,320 L190,230 L330,350 V420 H-20Z',
    canvas.linear([palette.mid, palette.deep]),
    pen(palette.glow, 1.2, 0.6),
  ) +
  ellipse([60, 300, 150, 14], palette.light, fade(0.16)) +
  ellipse([250, 268, 130, 10], palette.light, fade(0.18));

export const dunes: Composition = (canvas, palette) =>
  circle(
    [206, 110, 54],
    canvas.radial([palette.light, [palette.light, 1, 0.7], [palette.glow, 0.9]]),
  ) +
  circle([206, 110, 110], canvas.glow(palette.light, 0.35)) +
  path(
    `M-20,250 C60,190 130,230 180,262 C230,220 280,214 330,244 V420 H-20Z`,
    canvas.linear([palette.glow, palette.mid], [0.6, 1]),
  ) +
  path(
    `M-20,310 C70,262 120,330 190,300 C240,280 290,290 330,308 V420 H-20Z`,
    canvas.linear([palette.glow, palette.deep], [0.4, 1]),
    pen(palette.light, 1.4, 0.5),
  );

export const orbit: Composition = (canvas, palette) =>
  each(
    [60, 92, 126, 162, 200],
    (radius, i) =>
      circle([150, 190, radius], 'none', pen(palette.light, 1.2, round(0.5 - i * 0.07))) +
      circle(
        [150 + Math.cos(i * 2.1 + 1) * radius, 190 + Math.sin(i * 2.1 + 1) * radius, 5 + i],
        canvas.radial([palette.light, palette.glow, palette.mid], [0.3, 0.3, 0.8]),
      ),
  ) +
  circle(
    [150, 190, 140],
    canvas.radial([
      [palette.glow, 0.85],
      [palette.mid, 0.4, 0.6],
      [palette.mid, 0],
    ]),
  ) +
  repeat(40, () =>
    circle(
      [canvas.chance() * 300, canvas.chance() * 400, 0.6 + canvas.chance() * 1.5],
      '#fff',
      fade(round(0.3 + canvas.chance() * 0.6)),
    ),
  );
