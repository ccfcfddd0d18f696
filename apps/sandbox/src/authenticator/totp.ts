/** The code of RFC 6238 with the settings everybody uses: SHA-1, six digits, thirty seconds. */
export const PERIOD_SECONDS = 30;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A key as it is copied from anywhere: with spaces, in small letters, or as a whole address. */
export function readKey(typed: string): Uint8Array<ArrayBuffer> | null {
  const address = URL.parse(typed.trim());
  const named = address?.protocol === 'otpauth:' ? address.searchParams.get('secret') : null;
  const letters = (named ?? typed).toUpperCase().replaceAll(/[\s=-]/g, '');
  if (!/^[A-Z2-7]{8,}$/.test(letters)) return null;
  let bits = '';
  for (const letter of letters) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

export async function codeOf(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const hmac = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(await crypto.subtle.sign('HMAC', hmac, counter));
  const at = digest.getUint8(19) & 0xf;
  const number = digest.getUint32(at) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
