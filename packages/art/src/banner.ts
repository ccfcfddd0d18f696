import { type Canvas, type CanvasOptions, type Frame, openCanvas } from './canvas.ts';
import { copa } from './scenes/copa.ts';
import { krathong } from './scenes/krathong.ts';
import { lagoon } from './scenes/lagoon.ts';
import { mekhala } from './scenes/mekhala.ts';
import { stadium } from './scenes/stadium.ts';
import { tables } from './scenes/tables.ts';

/** Scenes of 1280 by 400. Words are laid over their quiet start half by the page, never drawn. */
const SCENES = { mekhala, krathong, stadium, lagoon, tables, copa } as const satisfies Record<
  string,
  (canvas: Canvas) => string
>;

export type BannerScene = keyof typeof SCENES;

export const BANNER_SCENES = Object.keys(SCENES) as BannerScene[];

type Options = CanvasOptions & Pick<Frame, 'align'>;

export function banner(
  scene: BannerScene,
  { align = 'xMidYMid', ...options }: Options = {},
): string {
  const canvas = openCanvas(`banner ${scene}`, options);
  return canvas.picture(SCENES[scene](canvas), { box: [0, 0, 1280, 400], align });
}
