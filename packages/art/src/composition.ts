import type { Canvas } from './canvas.ts';
import type { Palette } from './palettes.ts';

/** The place a motif stands in: a backdrop of 300 by 400, lightest around 150, 190. */
export type Composition = (canvas: Canvas, palette: Palette) => string;
