import type { Palette } from './palettes.ts';
import { circle, fade, group, path, pen, petal, repeat } from './shapes.ts';

/** An ornament of light around the motif, as murals give to what they honour. */
type Halo = (palette: Palette) => string;

export const HALOS = {
  none: () => '',
  ring: ({ light }) =>
    circle([150, 184, 134], 'none', pen(light, 3, 0.5)) +
    circle([150, 184, 142], 'none', pen(light, 1, 0.4)),
  beads: ({ light }) =>
    repeat(36, (i) =>
      group(
        `translate(150 184) rotate(${i * 10})`,
        circle([0, -138, i % 3 ? 2 : 4], light, fade(0.6)),
      ),
    ),
  flames: ({ light, glow }) =>
    repeat(20, (i) =>
      group(
        `translate(150 184) rotate(${i * 18}) translate(0 -116)`,
        path(petal(13, 34), glow, `${pen(light, 1, 0.6)} ${fade(0.5)}`),
      ),
    ),
} as const satisfies Record<string, Halo>;

export type HaloName = keyof typeof HALOS;
