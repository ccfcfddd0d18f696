import { generateKeyPairSync } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS } from '@baize/std/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMember, pocketsOf, usePlay } from '../../testing/play.ts';
import {
  givenKey,
  givenVendor,
  openDoor,
  type Sending,
  sendSigned,
} from '../../testing/vendors.ts';
import { issuePlayToken } from '../play/index.ts';
import { openVendor } from './index.ts';

const t = usePlay();
let url = '';
let close = async () => {};
let key = { keyId: '', secret: '' };

beforeAll(async () => {
  await givenVendor(t.world, { code: 'acme' });
  key = await givenKey(t.world, 'acme');
  const door = await openDoor(t.world, t.play);
  url = door.url;
  close = door.close;
});
afterAll(() => close());

const send = (call: string, body: unknown, by: Partial<Sending> = {}) =>
  sendSigned(t.world, url, { ...key, call, body, ...by });

let counted = 0;
const newTx = () => `d-${(counted += 1)}`;

async function givenSession(cash = 1_000n) {
  const memberId = await givenMember(t.world, { cash });
  const launch = await t.world.db
    .transaction()
    .execute((tx) =>
      issuePlayToken(t.world, tx, { memberId, vendor: 'acme', game: 'tigers', currency: 'THB' }),
    );
  const { body } = await send('authenticate', { token: launch, requestId: newTx() });
  return { memberId, currency: 'THB', token: String(body.value['token']) };
}

const asBet = (session: { memberId: MemberId; currency: string; token: string }) => ({
  ...session,
  txId: newTx(),
  game: 'tigers',
  roundId: newTx(),
  amount: '300',
});

test('MONEY-08 a game authenticates, asks the balance, bets, settles and rolls back', async () => {
  const session = await givenSession();
  const { memberId, currency } = session;
  expect((await send('balance', { memberId, currency })).body.value).toEqual({ balance: '1000' });
  const bet = asBet(session);
  expect(await send('bet', bet)).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: null,
      value: { txId: bet.txId, balance: '700', moved: '-300', status: 'running' },
    },
  });
  const about = { memberId, currency, betId: bet.txId };
  const win = { ...about, txId: newTx(), amount: '450' };
  expect((await send('settle', win)).body.value).toMatchObject({ balance: '1150' });
  const other = asBet(session);
  await send('bet', other);
  const back = { ...about, txId: newTx(), betId: other.txId };
  expect((await send('rollback', back)).body.value).toMatchObject({ balance: '1150' });
});

test('MONEY-15 a repeat is answered with the same bytes, forty at once too', async () => {
  const bet = asBet(await givenSession());
  const replies = await Promise.all(Array.from({ length: 40 }, () => send('bet', bet)));
  expect(new Set(replies.map(({ text }) => text))).toHaveLength(1);
  expect((await send('bet', bet)).text).toBe(replies[0]?.text);
  expect(await pocketsOf(t.world, bet.memberId)).toMatchObject({ cash: 700n });
});

test.each<[string, (body: object) => Partial<Sending>, string]>([
  ['a wrong signature', () => ({ signature: 'f'.repeat(64) }), 'signature_wrong'],
  ['no signature', () => ({ signature: '' }), 'signature_wrong'],
  ['the secret of another', () => ({ secret: 'guessed' }), 'signature_wrong'],
  ['an unknown key', () => ({ keyId: 'nobody' }), 'key_unknown'],
  ['an old timestamp', () => ({ timestamp: at(-61_000) }), 'signature_stale'],
  ['a timestamp to come', () => ({ timestamp: at(61_000) }), 'signature_stale'],
  ['a timestamp that is none', () => ({ timestamp: 'soon' }), 'signature_stale'],
  ['no nonce', () => ({ nonce: '' }), 'nonce_repeated'],
  ['a nonce without end', () => ({ nonce: 'n'.repeat(129) }), 'nonce_repeated'],
])('MONEY-08 %s is refused and moves nothing', async (_, spoil, code) => {
  const bet = asBet(await givenSession());
  expect(await send('bet', bet, spoil(bet))).toMatchObject({
    body: { success: false, message: code },
  });
  expect(await pocketsOf(t.world, bet.memberId)).toMatchObject({ cash: 1_000n });
});

