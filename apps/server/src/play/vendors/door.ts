import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createSenderOf, type World, watchStrayBytes } from '../../base/kernel/index.ts';
import type { Answer, Play } from '../play/index.ts';
import type { SignedRequest } from './admit.ts';
import { type AnswerCall, type Call, createAnswerCall, refuseStray } from './answer-call.ts';
import { own } from './dialects/own.ts';
import { createDirectory, type Directory } from './directory.ts';
import { openLines, type Serve } from './wire/lines.ts';

export type DoorOptions = {
  readonly play: Play;
  readonly directory?: Directory;
  /** Whose word about the address of a caller is taken: as the server was told. */
  readonly trustProxy?: string;
};

const EMPTY = new Uint8Array();
/** A batch of 500 results is about 100 kB. */
const BODY_MAX = 256 * 1024;

/**
 * The door of vendors: a lean path of its own, because bets are most of all traffic. The body stays
 * the bytes that came, for they are what was signed; there is no session, no gate, no throttle.
 * Calls that come whole and plain are answered on their connection (see `openLines`), all others by
 * the routes here; both lead to the same answer.
 */
export async function registerVendorDoor(
  app: FastifyInstance,
  world: World,
  { play, directory = createDirectory(world), trustProxy = 'loopback' }: DoorOptions,
): Promise<void> {
  const answerCall = createAnswerCall({ world, play, directory });
  const serve = serveLine(answerCall, createSenderOf(trustProxy));
  const lines = openLines(app.server, { serve, clock: world.clock });
  app.addHook('preClose', async () => lines.stop());
  const hasStrayBytes = watchStrayBytes(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_MAX },
      (_request, bytes, done) => done(null, bytes),
    );
    const route = (url: string, toCall: (params: Params) => Call) =>
      scope.post(url, async (request, reply) => {
        const call = toCall(request.params as Params);
        if (hasStrayBytes(request)) return send(reply, refuseStray(call));
        return send(reply, await answerCall(call, signedRequestOf(request)));
      });
    route('/vendor/v1/:call', ({ call = '' }) => ({ dialect: 'own', code: '', call }));
    for (const dialect of ['uuid', 'aggregator'] as const) {
      const url = `/vendor/${dialect}/:vendor/*`;
      route(url, ({ vendor: code = '', '*': call = '' }) => ({ dialect, code, call }));
    }
  });
}

type Params = Readonly<Record<string, string>>;

const serveLine =
  (answerCall: AnswerCall, senderOf: ReturnType<typeof createSenderOf>): Serve =>
  (request, peer) => {
    const call = callOf(request.path);
    if (!call) return null;
    const { path, keyId, timestamp, nonce, signature, body, forwardedFor } = request;
    const address = () => senderOf(peer, forwardedFor);
    return answerCall(call, { path, keyId, timestamp, nonce, signature, body, address });
  };

/** Calls of our own protocol by their addresses. */
const OWN: ReadonlyMap<string, Call> = new Map(
  own.calls.map((call) => [`/vendor/v1/${call}`, { dialect: 'own', code: '', call }]),
);
const OTHER = /^\/vendor\/(uuid|aggregator)\/([\w-]+)\/([\w/]+)$/;

/** The call at an address, where the address says it plainly. */
function callOf(path: string): Call | null {
  const known = OWN.get(path);
  if (known) return known;
  const [, dialect, code = '', call = ''] = OTHER.exec(path) ?? [];
  return dialect === 'uuid' || dialect === 'aggregator' ? { dialect, code, call } : null;
}

const signedRequestOf = (request: FastifyRequest): SignedRequest => ({
  path: request.url,
  keyId: headerOf(request, 'x-key-id'),
  timestamp: headerOf(request, 'x-timestamp'),
  nonce: headerOf(request, 'x-nonce'),
  signature: headerOf(request, 'x-signature'),
  body: request.body instanceof Uint8Array ? request.body : EMPTY,
  address: () => request.ip,
});

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const send = (reply: FastifyReply, { status, body }: Answer) =>
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
