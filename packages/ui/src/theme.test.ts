import { COLOR_ROLES, type ColorRole, type Theme } from '@baize/contract/theme';
import { expect, test } from 'vitest';
import { themeCss } from './theme.ts';

const colorsOf = (lightness: string) => ({
  colors: Object.fromEntries(
    COLOR_ROLES.map((role) => [role, `oklch(${lightness} 0 0)`]),
  ) as Record<ColorRole, string>,
  elevation: ['0 1px red', '0 2px red', '0 3px red'] as [string, string, string],
  halo: 'none',
});

const themeWith = (initial: Theme['initial']): Theme => ({
  initial,
  displayFont: 'trirong',
  radius: [0.375, 0.625, 0.875, 1.25, 1.75],
  dark: colorsOf('.1'),
  light: colorsOf('.9'),
});

/** The declared background of each selector, in order, with the media it holds in. */
const grounds = (css: string) =>
  [...css.matchAll(/(@media[^{]*\{)?([^{}\n]+)\{color-scheme:(\w+);--bg:([^;]+)/g)].map(
    ([, media, selector, scheme, ground]) => ({
      isMedia: Boolean(media),
      selector,
      scheme,
      ground,
    }),
  );

test('each choice has its colours, and system follows the device', () => {
  expect(grounds(themeCss(themeWith('dark')))).toEqual([
    {
      isMedia: false,
      selector: ":root:not([data-theme]),:root[data-theme='dark']",
      scheme: 'dark',
      ground: 'oklch(.1 0 0)',
    },
    {
      isMedia: false,
      selector: ":root[data-theme='light']",
      scheme: 'light',
      ground: 'oklch(.9 0 0)',
    },
    {
      isMedia: false,
      selector: ":root[data-theme='system']",
      scheme: 'light',
      ground: 'oklch(.9 0 0)',
    },
    {
      isMedia: true,
      selector: ":root[data-theme='system']",
      scheme: 'dark',
      ground: 'oklch(.1 0 0)',
    },
  ]);
});

test.each(['dark', 'light', 'system'] as const)(
  'a page that has chosen nothing gets the brand’s own choice, %s',
  (initial) => {
    const css = themeCss(themeWith(initial));
    expect(css).toContain(`:root:not([data-theme]),:root[data-theme='${initial}']`);
    expect(css.match(/:not\(\[data-theme\]\)/g)).toHaveLength(initial === 'system' ? 2 : 1);
  },
);

test('radii, face and angle come with the theme', () => {
  const css = themeCss(themeWith('dark'));
  expect(css).toContain('--r-xs:0.375rem;--r-sm:0.625rem;--r-md:0.875rem');
  expect(css).toContain('--w-display:600;--strike:17deg');
  expect(themeCss({ ...themeWith('dark'), displayFont: 'bricolage' })).toContain('--strike:0deg');
});
