import type { AddressInfo } from 'node:net';
import { createHttp } from '../base/kernel/index.ts';
import type { Play } from '../play/play/index.ts';
import {
  createDirectory,
  joinVendor,
  type NewVendor,
  ownScale,
  registerVendorDoor,
  rotateVendorKey,
  sign,
} from '../play/vendors/index.ts';
import type { TestWorld } from './world.ts';

/** The door of vendors on a port of its own. */
export async function openDoor(world: TestWorld, play: Play) {
  const app = createHttp();
  await registerVendorDoor(app, world, { play, directory: createDirectory(world, 0) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}

export const givenVendor = (world: TestWorld, facts: Partial<NewVendor> & { code: string }) =>
  world.db.transaction().execute((tx) =>
    joinVendor(world, tx, {
      name: facts.code,
      dialect: 'own',
      roundRule: 'mixed',
      addresses: null,
      scales: { THB: ownScale('THB') },
      ...facts,
    }),
  );

export const givenKey = (
  world: TestWorld,
  vendor: string,
  { overlapMs = 0, publicKey }: { overlapMs?: number; publicKey?: string } = {},
) =>
  world.db.transaction().execute((tx) =>
    rotateVendorKey(world, tx, {
      vendor,
      overlapMs,
      ...(publicKey === undefined ? {} : { publicKey }),
    }),
  );

export type Sending = {
  readonly keyId: string;
  readonly secret: string;
  readonly timestamp?: string;
  readonly nonce?: string;
  readonly signature?: string;
};

let sent = 0;

/** Sends a call of our own protocol; a test spoils the part it is about. */
export async function sendSigned(
  world: TestWorld,
  url: string,
  { call, body, ...by }: Sending & { call: string; body: unknown },
) {
  const path = `/vendor/v1/${call}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = by.timestamp ?? String(world.clock.now().getTime());
  sent += 1;
  const nonce = by.nonce ?? `nonce-${sent}-of-test`;
  const bytes = Buffer.from(text);
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-key-id': by.keyId,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': by.signature ?? sign(by.secret, { timestamp, nonce, path, body: bytes }),
    },
    body: bytes,
  });
  const answer = await response.text();
  return { status: response.status, text: answer, body: JSON.parse(answer) as VendorReply };
}

export type VendorReply = {
  readonly success: boolean;
  readonly message: string | null;
  readonly value: Readonly<Record<string, unknown>>;
};
