import { assert } from '@baize/std/assert';
import { isId } from '@baize/std/id';
import { DAY_MS, type Instant, isBefore, later } from '@baize/std/time';
import {
  type CryptoKey,
  compactDecrypt,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose';
import type { Db, Tx } from '../../db/index.ts';
import { parseJson } from '../http/parse-json.ts';
import { ensure, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import * as queries from './queries.ts';

const ALG = 'ECDH-ES';
const ENC = 'A256GCM';

/** Served for a day, readable for one more: nobody's open page stops working at midnight. */
const SERVED_MS = DAY_MS;
const READABLE_MS = 2 * DAY_MS;

export type PublicSealKey = {
  kid: string;
  alg: typeof ALG;
  enc: typeof ENC;
  key: { kty: 'EC'; crv: 'P-256'; x: string; y: string };
};

/**
 * The key clients seal for, made when there is none younger than a day. Two processes that find
 * none at once may each make one; both stay readable, so nothing is lost by it.
 */
export async function currentSealKey(world: World): Promise<PublicSealKey> {
  const now = world.clock.now();
  const newest = await queries.findNewestKey(world.db);
  const isYoung = newest && now.getTime() - newest.created_at.getTime() < SERVED_MS;
  return toPublic(isYoung ? newest : await makeSealKey(world, world.db));
}

export async function makeSealKey(world: World, db: Db | Tx) {
  const now = world.clock.now();
  const { privateKey } = await generateKeyPair(ALG, { crv: 'P-256', extractable: true });
  const row = {
    kid: world.newId('sea'),
    private_jwk: await exportJWK(privateKey),
    created_at: now,
    retires_at: later(now, READABLE_MS),
  };
  await queries.insertKey(db, row);
  return row;
}

function toPublic(row: { kid: string; private_jwk: unknown }): PublicSealKey {
  const { x, y } = row.private_jwk as { x?: string; y?: string };
  assert(x && y, 'a key of the curve P-256 has two coordinates');
  return { kid: row.kid, alg: ALG, enc: ENC, key: { kty: 'EC', crv: 'P-256', x, y } };
}

export type Unseal = (compact: string, path: string) => Promise<unknown>;

/**
 * Opens sealed bodies. The protected header names the path, so that what was sealed for one call
 * cannot be replayed at another.
 */
export function createUnseal(world: World): Unseal {
  const known = new Map<string, { key: CryptoKey; retiresAt: Instant }>();

  async function keyOf(kid: string | undefined): Promise<CryptoKey> {
    ensure(kid && isId('sea', kid), 'seal_key_unknown');
    const now = world.clock.now();
    const cached = known.get(kid);
    if (cached && isBefore(now, cached.retiresAt)) return cached.key;
    const row = await queries.findReadableKey(world.db, kid, now);
    ensure(row, 'seal_key_unknown');
    const key = await importJWK(row.private_jwk, ALG);
    assert(!ArrayBuffer.isView(key), 'a seal key is a key pair');
    known.set(kid, { key, retiresAt: row.retires_at });
    return key;
  }

  return async (compact, path) => {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(
        compact,
        (header) => keyOf(header.kid),
        { keyManagementAlgorithms: [ALG], contentEncryptionAlgorithms: [ENC] },
      );
      ensure(protectedHeader['path'] === path, 'seal_unreadable');
      const said = parseJson(new TextDecoder().decode(plaintext));
      ensure(said !== undefined, 'seal_unreadable');
      return said;
    } catch (error) {
      if (error instanceof errors.JOSEError) {
        throw new Refusal('seal_unreadable');
      }
      throw error;
    }
  };
}
