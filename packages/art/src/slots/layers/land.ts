import type { Canvas } from '../../canvas.ts';
import { cloudBank } from '../../clouds.ts';
import type { Palette } from '../../palettes.ts';
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
  repeat,
  round,
} from '../../shapes.ts';
import { HEIGHT, type Layer, WIDTH } from './layer.ts';

export const clouds: Layer = (canvas, { deep, mid, glow, light }) =>
  cloudBank(canvas, {
    y: 600,
    size: 70,
    fill: canvas.linear([glow, mid]),
    edge: light,
    width: WIDTH,
  }) +
  cloudBank(canvas, {
    y: 700,
    size: 92,
    fill: canvas.linear([mid, deep]),
    edge: glow,
    width: WIDTH,
  }) +
  cloudBank(canvas, { y: 810, size: 80, fill: deep, edge: glow, width: WIDTH });

/** A ridge from edge to edge: heights drawn by chance, smoothed or sharp. */
function ridge({ chance }: Canvas, base: number, [step, rise]: readonly [number, number]): string {
  let d = `M-60,${HEIGHT} L-60,${base}`;
  for (let x = -60; x < WIDTH + step; x += step) {
    const height = round(base - chance() * rise);
    d += ` Q${round(x + step * 0.3)},${height} ${round(x + step * 0.5)},${height} T${round(x + step)},${base}`;
  }
  return `${d} L${WIDTH + 60},${HEIGHT}Z`;
}

const slopes = (
  canvas: Canvas,
  { deep, mid, glow, light }: Palette,
  shape: (base: number, at: number) => string,
) =>
  path(shape(620, 0), canvas.linear([glow, mid]), `${pen(light, 2, 0.45)} ${fade(0.75)}`) +
  path(shape(720, 1), canvas.linear([mid, deep]), pen(glow, 2, 0.6)) +
  path(shape(820, 2), deep, pen(mid, 2, 0.8));

export const dunes: Layer = (canvas, palette) =>
  slopes(canvas, palette, (base) => ridge(canvas, base, [380, 150]));

/** Karst rocks as they stand in the bays of the south. */
export const peaks: Layer = (canvas, palette) => {
  const { chance } = canvas;
  return slopes(canvas, palette, (base, at) => {
    let d = `M-80,${HEIGHT} V${base}`;
    for (let x = -80; x < WIDTH + 80; ) {
      const width = 120 + chance() * 130;
      const isBesideReels = x < 260 || x > WIDTH - 380;
      const height = (isBesideReels ? 330 : 120) * (0.5 + chance() * 0.5) * (1 - at * 0.28);
      d += ` C${round(x + width * 0.14)},${round(base - height * 0.8)} ${round(x + width * 0.26)},${round(base - height)}
        ${round(x + width * 0.5)},${round(base - height)} S${round(x + width * 0.9)},${round(base - height * 0.7)} ${round(x + width)},${base}`;
      x += width;
    }
    return `${d} V${HEIGHT}Z`;
  });
};

/** Rows of scaled waves, as old prints draw the sea. */
export const waves: Layer = (canvas, { deep, mid, glow, light }) =>
  each([640, 690, 740, 790, 840, 890], (y, row) => {
    const paint = canvas.linear(row < 2 ? [glow, mid] : [mid, deep]);
    return repeat(14, (i) => {
      const x = i * 112 - (row % 2) * 56 - 20;
      return (
        circle([x, y + 40, 76], paint, pen(light, 2.4, round(0.7 - row * 0.09))) +
        circle([x, y + 40, 56], 'none', pen(light, 1.8, 0.3)) +
        circle([x, y + 40, 36], 'none', pen(light, 1.6, 0.22))
      );
    });
  });

