import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { Instant } from '@baize/std/time';
import { isAllowed } from './addresses.ts';
import type { Directory } from './directory.ts';
import type { Nonces } from './nonces.ts';
import { isBodySignedBy, isLive, isSignedBy, isTimely } from './signature.ts';
import type { DialectName, Vendor } from './vendor.ts';

/** A request as it came. */
export type Knock = {
  readonly path: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Uint8Array;
};

/** Long enough not to meet another by chance, short enough to be kept by the hundred thousand. */
const NONCE_MIN = 8;
const NONCE_MAX = 128;

type Guards = { readonly directory: Directory; readonly nonces: Nonces };

const headerOf = ({ headers }: Knock, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Who calls by our own protocol, or why not. The nonce is looked at last: only what was truly signed
 * may use one up.
 */
export async function admitByKey(
  { directory, nonces }: Guards,
  knock: Knock,
  now: Instant,
): Promise<Vendor | VendorErrorCode> {
  const keyId = headerOf(knock, 'x-key-id');
  const known = await directory.byKey(keyId);
  if (!known || known.vendor.dialect !== 'own' || !isLive(known.key, now)) return 'key_unknown';
  const { vendor, key } = known;
  if (!isAllowed(vendor.addresses, knock.ip)) return 'address_refused';
  const timestamp = headerOf(knock, 'x-timestamp');
  const nonce = headerOf(knock, 'x-nonce');
  const { path, body } = knock;
  const signature = headerOf(knock, 'x-signature');
  if (!isSignedBy(key, { timestamp, nonce, path, body }, signature)) return 'signature_wrong';
  if (!isTimely(timestamp, now)) return 'signature_stale';
  const isNonce = nonce.length >= NONCE_MIN && nonce.length <= NONCE_MAX;
  const isNew = isNonce && nonces.keep(`${keyId} ${nonce}`, now.getTime());
  return isNew ? vendor : 'nonce_repeated';
}

/** Who calls by a protocol that signs the body alone: any live key of the vendor named will do. */
export async function admitByBody(
  { directory }: Pick<Guards, 'directory'>,
  { code, dialect, now, ...knock }: Knock & { code: string; dialect: DialectName; now: Instant },
): Promise<Vendor | VendorErrorCode> {
  const vendor = await directory.byCode(code);
  if (!vendor || vendor.dialect !== dialect) return 'key_unknown';
  if (!isAllowed(vendor.addresses, knock.ip)) return 'address_refused';
  const signature = headerOf(knock, 'x-signature');
  const isSigned = vendor.keys.some(
    (key) => isLive(key, now) && isBodySignedBy(key, knock.body, signature),
  );
  return isSigned ? vendor : 'signature_wrong';
}
