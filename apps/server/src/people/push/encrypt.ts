import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave for the encryption of what it is sent. */
export type ReceiverKeys = { readonly p256dh: string; readonly auth: string };

/** Chance of one message; a test brings the one of RFC 8291. */
export type MessageChance = { readonly salt: Buffer; readonly privateKey: Buffer };

/** One record holds all we send; the receiver reads the size from the header. */
const RECORD_SIZE = 4_096;
/** Padding delimiter of the last record (RFC 8188). */
const LAST_RECORD = 2;
const HASH = 'sha256';

type Derived = { readonly salt: Buffer; readonly info: Buffer; readonly length: number };

const hkdf = (key: Buffer, { salt, info, length }: Derived): Buffer =>
  Buffer.from(hkdfSync(HASH, key, salt, info, length));

function freshChance(): MessageChance {
  const own = createECDH('prime256v1');
  own.generateKeys();
  return { salt: randomBytes(16), privateKey: own.getPrivateKey() };
}

/** Encrypts for one browser alone, as RFC 8291 says (aes128gcm). Throws where its keys are none. */
export function encryptFor(
  { p256dh, auth }: ReceiverKeys,
  text: string,
  { salt, privateKey }: MessageChance = freshChance(),
): Buffer {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const theirKey = Buffer.from(p256dh, 'base64url');
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(theirKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ownKey]);
  const input = hkdf(shared, { salt: Buffer.from(auth, 'base64url'), info: about, length: 32 });
  const key = hkdf(input, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = hkdf(input, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, ...sealed]);
}