/** Round crowns behind trunks: a forest that was never cut. */
export const forest: Layer = (canvas, { deep, mid, glow, light }) => {
  const { chance } = canvas;
  const crowns = (y: number, paint: string, edge: string) =>
    repeat(15, (i) => {
      const x = i * 108 - 30 + chance() * 40;
      const radius = 84 + chance() * 50;
      return circle([x, y + chance() * 40, radius], paint, pen(edge, 2, 0.4));
    });
  const trunk = (x: number, width: number) =>
    path(
      `M${x - width},${HEIGHT} C${x - width * 0.5},620 ${x - width * 0.7},300 ${x - width * 0.8},-10 H${x + width * 0.8}
        C${x + width * 0.6},300 ${x + width * 0.6},620 ${x + width},${HEIGHT}Z`,
      canvas.linear([mid, deep, deep], [1, 0]),
      fade(0.9),
    );
  return (
    crowns(650, canvas.linear([glow, mid]), light) +
    trunk(70, 46) +
    trunk(1376, 52) +
    trunk(236, 24) +
    trunk(1226, 26) +
    crowns(790, canvas.linear([mid, deep]), glow) +
    crowns(900, deep, mid) +
    repeat(26, () =>
      circle(
        [chance() * WIDTH, 300 + chance() * 520, 1.6 + chance() * 2.6],
        light,
        fade(round(0.4 + chance() * 0.5)),
      ),
    )
  );
};

/** Tall stems with leaves at both sides. */
export const bamboos: Layer = (canvas, { deep, mid, glow, light }) => {
  const { chance } = canvas;
  const stem = (x: number, width: number, isNear: boolean) => {
    const paint = canvas.linear(isNear ? [glow, mid, deep] : [mid, deep], [1, 0]);
    return (
      repeat(9, (i) =>
        path(
          `M${x - width},${i * 104 + 3} h${width * 2} l-2,50 l2,48 h${-width * 2} l2,-48Z`,
          paint,
        ),
      ) +
      repeat(5, (i) =>
        group(
          `translate(${x} ${round(i * 190 + chance() * 90)}) rotate(${round(chance() * 60 - (i % 2 ? 10 : 220))})`,
          path(
            'M0,0 C30,-18 86,-16 128,4 C86,18 30,16 0,0Z',
            isNear ? glow : mid,
            pen(light, 1.2, 0.35),
          ),
        ),
      )
    );
  };
  return (
    each([150, 300, 1150, 1310], (x) => stem(x, 12, false)) +
    each([50, 216, 1232, 1398], (x) => stem(x, 19, true)) +
    ellipse([720, 920, 900, 120], deep, fade(0.85))
  );
};

/** Stepped roofs with upturned ends, the smallest farthest away. */
export const roofs: Layer = (canvas, { deep, mid, glow, light }) => {
  const roof = (tier: number): string => {
    const [top, tip, foot] = [-200 + tier * 66, -146 + tier * 70, -106 + tier * 66];
    const reach = 128 + tier * 44;
    const slope = `C-40,${top + 24} ${38 - reach},${tip + 16} ${-reach},${tip}`;
    const eaves = `C${16 - reach},${tip + 40} ${-60 - tier * 30},${foot + 6} 0,${foot}`;
    return (
      path(`M0,${top} ${slope} ${eaves}Z`, canvas.linear(tier === 0 ? [glow, mid] : [mid, deep])) +
      line(`M0,${top} ${slope} ${eaves}`, pen(light, 2.4, 0.5))
    );
  };
  const hall = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path('M-9,-196 L0,-276 L9,-196Z', light, fade(0.8)) +
        mirrored(each([2, 1, 0], roof)) +
        path('M-120,0 H120 V240 H-120Z', deep) +
        repeat(5, (i) => path(`M${-92 + i * 44},40 h22 v70 h-22Z`, light, fade(0.4))),
    );
  return (
    hall(600, 800, 0.4) +
    hall(850, 800, 0.4) +
    hall(430, 780, 0.55) +
    hall(1010, 780, 0.55) +
    hall(250, 750, 0.85) +
    hall(1190, 750, 0.85) +
    hall(50, 720, 1.15) +
    hall(1390, 720, 1.15) +
    path(`M0,850 H${WIDTH} V${HEIGHT} H0Z`, deep)
  );
};
