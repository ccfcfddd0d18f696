import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../kernel/index.ts';
import type { Answer, Play } from '../play/index.ts';
import { admitByBody, admitByKey, type Knock } from './admit.ts';
import type { Dialect } from './dialect.ts';
import { aggregator } from './dialects/aggregator.ts';
import { own } from './dialects/own.ts';
import { uuidDialect } from './dialects/uuid.ts';
import { createDirectory, type Directory } from './directory.ts';
import { createNonces } from './nonces.ts';
import { runReading } from './run-reading.ts';
import type { DialectName, Vendor } from './vendor.ts';

const OTHERS: readonly { name: DialectName; dialect: Dialect }[] = [
  { name: 'uuid', dialect: uuidDialect },
  { name: 'aggregator', dialect: aggregator },
];

export type DoorOptions = { readonly play: Play; readonly directory?: Directory };

const EMPTY = new Uint8Array();
const BODY_MAX = 64 * 1024;

/**
 * The door of vendors: a lean path of its own, because bets are most of all traffic. The body stays
 * the bytes that came, for they are what was signed; there is no session, no gate, no throttle.
 */
export async function registerVendorDoor(
  app: FastifyInstance,
  world: World,
  { play, directory = createDirectory(world) }: DoorOptions,
): Promise<void> {
  const guards = { directory, nonces: createNonces() };
  const house = { world, play };

  const serveOwn = async (request: FastifyRequest, reply: FastifyReply) => {
    const knock = knockOf(request);
    const { call } = request.params as { call: string };
    const admit = () => admitByKey(guards, knock, world.clock.now());
    return send(reply, await answerTo({ admit, call, dialect: own, body: knock.body }));
  };

  const serveOther =
    (name: DialectName, dialect: Dialect) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const knock = knockOf(request);
      const { vendor: code, '*': call } = request.params as { vendor: string; '*': string };
      const now = world.clock.now();
      const admit = () => admitByBody(guards, { ...knock, code, dialect: name, now });
      return send(reply, await answerTo({ admit, call, dialect, body: knock.body }));
    };

  async function answerTo({ admit, call, dialect, body }: Called): Promise<Answer> {
    const vendor = await admit().catch((error: unknown) => {
      world.log.error({ err: error, call }, 'nobody can be admitted');
      return 'unavailable' as const;
    });
    if (typeof vendor === 'string') return dialect.refuse({ code: vendor }, null);
    const parsed = parse(body);
    if (parsed === undefined) return dialect.refuse({ code: 'request_invalid' }, null);
    const caller = { vendor, dialect, body: parsed };
    try {
      return await runReading(house, caller, dialect.read(call, parsed, vendor));
    } catch (error) {
      world.log.error({ err: error, vendor: vendor.code, call }, 'a vendor call failed');
      return dialect.refuse({ code: 'unconfirmed' }, parsed);
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_MAX },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.post('/vendor/v1/:call', serveOwn);
    for (const { name, dialect } of OTHERS) {
      scope.post(`/vendor/${name}/:vendor/*`, serveOther(name, dialect));
    }
  });
}

type Called = {
  readonly admit: () => Promise<Vendor | VendorErrorCode>;
  readonly call: string;
  readonly dialect: Dialect;
  readonly body: Uint8Array;
};

const knockOf = (request: FastifyRequest): Knock => ({
  path: request.url,
  ip: request.ip,
  headers: request.headers,
  body: request.body instanceof Uint8Array ? request.body : EMPTY,
});

const decoder = new TextDecoder('utf-8', { fatal: true });

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(body)) as unknown;
  } catch {
    return undefined;
  }
}

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