const at = (byMs: number) => String(t.world.clock.now().getTime() + byMs);

test('MONEY-08 a recorded message played again is refused', async () => {
  const bet = asBet(await givenSession());
  const once = { nonce: 'the-same-nonce' };
  expect((await send('bet', bet, once)).status).toBe(200);
  expect((await send('bet', bet, once)).body.message).toBe('nonce_repeated');
});

test('a signature holds for its call and its body alone', async () => {
  const bet = asBet(await givenSession());
  const path = '/vendor/v1/bet';
  const timestamp = at(0);
  const nonce = 'moved-to-another';
  const { sign } = await import('./index.ts');
  const body = Buffer.from(JSON.stringify(bet));
  const signature = sign(key.secret, { timestamp, nonce, path, body });
  const stolen = { timestamp, nonce, signature };
  expect((await send('tip', bet, stolen)).body.message).toBe('signature_wrong');
  const changed = { ...bet, amount: '3' };
  expect((await send('bet', changed, stolen)).body.message).toBe('signature_wrong');
});

test('a new key works beside the old one until the overlap ends', async () => {
  await givenVendor(t.world, { code: 'turning' });
  const old = await givenKey(t.world, 'turning');
  const fresh = await givenKey(t.world, 'turning', { overlapMs: HOUR_MS });
  const ask = { memberId: t.world.newId('mem'), currency: 'THB' };
  expect((await send('balance', ask, old)).body.message).toBe('member_unknown');
  expect((await send('balance', ask, fresh)).body.message).toBe('member_unknown');
  t.world.clock.advance(HOUR_MS);
  expect((await send('balance', ask, old)).body.message).toBe('key_unknown');
  expect((await send('balance', ask, fresh)).body.message).toBe('member_unknown');
});

test('MONEY-08 a public key is no secret: our own protocol is not signed by it', async () => {
  await givenVendor(t.world, { code: 'public', dialect: 'uuid' });
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const { keyId } = await givenKey(t.world, 'public', { publicKey });
  await givenVendor(t.world, { code: 'public', dialect: 'own' });
  const ask = { memberId: t.world.newId('mem'), currency: 'THB' };
  const forged = await send('balance', ask, { keyId, secret: publicKey });
  expect(forged.body.message).toBe('signature_wrong');
  await expect(givenKey(t.world, 'public', { publicKey })).rejects.toThrow('signed by a secret');
});

const hideVendors = (isHidden: boolean) => {
  const [from, to] = isHidden ? ['vendors_vendor', 'hidden'] : ['hidden', 'vendors_vendor'];
  return t.world.connection.pool.query(`alter table ${from} rename to ${to}`);
};

test('a door that cannot read who may come in says that it is not available', async () => {
  const fresh = await openDoor(t.world, t.play);
  const ask = { memberId: t.world.newId('mem'), currency: 'THB' };
  const call = (where: string) =>
    sendSigned(t.world, where, { ...key, call: 'balance', body: ask });
  expect((await call(url)).body.message).toBe('member_unknown');
  await hideVendors(true);
  const [unread, known] = [await call(fresh.url), await call(url)];
  await hideVendors(false);
  expect(unread).toMatchObject({ status: 503, body: { message: 'unavailable' } });
  expect(known.body.message).toBe('member_unknown');
  expect((await call(fresh.url)).body.message).toBe('member_unknown');
  await fresh.close();
});

