import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 200 };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

export const pngOf = (width: number, height: number): Promise<Buffer> =>
  plain(width, height).png().toBuffer();

/** As a telephone takes it: lying on its side, with the place where it was taken. */
export const photoOf = (width: number, height: number): Promise<Buffer> =>
  plain(width, height)
    .composite([{ input: { create: half(width, height) }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Secretphone', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const half = (width: number, height: number) => ({
  width: Math.floor(width / 2),
  height,
  channels: 3 as const,
  background: BLUE,
});

/** Each pixel another colour: nothing packs it. */
export const noiseOf = (width: number, height: number, noise: Uint8Array): Promise<Buffer> =>
  sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

export function chunkOf(name: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, sum]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A few bytes that say they unfold into a picture of this size. */
export function bombOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunkOf('IHDR', head),
    chunkOf('IDAT', deflateRawSync(Buffer.alloc(1_000))),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture, said to move. */
export async function movingPng(): Promise<Buffer> {
  const png = await pngOf(8, 8);
  const afterHead = SIGNATURE.length + 25;
  const frames = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]);
  return Buffer.concat([
    png.subarray(0, afterHead),
    chunkOf('acTL', frames),
    png.subarray(afterHead),
  ]);
}

/** An archive with one small file in it. */
export function zipOf(name: string, text: string): Buffer {
  const data = Buffer.from(text);
  const facts = Buffer.alloc(22);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  const local = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    facts,
    Buffer.from([name.length, 0, 0, 0]).subarray(0, 4),
    Buffer.from(name),
    data,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, Buffer.from('PK\u0005\u0006'), end]);
}
