import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { VENDOR_ERROR_CODES, VENDOR_ERRORS } from '@baize/contract/vendor-errors';
import type { MemberId } from '@baize/std/id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMember, pocketsOf, usePlay } from '../../../testing/play.ts';
import { givenKey, givenVendor, openDoor } from '../../../testing/vendors.ts';
import { issuePlayToken, openPlaySession } from '../../play/index.ts';
import type { Scale } from '../vendor-amount.ts';
import { AGGREGATOR_CODE, aggregator } from './aggregator.ts';
import { own } from './own.ts';
import { UUID_STATUS, uuidDialect } from './uuid.ts';

const t = usePlay();
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const FINE: Scale = { currency: 'THB', decimals: 0, worth: 1n, per: 1_000n };
const VND2: Scale = { currency: 'VND', decimals: 4, worth: 1_000n, per: 1n };

let url = '';
let close = async () => {};
let secret = '';

beforeAll(async () => {
  await givenVendor(t.world, { code: 'hub', dialect: 'uuid', scales: { THB: FINE } });
  await givenKey(t.world, 'hub', { publicKey: pair.publicKey });
  await givenVendor(t.world, { code: 'many', dialect: 'aggregator', scales: { VND2 } });
  secret = (await givenKey(t.world, 'many')).secret;
  const door = await openDoor(t.world, t.play);
  url = door.url;
  close = door.close;
});
afterAll(() => close());

async function post(path: string, text: string, signature: string) {
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  const response = await fetch(`${url}/vendor/${path}`, { method: 'POST', headers, body: text });
  return (await response.json()) as Record<string, unknown>;
}

const hub = (call: string, body: object, sign = pair.privateKey) => {
  const text = JSON.stringify(body);
  return post(`uuid/hub/${call}`, text, createSign('sha256').update(text).sign(sign, 'base64'));
};

const many = (call: string, body: object, by = secret) => {
  const text = JSON.stringify(body);
  return post(`aggregator/many/${call}`, text, createHmac('sha256', by).update(text).digest('hex'));
};

test.each([
  ['uuid', UUID_STATUS],
  ['aggregator', AGGREGATOR_CODE],
])('MONEY-08 the table of the %s dialect has every refusal', (_, table) => {
  expect(Object.keys(table).sort()).toEqual([...VENDOR_ERROR_CODES].sort());
});

test.each(VENDOR_ERROR_CODES)('every dialect can say %s', (code) => {
  const { status, class: kind } = VENDOR_ERRORS[code];
  expect(own.refuse({ code }, null)).toMatchObject({ status });
  expect(JSON.parse(own.refuse({ code }, null).body)).toMatchObject({
    message: code,
    value: { class: kind },
  });
  const uuid = JSON.parse(uuidDialect.refuse({ code }, { request_uuid: 'r' }).body) as object;
  expect(uuid).toEqual({ status: UUID_STATUS[code], request_uuid: 'r' });
  expect(JSON.parse(aggregator.refuse({ code }, { id: 'q' }).body)).toEqual({
    id: 'q',
    statusCode: AGGREGATOR_CODE[code],
  });
});

async function givenHubSession() {
  const user = await givenMember(t.world, { cash: 1_000n });
  const launch = { memberId: user, vendor: 'hub', game: null, currency: 'THB' };
  const launchToken = await t.world.db
    .transaction()
    .execute((tx) => issuePlayToken(t.world, tx, launch));
  const session = await openPlaySession(t.world, { vendor: 'hub', launchToken, requestId: 'r' });
  if (typeof session === 'string') throw new Error(session);
  return { user, currency: 'THB', token: session.token };
}

let counted = 0;
const newUuid = () => `0000-uuid-${(counted += 1)}`;
const hubBet = <Session extends object>(session: Session) => ({
  ...session,
  request_uuid: newUuid(),
  transaction_uuid: newUuid(),
  round: newUuid(),
  game_code: 'tigers',
  amount: 300_000,
});

