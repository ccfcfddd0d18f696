import type { Composition } from '../composition.ts';
import { circle, each, fade, group, line, path, pen, petal, repeat } from '../shapes.ts';

/** Broad leaves that frame the picture from its corners, with light falling between them. */
export const garden: Composition = (canvas, palette) => {
  const leaf = (at: string, size: number) =>
    group(
      at,
      path(
        petal(size * 0.3, size),
        canvas.linear([palette.glow, palette.mid, palette.deep]),
        pen(palette.light, 1.2, 0.4),
      ) +
        line(`M0,-8 V${-size * 0.88}`, pen(palette.light, 1.6, 0.4)) +
        repeat(5, (i) => {
          const y = -size * (0.2 + i * 0.13);
          const reach = size * 0.17;
          return line(
            `M${-reach},${y - reach} L0,${y} L${reach},${y - reach}`,
            pen(palette.light, 1, 0.22),
          );
        }),
    );
  const corner = each([-8, 14, 38, 64, 88], (angle, i) =>
    leaf(`rotate(${angle})`, 190 - (i % 2) * 34),
  );
  return (
    circle([150, 180, 160], canvas.glow(palette.light, 0.8)) +
    each([0, 1, 2], (i) =>
      path(
        `M${110 + i * 50},-20 L${40 + i * 80},420 h60 L${136 + i * 50},-20Z`,
        canvas.linear([
          [palette.light, 0.3],
          [palette.light, 0],
        ]),
      ),
    ) +
    group('translate(-14 414)', corner) +
    group('translate(314 414) scale(-1,1)', corner) +
    group('translate(-20 -10) scale(.8) rotate(90)', corner) +
    group('translate(320 -10) scale(-.8,.8) rotate(90)', corner) +
    repeat(14, () =>
      circle(
        [canvas.chance() * 300, canvas.chance() * 400, 1 + canvas.chance() * 2.4],
        palette.light,
        fade(0.7),
      ),
    )
  );
};
