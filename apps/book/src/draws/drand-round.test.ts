import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drandBeacon, QUICKNET } from './beacon.ts';
import { isSignedRound } from './drand-round.ts';

/** Rounds of quicknet as its relays told them. */
const RECORDED = [
  {
    round: 1_000,
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  {
    round: 657_413,
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  },
] as const;

const [first, second] = RECORDED;

test('TICK-07 rounds of drand that were recorded are signed by its parties', () => {
  for (const round of RECORDED) expect(isSignedRound(round, QUICKNET.publicKey)).toBe(true);
});

const flipped = first.signature.replace(/..$/, '38');

test.each([
  ['another round', { ...first, round: 1_001 }],
  ['the signature of another round', { ...first, signature: second.signature }],
  ['randomness that is not the digest', { ...first, randomness: second.randomness }],
  ['the randomness and signature of another', { ...second, round: first.round }],
  ['a bit turned', { ...first, signature: flipped }],
  ['no point of the curve', { ...first, signature: 'f'.repeat(96) }],
  ['no signature', { ...first, signature: '' }],
])('TICK-07 %s is not signed', (_, round) => {
  expect(isSignedRound(round, QUICKNET.publicKey)).toBe(false);
});

let said: object = first;
const asked: (string | undefined)[] = [];
const relay = http.createServer((request, response) => {
  asked.push(request.url);
  response.end(JSON.stringify(said));
});

beforeAll(() => new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  relay.closeAllConnections();
  relay.close();
});

test('TICK-07 a relay is believed only by the signature, and a draw waits for a true word', async () => {
  const { port } = relay.address() as AddressInfo;
  const beacon = drandBeacon({ url: `http://127.0.0.1:${port}/`, ...QUICKNET });
  const named = { kind: 'drand', chain: QUICKNET.chain, round: 1_000 } as const;
  const none = () => {
    throw new Error('the tickets are not asked');
  };
  for (const lie of [
    second,
    { ...first, randomness: second.randomness },
    { ...first, signature: flipped },
    { round: 1_000, randomness: first.randomness },
    {},
  ]) {
    said = lie;
    expect(await beacon.read(named, none)).toBe(null);
  }
  said = first;
  expect(await beacon.read(named, none)).toEqual({ ...named, randomness: first.randomness });
  expect(new Set(asked)).toEqual(new Set([`/${QUICKNET.chain}/public/1000`]));
});
