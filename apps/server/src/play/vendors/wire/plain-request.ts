/** A request that came whole and plain, as far as a call of a vendor needs it. */
export type PlainRequest = {
  readonly path: string;
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly forwardedFor: string | undefined;
  readonly body: Buffer;
};

const FIRST_LINE = /^POST (\/vendor\/[\w./-]{1,200}) HTTP\/1\.1$/;
const NAME = /^[a-z0-9-]+$/;
const VALUE = /^[ -~]*$/;
const LENGTH = /^\d{1,6}$/;

/** A head is read as text once its end is in sight; a longer one is for others to judge. */
const HEAD_MAX = 4_096;

/** What changes how a request is to be read: such a request is not a plain one. */
const STRANGE: ReadonlySet<string> = new Set([
  'transfer-encoding',
  'expect',
  'upgrade',
  'te',
  'trailer',
]);

/**
 * Reads exactly one request of a vendor from the bytes that came together; null when they are
 * anything else: less or more than one, another address, a header twice, a header that changes how
 * the rest is read. It need not be generous, because whatever it does not take is read by Node.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  const headEnd = bytes.subarray(0, HEAD_MAX).indexOf('\r\n\r\n', 0, 'latin1');
  if (headEnd === -1) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  let lineEnd = head.indexOf('\r\n');
  const path = FIRST_LINE.exec(lineEnd === -1 ? head : head.slice(0, lineEnd))?.[1];
  if (path === undefined) return null;
  const headers = new ToldHeaders();
  while (lineEnd !== -1) {
    const next = head.indexOf('\r\n', lineEnd + 2);
    if (!headers.take(head.slice(lineEnd + 2, next === -1 ? headEnd : next))) return null;
    lineEnd = next;
  }
  const { length, keyId = '', timestamp = '', nonce = '', signature = '' } = headers;
  const { forwardedFor, host } = headers;
  const start = headEnd + 4;
  const isWhole = length !== undefined && bytes.length === start + Number(length);
  if (!isWhole || host === undefined) return null;
  const body = bytes.subarray(start);
  return { path, keyId, timestamp, nonce, signature, forwardedFor, body };
}

/** What may follow a request on its connection: another one. */
const NEXT_REQUEST = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \//;
const SIZE = /\r\ncontent-length: *(\d{1,6}) *(?:\r\n|$)/i;

/**
 * Whether bytes that came with a call of a vendor stand behind its body and are no next request.
 * Then nobody knows what was meant, and none of it may be booked.
 */
export function hasStrayBytes(bytes: Buffer): boolean {
  const headEnd = bytes.subarray(0, HEAD_MAX).indexOf('\r\n\r\n', 0, 'latin1');
  const head = headEnd === -1 ? '' : bytes.toString('latin1', 0, headEnd);
  const size = head.startsWith('POST /vendor/') ? SIZE.exec(head)?.[1] : undefined;
  if (size === undefined) return false;
  const rest = bytes.subarray(headEnd + 4 + Number(size));
  return rest.length > 0 && !NEXT_REQUEST.test(rest.toString('latin1', 0, 16));
}

/** The headers that matter here, each at most once. */
class ToldHeaders {
  host: string | undefined;
  length: string | undefined;
  keyId: string | undefined;
  timestamp: string | undefined;
  nonce: string | undefined;
  signature: string | undefined;
  forwardedFor: string | undefined;

  /** False when the line makes the request none of ours. */
  take(line: string): boolean {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon === -1 ? 0 : colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (!VALUE.test(value)) return false;
    const field = FIELDS.get(name);
    if (field === undefined) return isHarmless(name, value);
    if (this[field] !== undefined || (field === 'length' && !LENGTH.test(value))) return false;
    this[field] = value;
    return true;
  }
}

/** Whether a header that says nothing to us leaves the rest as it is. */
function isHarmless(name: string, value: string): boolean {
  if (!NAME.test(name) || STRANGE.has(name)) return false;
  return name !== 'connection' || value.toLowerCase() === 'keep-alive';
}

const FIELDS: ReadonlyMap<string, keyof Omit<ToldHeaders, 'take'>> = new Map([
  ['host', 'host'],
  ['content-length', 'length'],
  ['x-key-id', 'keyId'],
  ['x-timestamp', 'timestamp'],
  ['x-nonce', 'nonce'],
  ['x-signature', 'signature'],
  ['x-forwarded-for', 'forwardedFor'],
]);
