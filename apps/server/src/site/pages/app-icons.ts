import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SPLASH_SIZES, splashPath } from '@baize/contract/app-splash';
import { hexOf } from '@baize/contract/color-hex';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Site } from '../../base/brand/index.ts';

/** What phones want on a home screen: some know no drawing, only dots. */
export const ICON_SIZES = [180, 192, 512] as const;

const ROOM = 0.12;
/** The sign's part of the width of a screen that starts. */
const SPLASH_SIGN = 0.32;

/** The brand's own sign as pictures, drawn once when the site starts to serve them. */
export function registerAppIcons(app: FastifyInstance, { brand, folder }: Site) {
  const sign = brand.resources.find(({ resourceType }) => resourceType === 'FAVICON');
  if (!sign) return;
  const svg = readFileSync(path.join(folder, sign.path));
  const serve = (address: string, draw: () => Promise<Buffer>) => {
    let drawn: Promise<Buffer> | null = null;
    app.get(address, async (_request, reply) => {
      drawn ??= draw();
      return reply
        .headers({ 'cache-control': 'public, max-age=86400' })
        .type('image/png')
        .send(await drawn);
    });
  };
  const dark = hexOf(brand.theme.dark.colors.bg);
  for (const size of ICON_SIZES) {
    serve(`/app-icon-${size}.png`, () => drawIcon(svg, { size, background: dark }));
  }
  for (const size of SPLASH_SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    serve(splashPath(size), () => drawSplash(svg, { width, height, background: groundOf(brand) }));
  }
}

/** The ground that the site itself begins with. */
export const groundOf = ({ theme }: Site['brand']): string =>
  hexOf(theme[theme.initial === 'light' ? 'light' : 'dark'].colors.bg);

type AppIcon = { readonly size: number; readonly background: string };

function drawIcon(svg: Buffer, { size, background }: AppIcon): Promise<Buffer> {
  const edge = Math.round(size * ROOM);
  const inner = size - 2 * edge;
  return sharp(svg, { density: 72 * (size / 40) })
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

type Splash = { readonly width: number; readonly height: number; readonly background: string };

async function drawSplash(svg: Buffer, { width, height, background }: Splash): Promise<Buffer> {
  const sign = Math.round(width * SPLASH_SIGN);
  const input = await sharp(svg, { density: 72 * (sign / 40) })
    .resize({ width: sign, height: sign, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
