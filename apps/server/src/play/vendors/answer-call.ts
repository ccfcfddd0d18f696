import { isAscii } from 'node:buffer';
import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { SpanKind } from '@opentelemetry/api';
import {
  inSpan,
  isTracing,
  noteOutsideCall,
  parseJson,
  type World,
} from '../../base/kernel/index.ts';
import type { Answer, Play } from '../play/index.ts';
import { admitByBody, admitByKey, type Guards, type SignedRequest } from './admit.ts';
import type { Dialect } from './dialect.ts';
import { aggregator } from './dialects/aggregator.ts';
import { own } from './dialects/own.ts';
import { uuidDialect } from './dialects/uuid.ts';
import type { Book, Directory } from './directory.ts';
import { createNonces } from './nonces.ts';
import { runReading } from './run-reading.ts';
import type { DialectName, Vendor } from './vendor.ts';

/** The dialect and the operation of a request, read from its URL; `code` is the vendor's, if the URL has it. */
export type Call = { readonly dialect: DialectName; readonly code: string; readonly call: string };

/** Answers a request. It never throws: a fault becomes an answer of the dialect. */
export type AnswerCall = (call: Call, request: SignedRequest) => Promise<Answer>;

const DIALECTS: Readonly<Record<DialectName, Dialect>> = { own, uuid: uuidDialect, aggregator };

type AnswerCallParts = {
  readonly world: World;
  readonly play: Play;
  readonly directory: Directory;
};

export function createAnswerCall({ world, play, directory }: AnswerCallParts): AnswerCall {
  const nonces = createNonces();

  function answer(call: Call, request: SignedRequest, book: Book): Promise<Answer> {
    const dialect = DIALECTS[call.dialect];
    const begunMs = performance.now();
    const vendor = admit({ book, nonces, now: world.clock.now() }, call, request);
    if (typeof vendor === 'string') {
      const claimed = claimedVendor(book, call, request);
      if (claimed !== null)
        noteOutsideCall(world, { kind: 'vendor', code: claimed }, { isFailed: true, ms: 0 });
      return refuse(dialect, vendor);
    }
    const note = (isFailed: boolean) =>
      noteOutsideCall(
        world,
        { kind: 'vendor', code: vendor.code },
        { isFailed, ms: performance.now() - begunMs },
      );
    const body = parse(request.body);
    if (body === undefined) {
      note(true);
      return refuse(dialect, 'request_invalid');
    }
    const fail = (error: unknown): Answer => {
      note(true);
      world.log.error({ err: error, vendor: vendor.code, call: call.call }, 'a vendor call failed');
      return dialect.refuse({ code: 'unconfirmed' }, body);
    };
    try {
      const reading = dialect.read(call.call, body, vendor);
      return runReading({ world, play }, { vendor, dialect, body }, reading).then((answered) => {
        note(reading.does === 'refuse');
        return answered;
      }, fail);
    } catch (error) {
      return Promise.resolve(fail(error));
    }
  }

  function answerWhenRead(call: Call, request: SignedRequest): Promise<Answer> {
    const book = directory.fresh();
    if (book) return answer(call, request, book);
    return directory.read().then(
      (read) => answer(call, request, read),
      (error: unknown) => {
        world.log.error({ err: error, call: call.call }, 'nobody can be admitted');
        return refuse(DIALECTS[call.dialect], 'unavailable');
      },
    );
  }

  return (call, request) =>
    isTracing()
      ? answerInSpan(call, () => answerWhenRead(call, request))
      : answerWhenRead(call, request);
}

/** Named only by calls that exist: whoever asks for others would make names without end. */
function answerInSpan({ dialect, call }: Call, work: () => Promise<Answer>): Promise<Answer> {
  const known = DIALECTS[dialect].calls.includes(call) ? call : 'unknown';
  return inSpan({ name: `vendor ${dialect} ${known}`, kind: SpanKind.SERVER }, async (span) => {
    const answered = await work();
    span?.setAttribute('http.response.status_code', answered.status);
    return answered;
  });
}

const admit = (guards: Guards, call: Call, request: SignedRequest): Vendor | VendorErrorCode =>
  call.dialect === 'own' ? admitByKey(guards, request) : admitByBody(guards, request, call);

/** Whose call it says it is, where it was not admitted; null for a name that nobody has. */
const claimedVendor = (book: Book, call: Call, request: SignedRequest): string | null => {
  const known = call.dialect === 'own' ? book.keys.get(request.keyId)?.vendor : null;
  return (known ?? book.vendors.get(call.code))?.code ?? null;
};

const refuse = (dialect: Dialect, code: VendorErrorCode): Promise<Answer> =>
  Promise.resolve(dialect.refuse({ code }, null));

/** The answer to a request with more bytes than its declared body; none of it was read. */
export const refuseStray = ({ dialect }: Call): Answer =>
  DIALECTS[dialect].refuse({ code: 'request_invalid' }, null);

const decoder = new TextDecoder('utf-8', { fatal: true });

/** ASCII, which nearly every body is, decodes faster as latin1 and to the same text. */
const textOf = (body: Uint8Array): string =>
  Buffer.isBuffer(body) && isAscii(body) ? body.toString('latin1') : decoder.decode(body);

function parse(body: Uint8Array): unknown {
  try {
    return parseJson(textOf(body));
  } catch {
    return undefined;
  }
}
