import { assert } from '@baize/std/assert';
import type { ColorRole } from './theme.ts';

/** Two roles that meet on a screen, and the contrast that WCAG 2.2 AA asks of them. */
export type ContrastPair = {
  readonly above: ColorRole;
  readonly below: ColorRole;
  readonly least: 4.5 | 3;
};

const GROUNDS = ['bg', 'bg-deep', 'surface', 'surface-2'] as const;
const TONES = ['brand', 'win', 'loss', 'warn', 'info'] as const;
const SERIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

const text = (above: ColorRole, below: ColorRole): ContrastPair => ({ above, below, least: 4.5 });
const edge = (above: ColorRole, below: ColorRole): ContrastPair => ({ above, below, least: 3 });

/** Every pair the components use: text at 4.5, edges, marks and lines at 3. */
export const contrastPairs: readonly ContrastPair[] = [
  ...GROUNDS.flatMap((ground) => [
    text('fg', ground),
    text('muted', ground),
    text('faint', ground),
    edge('focus', ground),
  ]),
  text('fg', 'surface-3'),
  ...TONES.flatMap((tone) => [
    text(tone, 'bg'),
    text(tone, 'surface'),
    text(tone, `${tone}-soft`),
    text('fg', `${tone}-soft`),
  ]),
  text('brand-fg', 'brand'),
  text('act-fg', 'act'),
  text('act-fg', 'act-hover'),
  edge('line-strong', 'bg'),
  edge('line-strong', 'bg-deep'),
  edge('line-strong', 'surface'),
  edge('brand', 'surface-3'),
  ...SERIES.map((series) => edge(series, 'surface')),
];

/** The contrast of two opaque colours written as `oklch(lightness chroma hue)`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  assert(darker !== undefined && lighter !== undefined, 'there are two colours');
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of WCAG: what the screen shows, so out-of-gamut channels are clipped. */
function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color).map((channel) => Math.min(1, Math.max(0, channel)));
  assert(red !== undefined && green !== undefined && blue !== undefined, 'a colour has channels');
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** OKLCH → OKLab → cone responses → linear sRGB, with Björn Ottosson's matrices. */
function linearRgb(color: string): readonly number[] {
  const [lightness, chroma, hue] = channels(color);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const OPAQUE = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;

const isOpaque = (color: string): boolean => OPAQUE.test(color);

function channels(color: string): readonly [number, number, number] {
  const match = OPAQUE.exec(color);
  assert(match, `${color} is an opaque oklch colour`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Two roles that cannot be told apart well enough, and how far they are. */
export type WeakPair = ContrastPair & { readonly is: number };

/** A contrast with two decimals, rounded down: 4.499 is not shown as the 4.5 it misses. */
export function ratioText(contrast: number): string {
  const hundredths = Math.floor(contrast * 100);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** The pairs of a theme that nobody should have to read; what is not opaque has no contrast at all. */
export const weakPairs = (colors: Readonly<Record<ColorRole, string>>): readonly WeakPair[] =>
  contrastPairs
    .map((pair) => {
      const [above, below] = [colors[pair.above], colors[pair.below]];
      return { ...pair, is: isOpaque(above) && isOpaque(below) ? contrastOf(above, below) : 1 };
    })
    .filter(({ is, least }) => is < least);