test('MONEY-08 two uuids and RSA: balance, bet, win, rollback', async () => {
  const session = await givenHubSession();
  const { user } = session;
  const who = { user, currency: 'THB', request_uuid: newUuid() };
  expect(await hub('user/balance', who)).toEqual({
    user,
    status: 'RS_OK',
    request_uuid: who.request_uuid,
    currency: 'THB',
    balance: 1_000_000,
  });
  const bet = hubBet(session);
  const first = await hub('transaction/bet', bet);
  expect(first).toMatchObject({ status: 'RS_OK', balance: 700_000 });
  expect(await hub('transaction/bet', bet)).toEqual(first);
  const win = {
    ...who,
    request_uuid: newUuid(),
    transaction_uuid: newUuid(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount: 450_000,
  };
  expect(await hub('transaction/win', win)).toMatchObject({ status: 'RS_OK', balance: 1_150_000 });
  const tomb = newUuid();
  const rollback = {
    ...who,
    transaction_uuid: newUuid(),
    reference_transaction_uuid: tomb,
  };
  expect(await hub('transaction/rollback', rollback)).toMatchObject({ status: 'RS_OK' });
  expect(
    await hub('transaction/bet', { ...hubBet(session), transaction_uuid: tomb }),
  ).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK', balance: 1_150_000 });
});

test('MONEY-18 two uuids: late wins are paid, wins taken back, a won bet not called undone', async () => {
  const session = await givenHubSession();
  const bet = hubBet(session);
  await hub('transaction/bet', bet);
  const about = (reference: string, rest: object = {}) => ({
    user: session.user,
    currency: 'THB',
    request_uuid: newUuid(),
    transaction_uuid: newUuid(),
    reference_transaction_uuid: reference,
    ...rest,
  });
  const last = about(bet.transaction_uuid, { round_closed: true, amount: 100_000 });
  await hub('transaction/win', last);
  const late = about(bet.transaction_uuid, { amount: 50_000 });
  expect(await hub('transaction/win', late)).toMatchObject({ status: 'RS_OK', balance: 850_000 });
  const rollback = (reference: string) => hub('transaction/rollback', about(reference));
  expect(await rollback(bet.transaction_uuid)).toMatchObject({
    status: 'RS_ERROR_UNKNOWN',
    balance: 850_000,
  });
  expect(await rollback(late.transaction_uuid)).toMatchObject({
    status: 'RS_OK',
    balance: 800_000,
  });
  expect(await rollback(last.transaction_uuid)).toMatchObject({
    status: 'RS_OK',
    balance: 700_000,
  });
  const unborn = about(bet.transaction_uuid, { amount: 50_000 });
  await hub('transaction/rollback', about(unborn.transaction_uuid));
  expect(await hub('transaction/win', unborn)).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  });
});

test('MONEY-18 two uuids: a bet that closes its round is lost, and so is the round over', async () => {
  const session = await givenHubSession();
  const round = newUuid();
  const first = hubBet(session);
  await hub('transaction/bet', { ...first, round });
  const last = { ...hubBet(session), round, round_closed: true };
  const lost = await hub('transaction/bet', last);
  expect(lost).toMatchObject({ status: 'RS_OK', balance: 400_000 });
  expect(await hub('transaction/bet', last)).toEqual(lost);
  const late = await hub('transaction/bet', { ...hubBet(session), round });
  expect(late).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK', balance: 400_000 });
  const rows = await t.world.db
    .selectFrom('play_bet')
    .select(['ref', 'status'])
    .where('ref', 'in', [first.transaction_uuid, last.transaction_uuid])
    .execute();
  expect(new Map(rows.map(({ ref, status }) => [ref, status]))).toEqual(
    new Map([
      [first.transaction_uuid, 'running'],
      [last.transaction_uuid, 'settled'],
    ]),
  );
  const { status, running } = await t.world.db
    .selectFrom('play_round')
    .select(['status', 'running'])
    .where('round_id', '=', round)
    .executeTakeFirstOrThrow();
  expect({ status, running }).toEqual({ status: 'ending', running: 1 });
});

