import { type CanvasOptions, openCanvas } from '../canvas.ts';
import { MATERIALS } from '../materials.ts';
import { circle, ellipse, fade, group, line, mirrored, path, pen, repeat } from '../shapes.ts';

const FRAME = { box: [0, 0, 320, 240], fit: 'meet' } as const;

/** The round plate of a game of dice or tokens, seen from a little above. */
export function plate(options: CanvasOptions = {}): string {
  const canvas = openCanvas('plate', options);
  const { gold } = MATERIALS;
  return canvas.picture(
    ellipse([160, 152, 156, 84], '#05041a', fade(0.5)) +
      ellipse([160, 144, 154, 82], canvas.linear([gold.light, gold.body, gold.shade])) +
      ellipse([160, 140, 148, 77], canvas.linear(['#1c6f66', '#0c4a4a', '#07343d'])) +
      ellipse([160, 142, 118, 60], canvas.radial(['#1a8573', '#0d5551'], [0.5, 0.35, 0.7])) +
      ellipse([160, 142, 118, 60], 'none', pen(gold.lit, 1.6, 0.6)) +
      repeat(24, (i) =>
        circle(
          [
            160 + Math.cos((i * Math.PI) / 12) * 133,
            141 + Math.sin((i * Math.PI) / 12) * 68.5,
            2.4,
          ],
          gold.lit,
          fade(0.7),
        ),
      ),
    FRAME,
  );
}

/** A dome of glass that keeps dice where everyone sees them. */
export function glassDome(options: CanvasOptions = {}): string {
  const canvas = openCanvas('glass dome', options);
  const { gold } = MATERIALS;
  return canvas.picture(
    path(
      'M22,142 C22,52 82,16 160,16 C238,16 298,52 298,142 C298,176 236,202 160,202 C84,202 22,176 22,142Z',
      canvas.linear(
        [
          ['#ffffff', 0.34],
          ['#cfe9ff', 0.06, 0.45],
          ['#ffffff', 0.16],
        ],
        [1, 1],
      ),
      pen('#ffffff', 2.4, 0.7),
    ) +
      line('M46,128 C50,74 82,42 122,32', pen('#ffffff', 9, 0.5)) +
      line('M270,150 C266,170 246,182 222,190', pen('#ffffff', 5, 0.35)) +
      ellipse([160, 16, 18, 5], gold.body) +
      circle([160, 8, 8], canvas.sphere(gold)),
    FRAME,
  );
}

/** A porcelain bowl turned over its plate: what lies under it nobody sees. */
export function coverBowl(options: CanvasOptions = {}): string {
  const canvas = openCanvas('cover bowl', options);
  const { gold } = MATERIALS;
  const waves = repeat(9, (i) =>
    group(
      `translate(${56 + i * 26} 148)`,
      line('M-13,8 C-13,-8 13,-8 13,8 M-7,8 C-7,0 7,0 7,8', pen('#2f4fc0', 2.4, 0.75)),
    ),
  );
  const lotus = mirrored(
    path('M0,0 C16,-10 22,-30 14,-46 C4,-36 0,-20 0,0Z', '#3f63d8', fade(0.85)) +
      path('M4,0 C30,-4 44,-18 48,-36 C28,-34 12,-20 4,0Z', '#6f8cf0', fade(0.85)),
  );
  return canvas.picture(
    path(
      'M34,160 C34,64 92,30 160,30 C228,30 286,64 286,160 C286,184 34,184 34,160Z',
      canvas.radial(
        ['#ffffff', ['#f1f3ff', 1, 0.45], ['#c7cbee', 1, 0.82], '#8f93c8'],
        [0.36, 0.25, 0.85],
      ),
      pen('#ffffff', 2, 0.8),
    ) +
      waves +
      group(
        'translate(160 118)',
        lotus + path('M0,2 C8,-16 8,-38 0,-52 C-8,-38 -8,-16 0,2Z', '#2f4fc0'),
      ) +
      path('M34,160 C34,184 286,184 286,160 C262,172 58,172 34,160Z', gold.body, fade(0.9)) +
      ellipse([160, 32, 34, 9], '#dfe3ff', pen('#2f4fc0', 2.4)) +
      line('M66,112 C74,76 98,54 126,46', pen('#ffffff', 9, 0.85)),
    FRAME,
  );
}
