import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLimiter, networkOf, originOf, type World } from '../../../base/kernel/index.ts';
import { isToken, makeToken } from '../../sessions/index.ts';
import type { LoginOptions } from '../options.ts';
import { createOutsideClients, type OutsideProvider } from './clients.ts';
import { handOverPage } from './hand-over-page.ts';
import { beginSignIn, finishSignIn, type SignIn } from './sign-in.ts';

const PATH = '/wps/session/outside';
const COOKIE = 'outside';
const COOKIE_SECONDS = 600;
const RATE = { max: 60, seconds: 60 };

type ProviderRequest = FastifyRequest<{ Params: { provider: string } }>;
type Options = Pick<LoginOptions, 'site' | 'providers' | 'publicUrl'>;

/**
 * The two addresses that the sign-in window itself visits: one leads to the provider, the other
 * takes who comes back. Whoever returns must hold the cookie of the browser that left, or a stranger
 * could finish in our member's browser what he began in his own.
 */
export function registerOutside(app: FastifyInstance, world: World, options: Options): void {
  const clients = createOutsideClients(options);
  const limit = createLimiter(RATE);
  const isSecure = options.publicUrl.startsWith('https:');

  const signInOf = ({ params }: ProviderRequest, browser: string): SignIn => ({
    clients,
    callback: new URL(`${PATH}/${encodeURIComponent(params.provider)}/callback`, options.publicUrl),
    provider: params.provider as OutsideProvider,
    browser,
  });
  /** One that cannot be reached or says no, or too many tries: the page says to try again. */
  const failed = (error: unknown) => {
    world.log.warn({ err: error }, 'an outside sign-in failed');
    return null;
  };

  app.get(`${PATH}/:provider`, async (request: ProviderRequest, reply) => {
    const browser = cookieOf(request) ?? makeToken(world.chance);
    const target = await limit(networkOf(originOf(request).ip))
      .then(() => beginSignIn(world, signInOf(request, browser)))
      .catch(failed);
    if (!target) return sendHandOver(reply, null);
    return reply
      .header('set-cookie', cookieText(browser, isSecure))
      .header('cache-control', 'no-store')
      .redirect(target.href, 302);
  });

  app.get(`${PATH}/:provider/callback`, async (request: ProviderRequest, reply) => {
    const browser = cookieOf(request);
    if (browser === null) return sendHandOver(reply, null);
    const signIn = signInOf(request, browser);
    signIn.callback.search = new URL(request.url, options.publicUrl).search;
    const ticket = await limit(networkOf(originOf(request).ip))
      .then(() => finishSignIn(world, signIn))
      .catch(failed);
    return sendHandOver(reply, ticket);
  });
}

function cookieOf({ headers }: FastifyRequest): string | null {
  const [, value = ''] = /(?:^|;\s*)outside=([\w-]*)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return isToken(value) ? value : null;
}

const cookieText = (value: string, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=${PATH}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function sendHandOver(reply: FastifyReply, ticket: string | null): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(handOverPage(ticket, nonce));
}
