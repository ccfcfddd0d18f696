import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { HOUR_MS, type Instant, later } from '@baize/std/time';

/** The key pair by which push services know that it is us (VAPID, RFC 8292). */
export type SenderKey = {
  /** Uncompressed point, base64url: what a browser subscribes with. */
  readonly publicKey: string;
  /** PKCS 8, base64url. */
  readonly privateKey: string;
};

export function makeSenderKey(): SenderKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' });
  return { publicKey: point.toString('base64url'), privateKey: secret.toString('base64url') };
}

const GOOD_FOR_MS = 12 * HOUR_MS;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Letterhead = {
  readonly endpoint: URL;
  /** Whom a push service writes to about us: the address of the site. */
  readonly contact: string;
  readonly at: Instant;
};

/** The header that proves who sends. */
export function authorizationOf(key: SenderKey, { endpoint, contact, at }: Letterhead): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(later(at, GOOD_FOR_MS).getTime() / 1_000),
    sub: contact,
  };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const secret = createPrivateKey({
    key: Buffer.from(key.privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  });
  const signature = sign('sha256', Buffer.from(text), { key: secret, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key.publicKey}`;
}
