import { MATERIALS } from '../../materials.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  line,
  path,
  pen,
  petal,
  repeat,
  round,
} from '../../shapes.ts';
import { HEIGHT, type Layer, WIDTH } from './layer.ts';

/** Weeds and corals on the ground of the sea, air rising from it. */
export const reef: Layer = (canvas, { deep, mid, glow, light }) => {
  const { chance } = canvas;
  const weed = (x: number, height: number, width: number) =>
    path(
      `M${x - width},${HEIGHT} C${x - width - 40},${HEIGHT - height * 0.35} ${x + width + 30},${HEIGHT - height * 0.65} ${x},${HEIGHT - height}
        C${x + width + 60},${HEIGHT - height * 0.62} ${x - 20},${HEIGHT - height * 0.3} ${x + width},${HEIGHT}Z`,
      canvas.linear([glow, mid, deep]),
      pen(light, 1.4, 0.35),
    );
  const coral = (x: number, size: number) =>
    group(
      `translate(${x} 880) scale(${size})`,
      line(
        'M0,20 V-70 M0,-10 C-30,-24 -46,-50 -44,-92 M0,-30 C30,-44 50,-66 46,-118 M-36,-50 C-64,-56 -76,-78 -76,-102 M36,-74 C62,-76 80,-92 82,-122 M0,-70 C-4,-96 4,-116 0,-140',
        pen(MATERIALS.coral.body, 19),
      ) +
        line(
          'M0,20 V-70 M0,-10 C-30,-24 -46,-50 -44,-92 M0,-30 C30,-44 50,-66 46,-118 M-36,-50 C-64,-56 -76,-78 -76,-102 M36,-74 C62,-76 80,-92 82,-122 M0,-70 C-4,-96 4,-116 0,-140',
          pen(MATERIALS.coral.lit, 8, 0.75),
        ),
    );
  return (
    each([40, 120, 210, 300, 1130, 1226, 1310, 1404], (x, i) => weed(x, 300 + (i % 3) * 110, 15)) +
    path(
      `M0,820 C240,760 460,850 720,826 C980,800 1200,860 ${WIDTH},800 V${HEIGHT} H0Z`,
      canvas.linear([mid, deep]),
    ) +
    coral(170, 1.5) +
    coral(1260, 1.7) +
    coral(420, 0.8) +
    coral(1040, 0.9) +
    repeat(40, () =>
      circle(
        [chance() * WIDTH, chance() * 860, 2 + chance() * 11],
        canvas.radial([
          [light, 0],
          [light, 0.12, 0.7],
          [light, 0.6],
        ]),
        pen('#fff', 1, 0.35),
      ),
    )
  );
};

/** A still pond: pads, flowers and reeds. */
export const pond: Layer = (canvas, { deep, mid, glow, light }) => {
  const { chance } = canvas;
  const { leaf, pink } = MATERIALS;
  const pad = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size} ${round(size * 0.4)})`,
      path(
        'M0,0 L84,-24 A88,88 0 1 1 60,-64Z',
        canvas.linear([leaf.lit, leaf.body, leaf.shade]),
        pen(leaf.light, 3, 0.5),
      ),
    );
  const flower = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      each([-68, 68, -40, 40, -16, 16, 0], (angle) =>
        group(
          `rotate(${angle})`,
          path(
            petal(16, 64),
            canvas.linear([pink.light, pink.lit, pink.body]),
            pen('#fff', 1, 0.6),
          ),
        ),
      ),
    );
  const reed = (x: number, height: number, lean: number) =>
    line(
      `M${x},${HEIGHT} C${x},${HEIGHT - height * 0.5} ${x + lean * 0.4},${HEIGHT - height * 0.8} ${x + lean},${HEIGHT - height}`,
      pen(leaf.shade, 8),
    ) +
    line(
      `M${x},${HEIGHT} C${x},${HEIGHT - height * 0.5} ${x + lean * 0.4},${HEIGHT - height * 0.8} ${x + lean},${HEIGHT - height}`,
      pen(leaf.body, 4),
    ) +
    ellipse([x + lean, HEIGHT - height, 8, 32], MATERIALS.bronze.body);
  return (
    path(
      `M0,610 C300,590 520,600 720,604 C960,600 1180,590 ${WIDTH},612 V${HEIGHT} H0Z`,
      canvas.linear([glow, mid, deep]),
    ) +
    repeat(16, () =>
      line(
        `M${round(chance() * WIDTH)},${round(630 + chance() * 250)} h${round(40 + chance() * 120)}`,
        pen(light, 2, 0.35),
      ),
    ) +
    each([20, 66, 130, 178, 1256, 1312, 1372, 1424], (x, i) =>
      reed(x, 330 + (i % 3) * 90, i < 4 ? 30 + i * 8 : -20 - i * 4),
    ) +
    pad(180, 740, 1) +
    pad(420, 690, 0.7) +
    pad(330, 830, 1.3) +
    pad(1060, 690, 0.7) +
    pad(1250, 760, 1.1) +
    pad(1100, 850, 1.3) +
    pad(720, 880, 1.2) +
    flower(300, 820, 1.2) +
    flower(1240, 744, 1) +
    flower(1096, 842, 1.1) +
    flower(170, 726, 0.8)
  );
};

/** The ground of a cave, stones glowing in its walls. */
export const cave: Layer = (canvas, { deep, mid, glow, light }) => {
  const { chance } = canvas;
  const teeth = (y: number, way: 1 | -1, paint: string) => {
    let d = `M-40,${y}`;
    for (let x = -40; x < WIDTH + 40; ) {
      const width = 60 + chance() * 90;
      const edge = Math.abs(x - WIDTH / 2) / (WIDTH / 2);
      const reach = round((40 + chance() * 90 + edge * 200) * way);
      d += ` L${round(x + width * 0.5)},${y + reach} L${round(x + width)},${y + way * 20}`;
      x += width;
    }
    return path(`${d} V${y - way * 200} H-40Z`, paint, pen(light, 1.6, 0.3));
  };
  const crystals = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      circle([0, -40, 150], canvas.glow(light, 0.35)) +
        each([-34, -12, 10, 32], (angle, i) =>
          group(
            `rotate(${angle})`,
            path(
              `M-15,0 V${-70 - i * 12} L0,${-104 - i * 12} L15,${-70 - i * 12} V0Z`,
              canvas.linear([light, glow, mid]),
              pen('#fff', 1.4, 0.6),
            ) + path(`M0,0 V${-104 - i * 12} L15,${-70 - i * 12} V0Z`, deep, fade(0.3)),
          ),
        ),
    );
  return (
    teeth(0, 1, canvas.linear([deep, mid])) +
    teeth(HEIGHT, -1, canvas.linear([mid, deep])) +
    crystals(120, 850, 1.5) +
    crystals(1330, 850, 1.7) +
    crystals(330, 890, 0.9) +
    crystals(1110, 890, 1)
  );
};
