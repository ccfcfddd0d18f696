import sharp from 'sharp';
import type { PictureFigures } from './rules.ts';

const LOOKED_AT = 512;
const EDGES = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128, scale: 1 };

/** Measures a photograph at one size, so that a large one is judged like a small one. */
export async function lookAtPicture(
  content: Buffer,
  { width, height }: Pick<PictureFigures, 'width' | 'height'>,
): Promise<PictureFigures> {
  const grey = await sharp(content)
    .greyscale()
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { channels } = await sharp(grey).stats();
  const edges = await sharp(await sharp(grey).convolve(EDGES).png().toBuffer()).stats();
  return {
    width,
    height,
    brightness: channels[0]?.mean ?? 0,
    sharpness: edges.channels[0]?.stdev ?? 0,
  };
}
