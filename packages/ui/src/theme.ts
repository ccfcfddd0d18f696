import { COLOR_ROLES, type ColorRole, type Theme } from '@baize/contract/theme';

/** The display faces a brand may choose, and the angle each one lends to markers and step bars. */
const DISPLAY_FACES = {
  trirong: {
    family: "Trirong, 'Trirong Fallback', 'Noto Serif Thai', Georgia, serif",
    weight: 600,
    strike: '17deg',
  },
  bricolage: {
    family: "'Bricolage Grotesque', 'Bricolage Fallback', Anuphan, system-ui, sans-serif",
    weight: 700,
    strike: '0deg',
  },
} as const satisfies Record<Theme['displayFont'], object>;

const RADIUS_NAMES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/**
 * A brand's theme as CSS, to be put into the page's head before anything is painted. `data-theme`
 * on the root chooses: `dark`, `light`, or `system` to follow the device; without it the brand's
 * own first choice holds.
 */
export function themeCss(theme: Theme): string {
  const dark = `color-scheme:dark;${declarations(theme.dark)}`;
  const light = `color-scheme:light;${declarations(theme.light)}`;
  return [
    `:root{${shape(theme)}}`,
    `${root(theme, 'dark')}{${dark}}`,
    `${root(theme, 'light')}{${light}}`,
    `${root(theme, 'system')}{${light}}`,
    `@media (prefers-color-scheme:dark){${root(theme, 'system')}{${dark}}}`,
  ].join('\n');
}

const root = (theme: Theme, choice: Theme['initial']): string => {
  const chosen = `:root[data-theme='${choice}']`;
  return theme.initial === choice ? `:root:not([data-theme]),${chosen}` : chosen;
};

function shape({ displayFont, radius }: Theme): string {
  const { family, weight, strike } = DISPLAY_FACES[displayFont];
  const radii = RADIUS_NAMES.map((name, size) => `--r-${name}:${radius[size]}rem`);
  return [`--font-display:${family}`, `--w-display:${weight}`, `--strike:${strike}`, ...radii].join(
    ';',
  );
}

function declarations({ colors, elevation, halo }: Theme['dark']): string {
  return [
    ...COLOR_ROLES.map((role: ColorRole) => `--${role}:${colors[role]}`),
    ...elevation.map((shadow, step) => `--e-${step + 1}:${shadow}`),
    `--halo:${halo}`,
  ].join(';');
}
