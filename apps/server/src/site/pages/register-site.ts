import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerLanguage, type Site, statusOf } from '../../base/brand/index.ts';
import { originOf, type World } from '../../base/kernel/index.ts';
import { BOOK } from '../../config/read-launchers.ts';
import type { Catalogue } from '../../play/catalog/index.ts';
import type { FindGame } from '../system/index.ts';
import { registerAppIcons } from './app-icons.ts';
import { registerFeeds } from './feed.ts';
import { type OfferedProviders, offersOf } from './offers.ts';
import { drawOfflinePage } from './offline-page.ts';
import { openPages, type PagesDrawn } from './pages.ts';
import { type PolicyAround, policyOf } from './policy.ts';
import { sendPage } from './send-page.ts';
import { serviceWorkerOf } from './service-worker.ts';
import { webManifest } from './web-manifest.ts';

type SiteOptions = {
  readonly world: Pick<World, 'log' | 'clock'>;
  readonly site: Site;
  /** Who stands behind the ways in that third parties serve; without them none is offered. */
  readonly providers?: OfferedProviders;
  /** What banners start; without it they start nothing. */
  readonly findGame?: FindGame;
  /** What pages show of the games; without it they are drawn waiting for them. */
  readonly catalogue?: Catalogue;
  /** Provider → the base address of its games. */
  readonly launchers?: ReadonlyMap<string, string>;
  /** Where the site is: what is shared names it in full. */
  readonly publicUrl?: string;
  /** What the build of the web app left. */
  readonly dist?: string;
};

const DIST = path.resolve(import.meta.dirname, '../../../../web/dist');

/** Serves the member site. A server whose site was never built serves its calls alone. */
export async function registerSite(app: FastifyInstance, options: SiteOptions) {
  const { world, site, providers, launchers, publicUrl = '', dist = DIST } = options;
  const { findGame = () => null, catalogue = null } = options;
  if (!existsSync(path.join(dist, 'client/manifest.json'))) {
    world.log.warn({ dist }, 'the site is not built, so no pages are served');
    return;
  }
  const offers = offersOf(site.brand, { providers, bookUrl: launchers?.get(BOOK) });
  const { clock } = world;
  const drawing = { ...site, findGame, catalogue, clock, publicUrl };
  const pages = await openPages(dist, drawing, offers);
  registerFeeds(app, { world, site, publicUrl });
  // A name holds a hash of its content: what is under it never changes.
  await app.register(fastifyStatic, {
    root: path.join(dist, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nAllow: /\nDisallow: /wps/\n'),
  );
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json')
      .send(await webManifest(site, answerLanguage(site.brand, originOf(request).language))),
  );
  registerAppIcons(app, site);
  registerOffline(app, { site, dist });
  const framed = [...(launchers ?? [])].filter(([provider]) => provider !== BOOK);
  const around = { ...offers, launchers: framed.map(([, url]) => url) };
  app.get('/*', (request, reply) => showPage(request, reply, { pages, site, around }));
}

/** The page without a line, and what shows it. A build has its own: what has changed is a new version. */
function registerOffline(
  app: FastifyInstance,
  { site, dist }: { readonly site: Site; readonly dist: string },
) {
  const files = readFileSync(path.join(dist, 'client/manifest.json'));
  const worker = serviceWorkerOf(createHash('sha256').update(files).digest('base64url'));
  app.get('/sw.js', (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript').send(worker),
  );
  app.get('/offline', async (request, reply) => {
    const language = answerLanguage(site.brand, originOf(request).language);
    const { html, policy } = await drawOfflinePage(site, language);
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', vary: 'cookie' })
      .type('text/html')
      .send(html);
  });
}

/** What a missing file or call is answered with is not a page. */
const IS_NO_PAGE = /^\/(?:wps|docs|assets|images|brand|TCG_PROD_IMAGES)\/|\.(?!html$)\w+$/;

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, site, around }: { pages: PagesDrawn; site: Site; around: PolicyAround },
) {
  const [pathname = '/', query = ''] = request.url.split('?');
  if (IS_NO_PAGE.test(pathname)) return reply.callNotFound();
  const origin = originOf(request);
  const status = statusOf(site.visitorOf(origin, false), await site.state());
  const language = answerLanguage(site.brand, origin.language);
  const page = await pages.draw({ pathname, hasQuery: query !== '', language, status });
  void reply.headers(policyOf(page, site.brand, around));
  return sendPage(request, reply.code(page.code), page);
}
