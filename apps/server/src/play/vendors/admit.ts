import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { Instant } from '@baize/std/time';
import { isAllowed } from './addresses.ts';
import type { Book } from './directory.ts';
import type { Nonces } from './nonces.ts';
import { isBodySignedBy, isLive, isSignedBy, isTimely } from './signature.ts';
import type { DialectName, Vendor } from './vendor.ts';

/** A request as it came. What a header did not say is empty. */
export type SignedRequest = {
  readonly path: string;
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly body: Uint8Array;
  /** Where it came from; asked only where somebody wants to know. */
  readonly address: () => string;
};

/** What is looked up to know who calls. */
export type Guards = { readonly book: Book; readonly nonces: Nonces; readonly now: Instant };

/** Long enough not to meet another by chance, short enough to be kept by the hundred thousand. */
const NONCE_MIN = 8;
const NONCE_MAX = 128;

/**
 * Who calls by our own protocol, or why not. The nonce is looked at last: only what was truly signed
 * may use one up.
 */
export function admitByKey(
  { book, nonces, now }: Guards,
  request: SignedRequest,
): Vendor | VendorErrorCode {
  const { keyId, timestamp, nonce } = request;
  const known = book.keys.get(keyId);
  if (!known || known.vendor.dialect !== 'own' || !isLive(known.key, now)) return 'key_unknown';
  const { vendor, key } = known;
  if (!isWelcome(vendor, request)) return 'address_refused';
  if (!isSignedBy(key, request, request.signature)) return 'signature_wrong';
  if (!isTimely(timestamp, now)) return 'signature_stale';
  const isNonce = nonce.length >= NONCE_MIN && nonce.length <= NONCE_MAX;
  const isNew = isNonce && nonces.keep(`${keyId} ${nonce}`, now.getTime());
  return isNew ? vendor : 'nonce_repeated';
}

/** Who calls by a protocol that signs the body alone: any live key of the vendor named will do. */
export function admitByBody(
  { book, now }: Guards,
  request: SignedRequest,
  { code, dialect }: { code: string; dialect: DialectName },
): Vendor | VendorErrorCode {
  const vendor = book.vendors.get(code);
  if (!vendor || vendor.dialect !== dialect) return 'key_unknown';
  if (!isWelcome(vendor, request)) return 'address_refused';
  const isSigned = vendor.keys.some(
    (key) => isLive(key, now) && isBodySignedBy(key, request.body, request.signature),
  );
  return isSigned ? vendor : 'signature_wrong';
}

const isWelcome = ({ addresses }: Vendor, { address }: SignedRequest): boolean =>
  addresses === null || isAllowed(addresses, address());
