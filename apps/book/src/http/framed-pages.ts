import path from 'node:path';
import { servePages } from '@baize/vendor-kit/http/serve-pages';
import type { FastifyInstance } from 'fastify';

/** What the build of the site leaves for frames of other platforms. */
const DIST = path.resolve(import.meta.dirname, '../../../web/dist/framed');

/** The addresses of the lottery pages are those of the site, whatever their case. */
const PAGES = new Set(['/lottery', '/lottert', '/vnlottery', '/sealottery']);

type FramedOptions = {
  /** The platforms that may show the pages and that a way back may lead to. */
  readonly platforms: readonly string[];
  readonly dist?: string;
};

/**
 * The lottery pages by an address of the book: `/lottery?gameCode=…&view=…&language=…&backUrl=…#TOKEN`. The
 * token of the launch stands behind the `#`, so that it is in no log.
 */
export async function registerFramedPages(
  app: FastifyInstance,
  { platforms, dist = DIST }: FramedOptions,
): Promise<void> {
  const send = await servePages(app, {
    dist,
    entry: 'src/framed/main.tsx',
    framedBy: platforms,
    title: 'Lotteries',
    ground: '#0a0b24',
  });
  if (!send) return;
  app.get<{ Params: { page: string } }>('/:page', async ({ params }, reply) =>
    PAGES.has(`/${params.page.toLowerCase()}`) ? send(reply) : reply.callNotFound(),
  );
}