test('only addresses of the list come in', async () => {
  await givenVendor(t.world, { code: 'far', addresses: ['203.0.113.0/24', '2001:db8::1'] });
  await givenVendor(t.world, { code: 'near', addresses: ['127.0.0.0/8'] });
  const ask = { memberId: t.world.newId('mem'), currency: 'THB' };
  const far = await send('balance', ask, await givenKey(t.world, 'far'));
  expect(far).toMatchObject({ status: 403, body: { message: 'address_refused' } });
  const near = await send('balance', ask, await givenKey(t.world, 'near'));
  expect(near.body.message).toBe('member_unknown');
});

test.each<[unknown, string]>([
  ['-5', 'negative'],
  [-5, 'negative'],
  ['abc', 'not-a-number'],
  [null, 'not-a-number'],
  [undefined, 'not-a-number'],
  ['0.001', 'too-precise'],
  [0.001, 'not-a-number'],
  ['0', 'zero'],
  ['999999999999999999999', 'too-large'],
])('MONEY-08 a stake of %s is refused, never taken as zero', async (amount, reason) => {
  const bet = { ...asBet(await givenSession()), amount };
  expect((await send('bet', bet)).body).toMatchObject({
    success: false,
    message: 'amount_invalid',
    value: { class: 'final-reject', field: 'amount', reason },
  });
  expect(await pocketsOf(t.world, bet.memberId)).toMatchObject({ cash: 1_000n });
});

test('insufficient funds tell the balance as it is now, not as it was', async () => {
  const session = await givenSession();
  await send('bet', asBet(session));
  const refused = await send('bet', { ...asBet(session), amount: '701' });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'insufficient_funds', value: { balance: '700', class: 'final-reject' } },
  });
});

test('the status of a movement is the answer it got, or that it is unknown', async () => {
  const bet = asBet(await givenSession());
  const ask = { call: 'bet', txId: bet.txId };
  expect((await send('status', ask)).body.value).toEqual({ isKnown: false, answer: null });
  const { body } = await send('bet', bet);
  expect((await send('status', ask)).body.value).toEqual({ isKnown: true, answer: body });
});

test.each([
  ['no JSON', '{', 400, 'request_invalid'],
  ['a list', [], 400, 'request_invalid'],
  ['nothing', 'null', 400, 'request_invalid'],
  ['a missing field', { txId: 'x' }, 400, 'request_invalid'],
])('a body of %s is refused', async (_, body, status, message) => {
  expect(await send('bet', body)).toMatchObject({ status, body: { message } });
});

test('a call that is none of the protocol is refused', async () => {
  expect(await send('steal', {})).toMatchObject({ status: 404, body: { message: 'call_unknown' } });
});

test('a vendor that was closed may settle and not bet', async () => {
  const session = await givenSession();
  const bet = asBet(session);
  await send('bet', bet);
  await openVendor(t.world.db, 'acme', false);
  expect((await send('bet', asBet(session))).body.message).toBe('vendor_closed');
  const { memberId, currency } = session;
  const win = { memberId, currency, betId: bet.txId, txId: newTx(), amount: '0' };
  expect((await send('settle', win)).body.success).toBe(true);
  await openVendor(t.world.db, 'acme', true);
});

test.each([
  ['nested 5,000 deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['with such a field', `{"txId":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
])('DOOR-26 a signed body %s is refused', async (_, body) => {
  const { status, body: told } = await send('bet', body);
  expect([status, told.message]).toEqual([400, 'request_invalid']);
});

test('DOOR-26 a moment of the year 9999 is refused, one of our days is taken', async () => {
  const { memberId, currency } = await givenSession();
  const payout = { memberId, currency, reason: 'promo', amount: '10' };
  const payAt = (eventAt: string) => send('payout', { ...payout, txId: newTx(), eventAt });
  const far = await payAt('9999-12-31T23:59:59Z');
  expect([far.status, far.body.message]).toEqual([400, 'request_invalid']);
  expect((await payAt('2026-11-15T04:00:00Z')).status).toBe(200);
});
