/** SHA-256 and HMAC by FIPS 180-4 and RFC 2104, written out here so that nothing has to be trusted. */
export type Bytes = Uint8Array;

/** The first 32 bits of the fraction of a root: of n itself, or of its cube. */
function fractionOf(n: number, degree: bigint): number {
  const wanted = BigInt(n) << (32n * degree);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);

const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(prime, 2n));
const STEPS = Int32Array.from(PRIMES, (prime) => fractionOf(prime, 3n));

type Eight = [number, number, number, number, number, number, number, number];

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** What all blocks before and this one give. */
function mix(state: Int32Array, block: DataView, start: number): void {
  const w = new Int32Array(64);
  for (let t = 0; t < 16; t++) w[t] = block.getInt32(start + 4 * t);
  for (let t = 16; t < 64; t++) {
    const [far, near] = [w[t - 15]!, w[t - 2]!];
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[t] = w[t - 16]! + small + w[t - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = Array.from(state) as Eight;
  for (let t = 0; t < 64; t++) {
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + large + ((e & f) ^ (~e & g)) + STEPS[t]! + w[t]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = state[place]! + word;
  });
}

export function sha256(...parts: readonly Bytes[]): Bytes {
  const length = parts.reduce((all, part) => all + part.length, 0);
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  let at = 0;
  for (const part of parts) {
    padded.set(part, at);
    at += part.length;
  }
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(length) * 8n);
  const state = START.slice();
  for (let start = 0; start < padded.length; start += 64) mix(state, view, start);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, place) => out.setInt32(4 * place, word));
  return digest;
}

export function hmac(key: Bytes, message: Bytes): Bytes {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    block.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    block.map((byte) => byte ^ 0x5c),
    inner,
  );
}

/** A text as UTF-8. */
export const bytesOf = (text: string): Bytes =>
  Uint8Array.from(encodeURIComponent(text).match(/%..|[^%]/g) ?? [], (part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );

export const hexOf = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What the house shows before: it binds it to a seed without telling it. */
export const digestOf = (text: string): string => hexOf(sha256(bytesOf(text)));
