import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { overUnder } from '../games/over-under/engine.ts';
import { commitTo, fairRng, type Seeds, verifyRound } from './fairness.ts';

const SEEDS: Seeds = {
  serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  clientSeed: 'bb62964774',
  nonce: 1,
};

/** The published first block of these seeds, and the same by another implementation. */
const FIRST_BLOCK = 'c590d171e39b70404ee1fff2ce09c3e1090688e1320a9cd27f58b1ac3dfa8c92';

const blockOf = ({ serverSeed, clientSeed, nonce }: Seeds, index: number) =>
  createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${index}`).digest();

test('the stream is HMAC-SHA256 of the seeds, in words of four bytes, block after block', () => {
  expect(blockOf(SEEDS, 0).toString('hex')).toBe(FIRST_BLOCK);
  const bytes = Buffer.concat([0, 1, 2].map((index) => blockOf(SEEDS, index)));
  const rng = fairRng(SEEDS);
  const words = Array.from({ length: 24 }, () => rng.next(2 ** 32));
  expect(words).toEqual(Array.from({ length: 24 }, (_, place) => bytes.readUInt32BE(place * 4)));
});

test('the commitment is the SHA-256 of the seed as a text', () => {
  const expected = createHash('sha256').update(SEEDS.serverSeed).digest('hex');
  expect(commitTo(SEEDS.serverSeed)).toBe(expected);
});

test('a round proves itself; another seed, nonce or result does not', () => {
  const choice = { side: 'over', target: 5_000 } as const;
  const commitment = commitTo(SEEDS.serverSeed);
  const round = overUnder.play(choice, fairRng(SEEDS));
  const claim = { engine: overUnder, choice, seeds: SEEDS, commitment, round };
  expect(verifyRound(claim)).toEqual({ isSeedKept: true, isRoundSame: true });
  expect(verifyRound({ ...claim, commitment: commitTo('other') }).isSeedKept).toBe(false);
  for (const seeds of [
    { ...SEEDS, nonce: 2 },
    { ...SEEDS, clientSeed: 'mine' },
  ]) {
    expect(verifyRound({ ...claim, seeds }).isRoundSame).toBe(false);
  }
  const events = [{ type: 'roll', roll: 1, isWin: true }] as const;
  expect(verifyRound({ ...claim, round: { ...round, events } }).isRoundSame).toBe(false);
});
