import { proofTextOf } from '@baize/std/list-proof';

/** The SHA-256 of a text as 64 characters, reckoned by this browser. */
async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reckons the digest of a seed and a list, as it was published before the first draw. */
export const checkList = (seed: string, list: readonly string[]): Promise<string> =>
  digestOf(proofTextOf(seed, list));
