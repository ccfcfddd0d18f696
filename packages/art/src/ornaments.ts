import type { Material } from './materials.ts';
import { fade, group, path, round, type Spot } from './shapes.ts';

/** The goddess's lightning, the sign of the studio. */
export const BOLT = 'M20,-92 L-26,2 L0,2 L-18,84 L44,-26 L14,-26 L38,-92Z';

/** The four suits, each in a box of about 48. */
export const PIPS = {
  spade: `M0,-20 C8,-8 20,-2 20,9 C20,17 10,20 3,13 C4,19 7,22 9,24 H-9
    C-7,22 -4,19 -3,13 C-10,20 -20,17 -20,9 C-20,-2 -8,-8 0,-20Z`,
  heart: 'M0,22 C-8,12 -22,4 -22,-8 C-22,-20 -6,-22 0,-10 C6,-22 22,-20 22,-8 C22,4 8,12 0,22Z',
  diamond: 'M0,-23 L17,0 L0,23 L-17,0Z',
  club: `M0,-22 C12,-22 13,-8 7,-4 C16,-9 24,2 18,10 C13,17 5,14 3,10 C4,17 6,21 9,24 H-9
    C-6,21 -4,17 -3,10 C-5,14 -13,17 -18,10 C-24,2 -16,-9 -7,-4 C-13,-8 -12,-22 0,-22Z`,
} as const;

/** A small cut stone to set into something larger. */
export const jewel = ([x, y, size]: Spot, { light, lit, body, shade }: Material): string =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${round(size)})`,
    path('M-10,-4 L-5,-10 H5 L10,-4 L0,11Z', body) +
      path('M-10,-4 L-5,-10 H5 L10,-4Z', lit) +
      path('M-4,-4 L0,11 L-10,-4Z', shade, fade(0.5)) +
      path('M-5,-10 H5 L4,-4 H-4Z', light, fade(0.85)),
  );
