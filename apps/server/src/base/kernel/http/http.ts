import { type Endpoint, isShutToExcluded } from '@baize/contract/endpoint';
import type { Envelope } from '@baize/contract/envelope';
import { ERRORS, type ErrorCode } from '@baize/contract/errors';
import { assert } from '@baize/std/assert';
import { holdsNul } from '@baize/std/holds-nul';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { callSeconds } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Unseal } from '../seal/seal.ts';
import { isTracing } from '../tracing.ts';
import type { Caller, Origin, World } from '../world.ts';
import { callInSpan } from './call-in-span.ts';
import { deviceOf, nameDevice } from './device.ts';
import { createKeptAnswers, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';
import { originOf, requestIdOf } from './origin.ts';
import { parseJson } from './parse-json.ts';
import { sendKept } from './send-kept.ts';
import {
  answer,
  type IncomingCall,
  type Reply,
  type Route,
  refuse,
  type Wording,
} from './serve.ts';
import { type FindEnding, withEnding } from './session-ending.ts';
import type { Throttle } from './throttle.ts';

/** Finds out whose a session's token is; null when nobody's. `isAnew` believes nothing kept. */
export type Identify = (token: string, isAnew?: boolean) => Promise<Caller | null>;

/** Decides whether a visitor may come in at all: blocked regions, maintenance. */
export type Gate = (origin: Origin, caller: Caller | null) => Promise<ErrorCode | null>;

/** Whether this is really the caller's password; asked for calls that say `confirm: 'password'`. */
export type Confirm = (caller: Caller | null, password: string) => Promise<boolean>;

export type Doors = {
  readonly identify: Identify;
  readonly findEnding?: FindEnding;
  readonly confirm: Confirm;
  readonly gate: Gate;
  readonly unseal: Unseal;
  readonly throttle: Throttle;
  readonly guardFlood?: (ip: string) => Promise<void>;
  readonly wording: Wording;
};

const BODY_MAX = 256 * 1024;
const YEAR_SECONDS = 31_536_000;
const SEALED_TYPE = 'application/jose';

const NOTHING_THERE = {
  success: false,
  message: 'not_found',
  value: { text: ERRORS.not_found.text },
} satisfies Envelope<never>;

export type HttpOptions = {
  /** Whose word about a visitor's address is taken: names or networks, as Fastify knows them. */
  readonly trustProxy?: string;
  /** The header in which such a proxy names the visitor's country; none is believed unless named. */
  readonly regionHeader?: string | null;
};

declare module 'fastify' {
  interface FastifyInstance {
    regionHeader: string | null;
  }
}

export function createHttp({
  trustProxy = 'loopback',
  regionHeader = null,
}: HttpOptions = {}): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_MAX,
    trustProxy,
    genReqId: requestIdOf,
    logger: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read is an address where nothing is.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply)
        .header('x-content-type-options', 'nosniff')
        .code(ERRORS.not_found.status)
        .send(NOTHING_THERE);
    },
  });
  app.decorate('regionHeader', regionHeader?.toLowerCase() ?? null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(SEALED_TYPE, { parseAs: 'string' }, (_request, text, done) =>
    done(null, { sealed: text }),
  );
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, { plain: text }),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, { form: text }),
  );
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (request.protocol !== 'https') return;
    void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
  return app;
}

/** Puts the contract's calls on the wire. */
export function registerRoutes(
  app: FastifyInstance,
  world: World,
  { routes, doors }: { routes: readonly Route[]; doors: Doors },
) {
  const told = { ...world, wording: doors.wording };
  const keptAnswers = createKeptAnswers(told);
  for (const route of routes) {
    const { method, path, cache, access, bodyMax } = route.endpoint;
    assert(!cache || (method === 'GET' && access === 'guest'), `${path} says the same to everyone`);
    app.route({
      method,
      url: path,
      bodyLimit: bodyMax ?? BODY_MAX,
      handler: async (request, reply) => {
        const startedAt = performance.now();
        const origin = { ...originOf(request), ...deviceFor(route.endpoint, request, reply) };
        const handling = { told, doors, origin, keptAnswers };
        const work = () => handle(route, request, handling);
        const result = await (isTracing() ? callInSpan(route.endpoint, origin, work) : work());
        const isKept = 'plain' in result;
        callSeconds.observe(
          { path, status: isKept ? 200 : result.status },
          (performance.now() - startedAt) / 1_000,
        );
        if (isKept) return sendKept(request, reply, result);
        // An answer is for one member: no proxy on the way may cache it.
        return reply.header('cache-control', 'no-store').code(result.status).send(result.body);
      },
    });
  }
}

