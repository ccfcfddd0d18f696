import type { Canvas } from './canvas.ts';
import type { Materials } from './materials.ts';

/**
 * One thing to look at, drawn in a box from -100 to 100 around the origin, of whichever three
 * materials it is given. It then serves as cover, slot symbol, vendor art, avatar and empty state.
 */
export type Motif = (canvas: Canvas, materials: Materials) => string;
