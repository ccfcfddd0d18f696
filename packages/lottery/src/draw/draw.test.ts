import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUICK_THAI } from '../families/quick-thai.ts';
import { LOTTERIES } from '../lotteries.ts';
import { beaconText, drawBoard, drawIdOf, seedDigest } from './draw-board.ts';
import { merkleProof, merkleRoot, verifyInclusion } from './merkle.ts';
import { ticketLeaf, ticketRoot } from './ticket-leaf.ts';
import { verifyDraw } from './verify-draw.ts';

const SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
const BEACON = { kind: 'tickets', root: merkleRoot([]) } as const;
const DRAW = drawIdOf('quick-thai-1m', '20261117-0042');
const [lottery] = QUICK_THAI;
const shape = lottery?.shape ?? [];

test('TICK-07 a board is HMAC-SHA256 of seed, draw and beacon, by another implementation', () => {
  const message = `quick-thai-1m-20261117-0042|tickets:${BEACON.root}:0:0`;
  const bytes = createHmac('sha256', SEED).update(message).digest();
  const words = [0, 4, 8, 12, 16].map((place) => bytes.readUInt32BE(place));
  // None of these words is in the incomplete share at the top, which would be passed over.
  expect(words.every((word) => word < 2 ** 32 - (2 ** 32 % 10))).toBe(true);
  const numbers = words.map((word) => `${word % 10}`);
  const board = drawBoard(shape, { seed: SEED, drawId: DRAW, beacon: beaconText(BEACON) });
  expect(board).toEqual({ numbers });
});

test('TICK-07 a draw proves itself; another seed, beacon or board does not', () => {
  const board = drawBoard(shape, { seed: SEED, drawId: DRAW, beacon: beaconText(BEACON) });
  const digest = createHash('sha256').update(SEED).digest('hex');
  expect(seedDigest(SEED)).toBe(digest);
  const claim = {
    shape,
    drawId: DRAW,
    digest,
    named: { kind: 'tickets' },
    seed: SEED,
    beacon: BEACON,
    board,
  } as const;
  const isAll = { isSeedKept: true, isBeaconNamed: true, isBoardSame: true };
  expect(verifyDraw(claim)).toEqual({ ...isAll, board });
  expect(verifyDraw({ ...claim, digest: seedDigest('0'.repeat(64)) }).isSeedKept).toBe(false);
  const round = { kind: 'drand', chain: 'c', round: 7 } as const;
  expect(verifyDraw({ ...claim, named: round }).isBeaconNamed).toBe(false);
  const beacon = { ...round, randomness: 'a'.repeat(64) };
  expect(verifyDraw({ ...claim, beacon, named: round }).isBeaconNamed).toBe(true);
  for (const named of [
    { ...round, round: 8 },
    { ...round, chain: 'd' },
  ]) {
    expect(verifyDraw({ ...claim, beacon, named }).isBeaconNamed).toBe(false);
  }
  const other = { kind: 'tickets', root: merkleRoot(['x']) } as const;
  expect(verifyDraw({ ...claim, beacon: other }).isBoardSame).toBe(false);
  const bent = { numbers: ['0', '0', '0', '0', '0'] };
  expect(verifyDraw({ ...claim, board: bent }).isBoardSame).toBe(false);
});

test('the root of no, one, two and three texts is that of RFC 6962', () => {
  const hash = (...parts: readonly (string | Buffer)[]) =>
    parts.reduce((all, part) => all.update(part), createHash('sha256')).digest();
  const leaf = (text: string) => hash(Buffer.of(0), text);
  const node = (left: Buffer, right: Buffer) => hash(Buffer.of(1), left, right);
  expect(merkleRoot([])).toBe(hash().toString('hex'));
  expect(merkleRoot(['a'])).toBe(leaf('a').toString('hex'));
  const pair = node(leaf('a'), leaf('b'));
  expect(merkleRoot(['a', 'b'])).toBe(pair.toString('hex'));
  expect(merkleRoot(['a', 'b', 'c'])).toBe(node(pair, leaf('c')).toString('hex'));
});

test('every ticket of a list can be proven to be in it, and no other', () => {
  for (const size of [1, 2, 3, 7, 8, 33]) {
    const leaves = Array.from({ length: size }, (_, place) => `ticket ${place}`);
    const root = merkleRoot(leaves);
    for (const [index, leaf] of leaves.entries()) {
      const proof = merkleProof(leaves, index);
      expect(verifyInclusion({ leaf, index, size, proof, root })).toBe(true);
      expect(verifyInclusion({ leaf: 'other', index, size, proof, root })).toBe(false);
      expect(verifyInclusion({ leaf, index, size, proof: [...proof, root], root })).toBe(false);
    }
  }
});

test('tickets are written in one way, and their order of arrival does not matter', () => {
  const bet = { play: 'tod-3', selection: [['123', '456']], unit: 100n, multiple: 2n };
  const first = { id: 'tkt_01', bets: [bet, { ...bet, selection: [['1'], ['2', '3']] }] };
  const second = { id: 'tkt_02', bets: [bet] };
  expect(ticketLeaf(first)).toBe('tkt_01|tod-3:123,456:100:2|tod-3:1/2,3:100:2');
  expect(ticketRoot([second, first])).toBe(ticketRoot([first, second]));
  expect(ticketRoot([first])).toBe(merkleRoot([ticketLeaf(first)]));
});

/** The vectors that `docs/lotteries.md` prints. */
const VECTORS = [
  ['quick-thai-1m', '6 4 8 3 0', '5 6 2 4 7'],
  ['three-dice-1m', '5 5 6', '6 5 6'],
  ['eleven-five-1m', '04 08 05 02 11', '01 03 02 04 06'],
  ['ten-race-1m', '09 03 02 10 01 05 07 08 06 04', '09 06 08 01 05 10 07 02 04 03'],
  ['six-of-49-3m', '19 41 12 49 01 07, special 35', '47 30 08 02 09 48, special 31'],
] as const;

test('draws and digests are those that the documentation prints', () => {
  const page = readFileSync(new URL('../../../../docs/lotteries.md', import.meta.url), 'utf8');
  const bet = (play: string, numbers: readonly string[], stake: readonly [bigint, bigint]) => ({
    play,
    selection: [numbers],
    unit: stake[0],
    multiple: stake[1],
  });
  const root = ticketRoot([
    { id: 'tkt_02', bets: [bet('top-2', ['77'], [100n, 1n])] },
    {
      id: 'tkt_01',
      bets: [bet('top-3', ['012', '123'], [100n, 2n]), bet('run-top', ['7'], [50n, 1n])],
    },
  ]);
  for (const text of [SEED, seedDigest(SEED), root, merkleRoot([])]) expect(page).toContain(text);
  const drand = { kind: 'drand', chain: 'quicknet', round: 1_000_000 } as const;
  const beacons = [
    { kind: 'tickets', root },
    { ...drand, randomness: 'a'.repeat(64) },
  ] as const;
  for (const [code, ...expected] of VECTORS) {
    const drawn = beacons.map((beacon) => {
      const seeds = { seed: SEED, drawId: drawIdOf(code, '20261117-0042') };
      const one = LOTTERIES.get(code)?.shape ?? [];
      const board = drawBoard(one, { ...seeds, beacon: beaconText(beacon) });
      const numbers = (board['numbers'] ?? board['normal'])?.join(' ');
      return board['special'] ? `${numbers}, special ${board['special'].join()}` : numbers;
    });
    expect(drawn).toEqual(expected);
    for (const text of expected) expect(page).toContain(text);
  }
});