/** Logins and registrations are what guests post: a browser that has no name yet gets one then. */
function deviceFor(
  { access, method }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Pick<Origin, 'device'> {
  if (access !== 'guest' || method !== 'POST') return {};
  return { device: deviceOf(request) ?? nameDevice(request, reply) };
}

type Handling = { told: World & { wording: Wording }; doors: Doors; origin: Origin };
type CallHandling = Handling & { keptAnswers: KeptAnswers };

async function handle(
  route: Route,
  request: FastifyRequest,
  { told, doors, origin, keptAnswers }: CallHandling,
): Promise<Reply | KeptAnswer> {
  try {
    const { endpoint } = route;
    await doors.guardFlood?.(origin.ip);
    checkHeaders(endpoint, request);
    if (endpoint.cache && (await isOpenToEveryone(endpoint, doors, origin))) {
      await doors.throttle(endpoint, { ip: origin.ip, caller: null });
      return await keptAnswers.answer(route, origin, withoutNul(request.query));
    }
    const token = bearerOf(request) ?? (endpoint.tokenInQuery ? queryTokenOf(request) : null);
    const caller = token === null ? null : await doors.identify(token, isShutToExcluded(endpoint));
    await doors.throttle(endpoint, { ip: origin.ip, caller });
    if (!endpoint.alwaysOpen) {
      const closed = await doors.gate(origin, caller);
      if (closed) throw new Refusal(closed);
    }
    const body = await bodyOf(endpoint, request, doors.unseal);
    if (endpoint.confirm) {
      const { password } = (body ?? {}) as { password?: unknown };
      const isRight = typeof password === 'string' && (await doors.confirm(caller, password));
      if (!isRight) throw new Refusal('password_wrong');
    }
    const asked: IncomingCall = { caller, origin, body };
    const reply = await answer(route, told, asked);
    return token === null ? reply : await withEnding(reply, token, doors.findEnding);
  } catch (error) {
    return failureReply(error, { told, doors, origin });
  }
}

/** True when the answer does not depend on the caller, so that the session need not be read. */
const isOpenToEveryone = async (endpoint: Endpoint, doors: Doors, origin: Origin) =>
  endpoint.alwaysOpen === true || (await doors.gate(origin, null)) === null;

function checkHeaders({ headers = {} }: Endpoint, request: FastifyRequest): void {
  const wrong = Object.entries(headers).filter(([name, value]) => request.headers[name] !== value);
  if (wrong.length === 0) return;
  throw new Refusal('invalid_input', { fields: wrong.map(([name]) => name) });
}

/** Sealed calls take sealed bodies and nothing else; all others take plain ones. */
async function bodyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  unseal: Unseal,
): Promise<unknown> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return withoutNul(request.query);
  const body = (request.body ?? {}) as { sealed?: string; plain?: string; form?: string };
  if (endpoint.sealed) {
    if (body.sealed === undefined) throw new Refusal('sealed_required');
    return withoutNul(await unseal(body.sealed, endpoint.path));
  }
  if (body.form !== undefined)
    return withoutNul(Object.fromEntries(new URLSearchParams(body.form)));
  if (body.plain === undefined || body.plain === '') return {};
  return withoutNul(parsePlain(body.plain));
}

function parsePlain(text: string): unknown {
  const body = parseJson(text);
  if (body === undefined) throw new Refusal('invalid_input', { fields: [] });
  return body;
}

/** PostgreSQL keeps no text with a NUL in it, so none comes further than here. */
function withoutNul(body: unknown): unknown {
  if (holdsNul(body)) throw new Refusal('invalid_input', { fields: [] });
  return body;
}

/** The session a caller brings. */
export const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') && header.length < 200 ? header.slice(7) : null;
};

/** Outside clients bring it so. An address with its query is in no log and no figure of ours. */
const queryTokenOf = ({ query }: FastifyRequest): string | null => {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' && token.length < 200 ? token : null;
};

/** Faults and bugs: the caller learns that nothing was changed, and a reference to ask about. */
export function failureReply(error: unknown, { told, doors, origin }: Handling): Reply {
  if (error instanceof Refusal) return refuse(error, doors.wording, origin);
  const code: ErrorCode = isDatabaseAway(error) ? 'unavailable' : 'unknown';
  told.log.error({ err: error, requestId: origin.requestId }, 'a call failed');
  return refuse(new Refusal(code, { reference: origin.requestId }), doors.wording, origin);
}

/** Connection refused or lost, the database shutting down, starting, or out of connections. */
const AWAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const AWAY_WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a conn)/;

function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return AWAY.has(String(code)) || AWAY_WITHOUT_CODE.test(String(message));
}

/** Fastify's own refusals (body too large, unreadable type, no such path) in our envelope. */
export function registerFallbacks(app: FastifyInstance, world: World, doors: Doors) {
  const told = { ...world, wording: doors.wording };
  app.setErrorHandler((error: unknown, request, reply) => {
    const origin = originOf(request);
    const result = failureReply(fromFastify(error), { told, doors, origin });
    return reply.header('cache-control', 'no-store').code(result.status).send(result.body);
  });
  app.setNotFoundHandler((request, reply) => notFound(request, reply, doors.wording));
}

function notFound(request: FastifyRequest, reply: FastifyReply, wording: Wording) {
  const result = refuse(new Refusal('not_found'), wording, originOf(request));
  return reply.code(ERRORS.not_found.status).send(result.body);
}

function fromFastify(error: unknown): unknown {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('too_large');
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Refusal('invalid_input', { fields: [] });
  }
  return error;
}
