import { assert } from '@baize/std/assert';
import sharp from 'sharp';
import { createLimit } from './limit.ts';
import type { Picture } from './picture.ts';

/**
 * Two pictures at a time and one thread for each: the rest of the process's threads stay free for
 * files and passwords, and a burst of new pictures does not slow the calls beside it.
 */
const limit = createLimit(2);
sharp.concurrency(1);

export const render = (picture: Picture): Promise<Buffer> => limit(() => encode(picture));

function encode({ draw, width, format }: Picture): Promise<Buffer> {
  const svg = draw();
  const drawn = /viewBox="\S+ \S+ (\d+) /.exec(svg)?.[1];
  assert(drawn, 'a drawing has a view box');
  // Drawn at the size it is sent in: a vector that is enlarged afterwards is blurred.
  const density = (72 * width) / Number(drawn);
  const image = sharp(Buffer.from(svg), { density }).resize({ width });
  // The least effort that still halves a file: a wide banner is drawn in a third of a second.
  if (format === 'avif') {
    return image.avif({ quality: 62, effort: width > 1280 ? 0 : 1 }).toBuffer();
  }
  if (format === 'webp') return image.webp({ quality: 84, effort: 2 }).toBuffer();
  // Flat art needs few colours; with a palette of its own a file is a third of the size.
  return image.png({ compressionLevel: 9, palette: true, quality: 96, effort: 3 }).toBuffer();
}
