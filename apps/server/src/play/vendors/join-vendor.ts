import { assert } from '@baize/std/assert';
import { later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import type { RoundRule } from '../play/index.ts';
import * as queries from './queries.ts';
import type { DialectName } from './vendor.ts';
import type { Scale } from './vendor-amount.ts';

export type NewVendor = {
  readonly code: string;
  readonly name: string;
  readonly dialect: DialectName;
  readonly roundRule: RoundRule;
  readonly addresses: readonly string[] | null;
  /** By the vendor's own code of a currency. */
  readonly scales: Readonly<Record<string, Scale>>;
};

/** Takes a vendor in, or changes how it is spoken to. */
export async function joinVendor(world: World, tx: Tx, vendor: NewVendor): Promise<void> {
  await queries.saveVendor(tx, {
    code: vendor.code,
    name: vendor.name,
    dialect: vendor.dialect,
    is_open: true,
    round_rule: vendor.roundRule,
    addresses: vendor.addresses === null ? null : [...vendor.addresses],
    scales: queries.writeScales(vendor.scales),
    created_at: world.clock.now(),
  });
}

type Rotation = {
  readonly vendor: string;
  /** How long the keys before it still work. */
  readonly overlapMs: number;
  /** A vendor that signs by RSA sends its public key (PEM) and keeps the private one. */
  readonly publicKey?: string;
};

/** What the vendor is given, once. Without a public key of its own: a secret to share. */
export type IssuedKey = { readonly keyId: string; readonly secret: string };

/** A new key; the old ones work on for the overlap, so that the vendor can change over in peace. */
export async function rotateVendorKey(
  world: World,
  tx: Tx,
  { vendor, overlapMs, publicKey }: Rotation,
): Promise<IssuedKey> {
  const dialect = await queries.getDialect(tx, vendor);
  assert(publicKey === undefined || dialect !== 'own', 'our own protocol is signed by a secret');
  const now = world.clock.now();
  await queries.retireKeys(tx, vendor, later(now, overlapMs));
  const keyId = `${vendor}-${Buffer.from(world.chance.bytes(6)).toString('hex')}`;
  const secret = Buffer.from(world.chance.bytes(32)).toString('base64url');
  await queries.insertKey(tx, {
    key_id: keyId,
    vendor,
    algorithm: publicKey === undefined ? 'hmac-sha256' : 'rsa-sha256',
    material: publicKey ?? secret,
    created_at: now,
    retires_at: null,
  });
  return { keyId, secret: publicKey === undefined ? secret : '' };
}
