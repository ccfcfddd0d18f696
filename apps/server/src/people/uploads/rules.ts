export type PictureType = 'image/png' | 'image/jpeg';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const ZIP_END = Buffer.from('PK\u0005\u0006');

/** The end of an archive stands in its last bytes: its own 22, and a comment of 64 KiB at most. */
const ZIP_END_BYTES = 22 + 65_535;

/** A telephone's camera takes 48 million; decoding more costs memory that others need. */
export const PIXELS_MAX = 50_000_000;
export const SIDE_MAX = 20_000;

export const isWithinPixels = ({ width, height }: { width: number; height: number }): boolean =>
  width <= SIDE_MAX && height <= SIDE_MAX && width * height <= PIXELS_MAX;

/**
 * What a file is by its content. Null for all that is no plain picture: other formats, pictures that
 * move, and files that are a picture to one reader and an archive to another.
 */
export function typeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(-ZIP_END_BYTES).includes(ZIP_END)) return null;
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    return isPlainPng(bytes) ? 'image/png' : null;
  }
  // Cameras append a film or a second exposure to a jpg; drawn anew, it is without.
  return bytes.subarray(0, JPEG_START.length).equals(JPEG_START) ? 'image/jpeg' : null;
}

/** A length, a name, the data, and a checksum: a file of such pieces, up to the one that ends it. */
function isPlainPng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

const BASE_64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Null when the text is not base 64: the decoder itself would skip whatever it does not know. */
export const bytesOf = (content: string): Buffer | null =>
  content.length % 4 === 0 && BASE_64.test(content) ? Buffer.from(content, 'base64') : null;
