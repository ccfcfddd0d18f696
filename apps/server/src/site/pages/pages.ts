import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { publicBrand } from '@baize/contract/brand';
import type {
  Offers,
  Page,
  PageRequest,
  Prerender,
  SiteFiles,
  SiteStatus,
} from '@baize/contract/start';
import { dayOf } from '@baize/std/day';
import type { Site } from '../../base/brand/index.ts';
import type { Clock } from '../../base/kernel/index.ts';
import type { Offer } from '../../play/catalog/index.ts';
import {
  type FindGame,
  GUEST_EXECUTIONS,
  readAnnouncements,
  readHelpCenter,
} from '../system/index.ts';
import { firstGames } from './first-games.ts';
import { postsAt } from './page-posts.ts';

/** The site, how what its banners start is found, and the games it shows; without them none. */
export type PagesSite = Site & {
  readonly findGame: FindGame;
  readonly catalogue: Offer['catalogue'] | null;
  /** Entries of the blog appear by it, and are shared under this address. */
  readonly clock: Clock;
  readonly publicUrl: string;
};

/** Who asks for what. */
export type PageAsked = {
  readonly pathname: string;
  /** The address says more than its path: of which games, only the page itself finds out. */
  readonly hasQuery: boolean;
  readonly language: string;
  readonly status: SiteStatus;
};

export type PageDrawn = Pick<Page, 'inlineScripts' | 'inlineStyles'> & {
  readonly code: 200 | 403 | 404 | 503;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

export type PagesDrawn = { draw(asked: PageAsked): Promise<PageDrawn> };

/** Loads the prerenderer and draws the first screen in every language, so that no visitor waits. */
export async function openPages(
  dist: string,
  site: PagesSite,
  offers: Offers,
): Promise<PagesDrawn> {
  const script = pathToFileURL(path.join(dist, 'prerender/prerender.js')).href;
  const prerender = (await import(script)) as Prerender;
  const files = readSiteFiles(dist);
  const drawn = new Map<string, Promise<PageDrawn>>();
  let version = '';

  async function draw(asked: PageAsked): Promise<PageDrawn> {
    await site.catalogue?.settled();
    const today = dayOf(site.clock.now(), site.brand.timezone);
    const current = `${site.catalogue?.version() ?? ''} ${site.contentVersion()} ${today}`;
    // Pages whose games or texts have changed are drawn anew, and on a day that brings new ones.
    if (current !== version) drawn.clear();
    version = current;
    return drawOnce(asked);
  }

  function drawOnce(asked: PageAsked): Promise<PageDrawn> {
    const name = asked.status === 0 ? prerender.pageAt(asked.pathname) : 'closed';
    const posts = name === 'posts' || name === 'post' ? postsOf(site, asked) : null;
    const isGone = name === 'post' && posts?.post === null;
    // One page may have several addresses, and another heading under each: all that exist are few.
    const address =
      name === null || name === 'closed' || isGone ? '' : asked.pathname.toLowerCase();
    const hasGames = name !== null && SHOWS_GAMES.has(name) && !asked.hasQuery;
    const key = `${asked.language} ${asked.status} ${name} ${address} ${hasGames}`;
    const known = drawn.get(key);
    if (known) return known;
    const code = asked.status === 0 && (name === null || isGone) ? 404 : CODES[asked.status];
    const { catalogue } = site;
    const games = hasGames && catalogue ? firstGames({ site, catalogue }, asked) : null;
    const help = name === 'help' ? readHelpCenter(site, asked.language) : null;
    const page = prerender
      .renderPage({ ...requestOf(site, asked, offers), games, help, posts }, files)
      .then((made) => finish(made, code));
    drawn.set(key, page);
    // Those who wait learn of a failure; the next to ask has it tried again.
    page.catch(() => drawn.delete(key));
    return page;
  }

  const first = { pathname: '/', hasQuery: false, status: 0 } as const;
  await Promise.all(site.brand.languages.map((language) => draw({ ...first, language })));
  return { draw };
}

const postsOf = (site: PagesSite, { pathname, language }: PageAsked) =>
  postsAt({ site, pathname, language, now: site.clock.now(), publicUrl: site.publicUrl });

/** The pages whose first view is made of games. */
const SHOWS_GAMES: ReadonlySet<string> = new Set(['home', 'gameList', 'gameCenter']);

const CODES = { 0: 200, 1: 503, 2: 403 } as const satisfies Record<SiteStatus, number>;

const requestOf = (site: PagesSite, { pathname, language, status }: PageAsked, offers: Offers) => ({
  path: pathname,
  brand: publicBrand(site.brand),
  start: {
    language,
    status,
    logo: pictureOf(site, 'LOGO'),
    favicon: pictureOf(site, 'FAVICON'),
    offers,
    announcements: readAnnouncements(
      site,
      { language, executions: GUEST_EXECUTIONS, now: site.clock.now() },
      { types: ['B', 'PL', 'PU', 'PR'], execution: 'B' },
    ),
  } satisfies PageRequest['start'],
});

export const pictureOf = ({ brand }: Site, type: 'LOGO' | 'FAVICON'): string => {
  const found = brand.resources.find(({ resourceType }) => resourceType === type);
  return found ? `/brand/${found.path}` : '';
};

function readSiteFiles(dist: string): SiteFiles {
  const client = path.join(dist, 'client');
  const manifest = readFileSync(path.join(client, 'manifest.json'), 'utf8');
  return {
    manifest: JSON.parse(manifest) as SiteFiles['manifest'],
    readAsset: (file) => readFileSync(path.join(client, file), 'utf8'),
  };
}

async function finish({ html, ...inline }: Page, code: PageDrawn['code']): Promise<PageDrawn> {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  return { ...inline, code, plain, br, gzip: zipped, etag: `"${hash}"` };
}
