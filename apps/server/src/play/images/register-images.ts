import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLimiter, ensure, hasTag, type Limiter } from '../../base/kernel/index.ts';
import type { Catalogue } from '../catalog/index.ts';
import { artVersion } from './art-version.ts';
import type { Picture } from './picture.ts';
import { openPictureStore } from './picture-store.ts';
import { render } from './render.ts';
import { sitePictureAt } from './site-pictures.ts';
import { vendorPictureAt } from './vendor-pictures.ts';

/** Every cover of a large catalogue in every size and format, and the rest beside them. */
const FILES_MAX = 12_000;

/** An address with a version shows one picture for ever; one without may show another tomorrow. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

/**
 * Drawing costs a processor's time. What the catalogue shows is a list that ends: somebody who turns
 * its pages before anyone else did must see them all. Avatars are of any seed, and are fewer.
 */
const NEW_SHOWN = { max: 1_500, seconds: 60 };
const NEW_OF_ANY_SEED = { max: 300, seconds: 60 };

type Deps = {
  readonly dataDir: string;
  readonly catalogue: Pick<Catalogue, 'now'>;
  readonly filesMax?: number;
  readonly limiter?: Limiter;
};

/** Serves the image base and our own pictures: drawn by code, rendered once, kept on disk. */
export async function registerImages(app: FastifyInstance, deps: Deps): Promise<void> {
  const version = await artVersion();
  const store = await openPictureStore({
    folder: path.join(deps.dataDir, 'images'),
    version,
    filesMax: deps.filesMax ?? FILES_MAX,
  });

  const limitShown = deps.limiter ?? createLimiter(NEW_SHOWN);
  const limitOthers = deps.limiter ?? createLimiter(NEW_OF_ANY_SEED);
  const make = async (picture: Picture, ip: string): Promise<Buffer> => {
    await (picture.cover || picture.vendor ? limitShown : limitOthers)(ip);
    return render(picture);
  };
  const serve =
    (pictureAt: (place: string) => Picture | null) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const picture = pictureAt((request.params as { '*': string })['*']);
      ensure(picture && isShown(picture, deps.catalogue), 'not_found');
      const bytes = await store.get(picture.file, () => make(picture, request.ip));
      const tag = `"${version}-${picture.file}"`;
      const { v } = request.query as { v?: unknown };
      void reply
        .header('etag', tag)
        .header('cache-control', v === undefined ? FOR_A_DAY : FOR_EVER)
        .header('x-content-type-options', 'nosniff');
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      return reply.type(`image/${picture.format}`).send(bytes);
    };

  app.get('/TCG_PROD_IMAGES/*', serve(vendorPictureAt));
  app.get('/images/*', serve(sitePictureAt));
}

/** Vendors and games that the brand does not offer have no picture here either. */
function isShown({ vendor, cover }: Picture, catalogue: Deps['catalogue']): boolean {
  const { vendorCodes, covers } = catalogue.now();
  if (vendor !== undefined) return vendorCodes.has(vendor);
  return cover === undefined || covers.has(cover);
}