test('two uuids: the wrong key, amount, token, currency and more than there is', async () => {
  const session = await givenHubSession();
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const forged = other.export({ type: 'pkcs8', format: 'pem' }).toString();
  const bet = (change: object) => hub('transaction/bet', { ...hubBet(session), ...change });
  expect(await hub('transaction/bet', hubBet(session), forged)).toEqual({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
  expect(await bet({ amount: 300_001 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
  expect(await bet({ amount: -5 })).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
  expect(await bet({ token: 'other' })).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  expect(await bet({ currency: 'EUR' })).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' });
  expect(await bet({ transaction_uuid: null })).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  expect(await bet({ amount: 1_001_000 })).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 1_000_000,
  });
  expect(await hub('transaction/steal', {})).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' });
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a call named %s is none of any protocol',
  async (call) => {
    expect(await hub(call, {})).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' });
    const username = await givenMember(t.world, { currency: 'VND' });
    const ask = batch(username, [{ id: newUuid() }]);
    expect(await many(call, ask)).toEqual({ id: ask.id, statusCode: 30001 });
  },
);

test('MONEY-15 a repeat in another attempt has the same answer, addressed to that attempt', async () => {
  const bet = hubBet(await givenHubSession());
  const first = await hub('transaction/bet', bet);
  const request_uuid = newUuid();
  expect(await hub('transaction/bet', { ...bet, request_uuid })).toEqual({
    ...first,
    request_uuid,
  });
  expect(await pocketsOf(t.world, bet.user)).toMatchObject({ cash: 700n });
});

const batch = (username: MemberId, txns: readonly object[]) => ({
  id: newUuid(),
  productId: 'TIGERS',
  currency: 'VND2',
  username,
  txns,
});

test('MONEY-08 batches: place, settle, cancel, adjust and void in thousands of dong', async () => {
  const username = await givenMember(t.world, { cash: 100_000n, currency: 'VND' });
  const [a, b, c] = [newUuid(), newUuid(), newUuid()];
  const placed = batch(username, [
    { id: a, roundId: 'r1', betAmount: 10 },
    { id: b, roundId: 'r1', betAmount: 20.5 },
    { id: c, roundId: 'r1', betAmount: 500 },
  ]);
  const first = await many('placeBets', placed);
  expect(first).toMatchObject({
    statusCode: 10002,
    txns: [
      { id: a, statusCode: 0, balanceBefore: 100, balanceAfter: 90 },
      { id: b, statusCode: 0, balanceBefore: 90, balanceAfter: 69.5 },
      { id: c, statusCode: 10002, balanceAfter: 69.5 },
    ],
  });
  expect(await many('placeBets', placed)).toEqual(first);
  await many('adjustBets', batch(username, [{ id: newUuid(), txnId: b, betAmount: 10.5 }]));
  expect(await pocketsOf(t.world, username, 'VND')).toMatchObject({ cash: 79_500n });
  await many('settleBets', batch(username, [{ id: newUuid(), txnId: a, payoutAmount: 30 }]));
  await many('cancelBets', batch(username, [{ id: newUuid(), txnId: b }]));
  expect(await pocketsOf(t.world, username, 'VND')).toMatchObject({ cash: 120_000n });
  await many('voidSettled', batch(username, [{ id: newUuid(), txnId: a }]));
  expect(await pocketsOf(t.world, username, 'VND')).toMatchObject({ cash: 100_000n });
  const again = await many('settleBets', batch(username, [{ id: 's', txnId: a, payoutAmount: 1 }]));
  expect(again).toMatchObject({ statusCode: 20003 });
});

test('batches: rewards, tips, results taken back, and one bad amount spoils the whole', async () => {
  const username = await givenMember(t.world, { cash: 100_000n, currency: 'VND' });
  const cash = async () => (await pocketsOf(t.world, username, 'VND')).cash;
  await many('winRewards', batch(username, [{ id: newUuid(), payoutAmount: 5 }]));
  expect(await cash()).toBe(105_000n);
  const tip = newUuid();
  await many('placeTips', batch(username, [{ id: tip, betAmount: 5 }]));
  await many('cancelTips', batch(username, [{ id: newUuid(), txnId: tip }]));
  expect(await cash()).toBe(105_000n);
  const bet = newUuid();
  await many('placeBets', batch(username, [{ id: bet, betAmount: 5 }]));
  await many('settleBets', batch(username, [{ id: newUuid(), txnId: bet, payoutAmount: 50 }]));
  await many('rollback', batch(username, [{ id: newUuid(), txnId: bet }]));
  expect(await cash()).toBe(100_000n);
  const spoiled = batch(username, [
    { id: newUuid(), betAmount: 1 },
    { id: newUuid(), betAmount: 0.00001 },
  ]);
  expect(await many('placeBets', spoiled)).toEqual({ id: spoiled.id, statusCode: 30001 });
  expect(await cash()).toBe(100_000n);
  const { txns: _, ...ask } = batch(username, []);
  expect(await many('checkBalance', ask)).toMatchObject({ statusCode: 0, balance: 100 });
  expect(await many('checkBalance', ask, 'guessed')).toEqual({ id: null, statusCode: 40003 });
});

test('batches: a result that was taken back and comes again under the id of the bet is refused', async () => {
  const username = await givenMember(t.world, { cash: 100_000n, currency: 'VND' });
  const cash = async () => (await pocketsOf(t.world, username, 'VND')).cash;
  const id = newUuid();
  await many('placeBets', batch(username, [{ id, betAmount: 5 }]));
  for (const about of [{ id }, { id, txnId: id }]) {
    const result = batch(username, [{ ...about, payoutAmount: 50 }]);
    expect(await many('settleBets', result)).toEqual({ id: result.id, statusCode: 30001 });
  }
  expect(await cash()).toBe(95_000n);
  const settle = () => batch(username, [{ id: newUuid(), txnId: id, payoutAmount: 50 }]);
  const first = settle();
  expect(await many('settleBets', first)).toMatchObject({ statusCode: 0 });
  await many('rollback', batch(username, [{ id: newUuid(), txnId: id }]));
  expect(await cash()).toBe(95_000n);
  expect(await many('settleBets', first)).toMatchObject({ statusCode: 50001 });
  expect(await cash()).toBe(95_000n);
  expect(await many('settleBets', settle())).toMatchObject({ statusCode: 0 });
  expect(await cash()).toBe(145_000n);
});
