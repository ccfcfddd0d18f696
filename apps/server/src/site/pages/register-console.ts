import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@baize/contract/brand';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasTag, type World } from '../../base/kernel/index.ts';
import { policyOf } from './policy.ts';

type ConsoleOptions = {
  readonly world: Pick<World, 'log'>;
  readonly brand: Brand;
  /** What the build of the operators' app left. */
  readonly dist?: string;
};

const DIST = path.resolve(import.meta.dirname, '../../../../console/dist');

/** Serves the operators' app below /console. A server whose console was never built has none. */
export async function registerConsole(
  app: FastifyInstance,
  { world, brand, dist = DIST }: ConsoleOptions,
) {
  const file = path.join(dist, 'index.html');
  if (!existsSync(file)) {
    world.log.warn({ dist }, 'the console is not built, so it is not served');
    return;
  }
  await app.register(fastifyStatic, {
    root: path.join(dist, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
  const page = readFileSync(file, 'utf8');
  const etag = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  const headers = { ...consolePolicy(brand), etag: `W/"${etag}"` };
  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = ''] = request.url.split('?');
    // The name of a file that is not there is no page.
    if (/\.\w+$/.test(pathname)) return reply.callNotFound();
    void reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache');
    return hasTag(request.headers['if-none-match'], `"${etag}"`)
      ? reply.code(304).send()
      : reply.send(page);
  };
  app.get('/console', show);
  app.get('/console/*', show);
}

/** Nobody measures operators, frames them or brings them pictures from elsewhere. */
function consolePolicy(brand: Brand) {
  const alone = { ...brand, gtagId: null, imageCDNs: [], launchGameCDNs: [] };
  const none = { inlineScripts: [], inlineStyles: [] };
  return {
    ...policyOf(none, alone, { phoneCodeUrl: null, bookUrl: null }),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}
