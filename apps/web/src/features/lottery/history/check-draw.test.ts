import { beaconText, drawBoard, drawIdOf, seedDigest } from '@baize/lottery/draw/draw-board';
import { merkleProof, merkleRoot } from '@baize/lottery/draw/merkle';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import type { WireProof } from '../book/wire.ts';
import { checkDraw, readBeacon } from './check-draw.ts';

const lottery = LOTTERIES.get('quick-thai-1m');
assert(lottery, 'it is there');

const LEAVES = ['tkt_01|top-2:07:100:1', 'tkt_02|top-3:123:100:1', 'tkt_03|run-top:7:100:1'];
const SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
const root = merkleRoot(LEAVES);
const beacon = { kind: 'tickets', root } as const;
const period = '20261117-0042';
const board = drawBoard(lottery.shape, {
  seed: SEED,
  drawId: drawIdOf(lottery.code, period),
  beacon: beaconText(beacon),
});

const proof: WireProof = {
  drawId: `${lottery.code}-${period}`,
  lottery: lottery.code,
  period,
  kind: 'own',
  status: 'settled',
  opensAt: '',
  closesAt: '',
  drawsAt: '',
  postponed: null,
  voidReason: null,
  result: { version: 1, board, parts: {}, correctedWhy: null, at: '' },
  proof: {
    seedDigest: seedDigest(SEED),
    beaconNamed: { kind: 'tickets' },
    beacon: beaconText(beacon),
    seed: SEED,
  },
  leaf: LEAVES[1] ?? null,
  index: 1,
  size: LEAVES.length,
  path: merkleProof(LEAVES, 1),
};

const check = (changed: Partial<WireProof>) => {
  const draw = { ...proof, ...changed };
  return checkDraw(lottery, draw, draw);
};

test('LOTT-12 a draw and a ticket are checked in the browser from what was published', () => {
  expect(check({})).toMatchObject({
    isSeedKept: true,
    isBeaconNamed: true,
    isBoardSame: true,
    isTicketIn: true,
  });
});

test('LOTT-12 another result, seed, beacon or ticket fails, each by its own line', () => {
  assert(proof.proof && proof.result, 'it was drawn');
  const numbers = board['numbers']?.toReversed() ?? [];
  expect(check({ result: { ...proof.result, board: { numbers } } })?.isBoardSame).toBe(false);
  expect(check({ proof: { ...proof.proof, seedDigest: '0'.repeat(64) } })?.isSeedKept).toBe(false);
  const beaconNamed = { kind: 'drand', chain: 'c', round: 7 } as const;
  expect(check({ proof: { ...proof.proof, beaconNamed } })?.isBeaconNamed).toBe(false);
  expect(check({ leaf: 'tkt_02|top-3:124:100:1' })?.isTicketIn).toBe(false);
  expect(check({ leaf: null })?.isTicketIn).toBe(false);
});

test('before the result is out nothing can be checked', () => {
  assert(proof.proof, 'it is drawn by us');
  expect(check({ proof: { ...proof.proof, seed: null } })).toBeNull();
  expect(readBeacon('drand:abc:12:ff')).toMatchObject({ kind: 'drand', round: 12 });
  expect(readBeacon('nothing')).toBeNull();
});
