import { once } from 'node:events';
import { connect } from 'node:net';
import { assert } from '@baize/std/assert';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMember, usePlay } from '../../testing/play.ts';
import { givenKey, givenVendor, openDoor } from '../../testing/vendors.ts';
import { issuePlayToken, openPlaySession } from '../play/index.ts';
import { sign } from './index.ts';

const t = usePlay();
let port = 0;
let close = async () => {};
let key = { keyId: '', secret: '' };

beforeAll(async () => {
  await givenVendor(t.world, { code: 'acme' });
  key = await givenKey(t.world, 'acme');
  const door = await openDoor(t.world, t.play);
  port = Number(new URL(door.url).port);
  close = door.close;
});
afterAll(() => close());

const PATH = '/vendor/v1/bet';
let count = 0;

/** A player at the game, with 1,000 to bet with. */
async function givenSession() {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const launchToken = await t.world.db.transaction().execute(async (tx) => {
    const about = { memberId, vendor: 'acme', game: 'tigers', currency: 'THB' };
    return issuePlayToken(t.world, tx, about);
  });
  const opening = { vendor: 'acme', launchToken, requestId: `open-${(count += 1)}` };
  const session = await openPlaySession(t.world, opening);
  assert(typeof session !== 'string', 'a launch token opens a session once');
  return { memberId, token: session.token, currency: 'THB', game: 'tigers' };
}

/** A bet of 300, signed as it must be. */
function betOf(session: object, more = '') {
  count += 1;
  const body = `${JSON.stringify({ ...session, txId: `stray-${count}`, amount: '300' })}${more}`;
  const timestamp = String(t.world.clock.now().getTime());
  const nonce = `nonce-of-stray-${count}`;
  const signed = { timestamp, nonce, path: PATH, body: Buffer.from(body) };
  const head = [
    `POST ${PATH} HTTP/1.1`,
    'host: wallet.example',
    `x-key-id: ${key.keyId}`,
    `x-timestamp: ${timestamp}`,
    `x-nonce: ${nonce}`,
    `x-signature: ${sign(key.secret, signed)}`,
    'content-type: application/json',
  ];
  return { head, body };
}

/** The answer, which fits into what comes at once. */
async function send(bytes: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  socket.write(bytes);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return String(answer);
}

type SignedBet = ReturnType<typeof betOf>;

const sized = ({ head, body }: SignedBet) =>
  `${[...head, `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`;

const inChunks = ({ head, body }: SignedBet) =>
  `${[...head, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n` +
  `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** The next bet of the player tells: had the one before been booked, less would be left. */
const expectUnbooked = async (session: object) =>
  expect(await send(sized(betOf(session)))).toContain('"balance":"700"');

test.each([
  ['as it was signed', sized],
  ['in chunks', inChunks],
])('a signed bet %s is booked when nothing stands behind it', async (_, write) => {
  const session = await givenSession();
  expect(await send(write(betOf(session)))).toContain('"balance":"700"');
});

test.each([
  ['a brace', sized, '}'],
  ['a second body', sized, '{"amount":"1"}'],
  ['a word', sized, 'GARBAGE\r\n\r\n'],
  ['the beginning of a method', sized, 'POST'],
  ['a brace, in chunks', inChunks, '}'],
  ['a word, in chunks', inChunks, 'GARBAGE\r\n\r\n'],
])(
  'DOOR-13 a signed bet with bytes behind its body is refused before anything is booked: %s',
  async (_, write, more) => {
    const session = await givenSession();
    const answer = await send(`${write(betOf(session))}${more}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('"success":true');
    await expectUnbooked(session);
  },
);

test.each([['x'], [' {}'], ['\0']])(
  'DOOR-13 bytes behind the JSON that were signed with it (%j) are refused too',
  async (more) => {
    const session = await givenSession();
    expect(await send(sized(betOf(session, more)))).toContain('request_invalid');
    await expectUnbooked(session);
  },
);
