import type { Canvas } from '../../canvas.ts';
import type { Palette } from '../../palettes.ts';

/** A part of the place a slot is played in: 1440 by 900, its middle left to the reels. */
export type Layer = (canvas: Canvas, palette: Palette) => string;

export const WIDTH = 1440;
export const HEIGHT = 900;
