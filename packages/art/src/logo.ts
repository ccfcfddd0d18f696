import { type CanvasOptions, openCanvas } from './canvas.ts';
import { circle, fade, line, path, pen, rect } from './shapes.ts';

/** Where no style sheet reaches (an icon file, a bitmap) the colours are given. */
type Options = CanvasOptions & {
  readonly ground?: string;
  readonly act?: string;
  readonly brand?: string;
};

/** The marks of the two brands and of Baize itself, 40 by 40. */
const MARKS = { mekhala, copa, baize };

export type LogoName = keyof typeof MARKS;

export const logo = (name: LogoName, options: Options = {}): string => MARKS[name](options);

/** The orb and the lightning. */
function mekhala({ ground = 'var(--bg, #0d0f2e)', ...options }: Options): string {
  const canvas = openCanvas('logo mekhala', options);
  return canvas.picture(
    circle([20, 20, 17.5], canvas.linear(['#9af5d2', ['#1fae88', 1, 0.55], '#2c2a86'], [0.6, 1])) +
      path('M8 11 20 2.5 15 15 4 17Z', '#fff', fade(0.28)) +
      path('M20 2.5 32 11 25 15H15Z', '#fff', fade(0.14)) +
      path(
        'M25.5 1 12.5 21.5h7L13.5 39 30 16.5h-8L28.5 1Z',
        '#ffe48a',
        `stroke="${ground}" stroke-width="2.2" stroke-linejoin="round"`,
      ),
    { box: [0, 0, 40, 40], fit: 'meet' },
  );
}

/** The cup, with the sun in it. */
function copa({
  ground = 'var(--bg, #fff8ef)',
  act = 'var(--act, #ff6f59)',
  brand = 'var(--brand, #0f7a70)',
  ...options
}: Options): string {
  return openCanvas('logo copa', options).picture(
    path('M7 5h26v10a13 13 0 0 1-26 0V5Z', act) +
      path('M7 12h26', 'none', `stroke="${ground}" stroke-width="3"`) +
      line('M20 28v6M12 36h16', pen(brand, 4)) +
      circle([20, 19, 4], ground),
    { box: [0, 0, 40, 40], fit: 'meet' },
  );
}

/** A chip on green cloth. */
function baize(options: Options): string {
  return openCanvas('logo baize', options).picture(
    rect([3, 3, 34, 34, 10], '#127a5f') +
      path('M3 26 26 3h1a10 10 0 0 1 10 10v1L14 37h-1A10 10 0 0 1 3 27Z', '#1b9a78') +
      circle(
        [20, 20, 8.5],
        'none',
        'stroke="#eafff6" stroke-width="3" stroke-dasharray="6.7 6.7"',
      ) +
      circle([20, 20, 3.5], '#eafff6'),
    { box: [0, 0, 40, 40], fit: 'meet' },
  );
}
