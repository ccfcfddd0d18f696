import sharp, { type Sharp } from 'sharp';
import { createQueue, ensure, Refusal } from '../../base/kernel/index.ts';
import { isWithinPixels, PIXELS_MAX, type PictureType, typeOf } from './rules.ts';

export type Drawn = {
  readonly type: PictureType;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Small print on a slip is still readable at this size. */
const SHOWN_SIDE_MAX = 2_000;
/** A photograph saved as png would take ten times what it takes as jpg. */
const PNG_BYTES_MAX = 2 * 1024 * 1024;
const SECONDS_MAX = 15;

/**
 * One at a time in the process and on one thread: decoding must not take the processor from those
 * who play. Each that waits holds its file in memory, so only a few may.
 */
const queue = createQueue({ waitingMax: 8 });
sharp.concurrency(1);

/** The picture as it is seen, and nothing else of the file: no place, no device, no appendix. */
export const drawAnew = (bytes: Buffer): Promise<Drawn> =>
  queue(async () => {
    const type = typeOf(bytes);
    ensure(type, 'picture_unreadable');
    await ensureSize(bytes);
    return readable(() => encode(bytes, type));
  });

/** Only the head is read: a picture that says it is too large is never unfolded. */
async function ensureSize(bytes: Buffer): Promise<void> {
  const head = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  ensure(isWithinPixels(head), 'picture_too_large');
}

async function encode(bytes: Buffer, type: PictureType): Promise<Drawn> {
  const seen = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({
      width: SHOWN_SIDE_MAX,
      height: SHOWN_SIDE_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    });
  const png = type === 'image/png' ? await finish(seen.clone().png(), type) : null;
  if (png && png.content.length <= PNG_BYTES_MAX) return png;
  return finish(seen.flatten({ background: '#fff' }).jpeg({ quality: 85 }), 'image/jpeg');
}

async function finish(image: Sharp, type: PictureType): Promise<Drawn> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { type, content: data, width: info.width, height: info.height };
}

/** Whatever a decoder stumbles over is the file's fault: none of its words reach a member. */
async function readable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('picture_unreadable');
  }
}
