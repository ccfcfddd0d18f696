import sharp from 'sharp';
import type { PictureFigures } from './rules.ts';

const LOOKED_AT = 512;

/** Measures a photograph at one size, so that a large one is judged like a small one. */
export async function lookAtPicture(
  content: Buffer,
  { width, height }: Pick<PictureFigures, 'width' | 'height'>,
): Promise<PictureFigures> {
  const { data, info } = await sharp(content)
    .greyscale()
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = data.reduce((sum, light) => sum + light, 0) / data.length;
  return { width, height, brightness, sharpness: sharpnessOf(data, info) };
}

/** How far each point is from the mean of its four neighbours, as a standard deviation. */
function sharpnessOf(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const at = (place: number): number => data[place] ?? 0;
  let count = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const place = y * width + x;
      const around = at(place - 1) + at(place + 1) + at(place - width) + at(place + width);
      squares += (around - 4 * at(place)) ** 2;
      count += 1;
    }
  }
  return count === 0 ? 0 : Math.sqrt(squares / count);
}
