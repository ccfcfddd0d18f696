import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * One digest for a list of texts, as RFC 6962 (Certificate Transparency) makes it: a leaf is
 * SHA-256(0x00 ‖ text), a node SHA-256(0x01 ‖ left ‖ right), a list is cut at the largest power of two
 * below its length, and an empty list is SHA-256 of nothing. Hex, lower case.
 */
export const merkleRoot = (leaves: readonly string[]): string =>
  bytesToHex(leaves.length === 0 ? sha256(new Uint8Array()) : rootOf(leaves.map(leafOf)));

/** The digests that lead from one leaf to the root, the lowest first. */
export const merkleProof = (leaves: readonly string[], index: number): readonly string[] =>
  pathOf(leaves.map(leafOf), index).map(bytesToHex);

type Inclusion = {
  readonly leaf: string;
  readonly index: number;
  /** How many leaves the list has. */
  readonly size: number;
  readonly proof: readonly string[];
  readonly root: string;
};

/** Whether a text is at this place of the list that has this root. */
export function verifyInclusion({ leaf, index, size, proof, root }: Inclusion): boolean {
  if (index < 0 || index >= size) return false;
  const steps = [...proof];
  const reached = climb(leafOf(leaf), { index, size }, steps);
  return reached !== null && steps.length === 0 && bytesToHex(reached) === root;
}

type Digest = Uint8Array;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

const leafOf = (text: string): Digest => sha256(concatBytes(LEAF, utf8ToBytes(text)));

const nodeOf = (left: Digest, right: Digest): Digest => sha256(concatBytes(NODE, left, right));

/** The largest power of two below a length of two or more. */
const cutOf = (length: number): number => 2 ** Math.floor(Math.log2(length - 1));

function rootOf(digests: readonly Digest[]): Digest {
  const [only] = digests;
  if (digests.length === 1 && only) return only;
  const cut = cutOf(digests.length);
  return nodeOf(rootOf(digests.slice(0, cut)), rootOf(digests.slice(cut)));
}

function pathOf(digests: readonly Digest[], index: number): readonly Digest[] {
  if (digests.length <= 1) return [];
  const cut = cutOf(digests.length);
  const [left, right] = [digests.slice(0, cut), digests.slice(cut)];
  return index < cut
    ? [...pathOf(left, index), rootOf(right)]
    : [...pathOf(right, index - cut), rootOf(left)];
}

type LeafPlace = { readonly index: number; readonly size: number };

/** Goes the way of `pathOf` backwards; takes its steps off the end. */
function climb(leaf: Digest, { index, size }: LeafPlace, steps: string[]): Digest | null {
  if (size <= 1) return leaf;
  const step = steps.pop();
  if (step === undefined || !/^[0-9a-f]{64}$/.test(step)) return null;
  const beside = hexToBytes(step);
  const cut = cutOf(size);
  const isLeft = index < cut;
  const place = isLeft ? { index, size: cut } : { index: index - cut, size: size - cut };
  const inner = climb(leaf, place, steps);
  if (inner === null) return null;
  return isLeft ? nodeOf(inner, beside) : nodeOf(beside, inner);
}
