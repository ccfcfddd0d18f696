import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/** A round as a relay tells it. */
export type DrandRound = {
  readonly round: number;
  readonly randomness: string;
  readonly signature: string;
};

const scheme = bls12_381.shortSignatures;

/** How messages of quicknet (`bls-unchained-g1-rfc9380`) are hashed to the curve. */
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Whether the many parties of a chain have really signed this round: the signature is theirs over the
 * round's number, and the randomness is its digest. So a relay that lies is found out.
 */
export function isSignedRound(said: DrandRound, publicKey: string): boolean {
  const { round, randomness, signature } = said;
  if (!/^[0-9a-f]{96}$/.test(signature)) return false;
  const bytes = Buffer.from(signature, 'hex');
  if (sha256(bytes).toString('hex') !== randomness) return false;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  try {
    const point = scheme.hash(sha256(number), DST);
    return scheme.verify(bytes, point, Buffer.from(publicKey, 'hex'));
  } catch {
    // No point of the curve at all.
    return false;
  }
}
