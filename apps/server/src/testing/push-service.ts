import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a device was told, as its browser reads it. */
export type ToldNote = {
  readonly title: string;
  readonly body: string;
  readonly page: string;
  readonly tag: string;
};

type Received = {
  readonly device: string;
  readonly note: ToldNote;
  readonly authorization: string;
};

/** A push service that we run, with browsers whose notes it can open. */
export type PushService = {
  /** A browser's subscription, as its page would hand it in. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  readonly received: Received[];
  /** What the service answers from now on. */
  status: number;
  stop(): Promise<void>;
};

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Browser>();
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const device = request.url ?? '';
      const browser = devices.get(device);
      if (browser && service.status < 300) {
        const note = JSON.parse(openNote(browser, body)) as ToldNote;
        received.push({ device, note, authorization: request.headers.authorization ?? '' });
      }
      reply.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    received,
    status: 201,
    subscribe: () => {
      const browser = newBrowser();
      const device = `/device/${devices.size}`;
      devices.set(device, browser);
      return {
        endpoint: `http://127.0.0.1:${port}${device}`,
        keys: {
          p256dh: browser.ecdh.getPublicKey('base64url'),
          auth: browser.auth.toString('base64url'),
        },
      };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

type Browser = { readonly ecdh: ReturnType<typeof createECDH>; readonly auth: Buffer };

function newBrowser(): Browser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type Derived = { readonly salt: Buffer; readonly info: Buffer; readonly length: number };

const hkdf = (key: Buffer, { salt, info, length }: Derived): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What a browser does with what it is sent (RFC 8291). */
function openNote({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const input = hkdf(ecdh.computeSecret(senderKey), { salt: auth, info: about, length: 32 });
  const key = hkdf(input, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = hkdf(input, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([opener.update(body.subarray(keyEnd, -16)), opener.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
