import * as z from 'zod/mini';

/**
 * The colour roles every brand fills, once for the dark and once for the light theme.
 * Components read roles only; what a role is for stands in the design system's `theme.ts`.
 */
export const COLOR_ROLES = [
  'bg',
  'bg-deep',
  'surface',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'fg',
  'muted',
  'faint',
  'brand',
  'brand-soft',
  'brand-fg',
  'act',
  'act-hover',
  'act-fg',
  'act-edge',
  'win',
  'win-soft',
  'loss',
  'loss-soft',
  'warn',
  'warn-soft',
  'info',
  'info-soft',
  'focus',
  'scrim',
  'glass',
  'hero-shade',
  'shade',
  'c1',
  'c2',
  'c3',
  'c4',
  'c5',
  'c6',
] as const;

export type ColorRole = (typeof COLOR_ROLES)[number];

const oklch = z
  .string()
  .check(
    z.regex(
      /^oklch\((?:0|1|0?\.\d+|1\.0+) (?:0|0?\.\d+) \d{1,3}(?:\.\d+)?(?: \/ (?:0|1|0?\.\d+))?\)$/,
      'write a colour as oklch(lightness chroma hue)',
    ),
  );

export const themeColors = z.strictObject(
  Object.fromEntries(COLOR_ROLES.map((role) => [role, oklch])) as Record<ColorRole, typeof oklch>,
);

/** Shadows and glows are lists of CSS shadows and gradients: text, but never a way out of a rule. */
const cssValue = z.string().check(z.regex(/^[^;{}<>]+$/, 'is one CSS value'));

const themeLook = z.strictObject({
  colors: themeColors,
  elevation: z.tuple([cssValue, cssValue, cssValue]),
  halo: cssValue,
});

/** What a visitor sees who has chosen nothing; `system` follows the device. */
export const themeChoice = z.enum(['dark', 'light', 'system']);
export const displayFont = z.enum(['trirong', 'bricolage']);

export const themeSchema = z.strictObject({
  initial: themeChoice,
  displayFont,
  /** Corner radii in rem, by size of the thing: tag, control, tile, card, banner. */
  radius: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
  dark: themeLook,
  light: themeLook,
});

export type Theme = z.infer<typeof themeSchema>;
