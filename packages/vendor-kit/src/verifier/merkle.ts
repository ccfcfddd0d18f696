import { type Bytes, bytesOf, fromHex, hexOf, sha256 } from './bytes.ts';

/** A line of text, where it stands in a list of so many, and the digests from it to the root. */
export type Inclusion = {
  readonly leaf: string;
  readonly index: number;
  readonly size: number;
  readonly path: readonly string[];
};

const node = (left: Bytes, right: Bytes): Bytes => sha256(Uint8Array.of(1), left, right);

/** The root that a leaf and its path lead to, by RFC 6962; null when the path does not fit. */
export function rootFrom({ leaf, index, size, path }: Inclusion): string | null {
  let digest = sha256(Uint8Array.of(0), bytesOf(leaf));
  let [at, last] = [index, size - 1];
  if (!(at >= 0 && at <= last)) return null;
  for (const step of path) {
    if (last === 0) return null;
    const beside = fromHex(step);
    if (at % 2 === 1 || at === last) {
      digest = node(beside, digest);
      while (at % 2 === 0 && at !== 0) {
        at = Math.floor(at / 2);
        last = Math.floor(last / 2);
      }
    } else digest = node(digest, beside);
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hexOf(digest) : null;
}
