import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Site } from '../../base/brand/index.ts';

/** What phones want on a home screen: some know no drawing, only dots. */
export const ICON_SIZES = [180, 192, 512] as const;

const ROOM = 0.12;
const GROUND = '#14122f';

/** The brand's own sign as pictures, drawn once when the site starts to serve them. */
export function registerAppIcons(app: FastifyInstance, { brand, folder }: Site) {
  const sign = brand.resources.find(({ resourceType }) => resourceType === 'FAVICON');
  if (!sign) return;
  const svg = readFileSync(path.join(folder, sign.path));
  for (const size of ICON_SIZES) {
    let drawn: Promise<Buffer> | null = null;
    app.get(`/app-icon-${size}.png`, async (_request, reply) => {
      drawn ??= drawIcon(svg, size);
      return reply
        .headers({ 'cache-control': 'public, max-age=86400' })
        .type('image/png')
        .send(await drawn);
    });
  }
}

function drawIcon(svg: Buffer, size: number): Promise<Buffer> {
  const edge = Math.round(size * ROOM);
  const inner = size - 2 * edge;
  return sharp(svg, { density: 72 * (size / 40) })
    .resize({ width: inner, height: inner, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
