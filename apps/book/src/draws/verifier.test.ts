import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Beacon, beaconText, drawBoard, seedDigest } from '@baize/lottery/draw/draw-board';
import { merkleProof, merkleRoot } from '@baize/lottery/draw/merkle';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { VERIFIER_FILE } from '@baize/vendor-kit/http/serve-verifier';
import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { expect, test } from 'vitest';
import { openDraw } from '../testing/draws.ts';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { bet } from '../testing/seat.ts';

const verify = loadVerifier();

const check = (proof: unknown, noted = ''): readonly (boolean | null)[] =>
  verify(proof, noted).steps.map(({ isTrue }) => isTrue);

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const OWN_LOTTERIES = [...LOTTERIES.values()].filter(({ kind }) => kind === 'own');

/** A draw as it is published, from seeds that differ from lottery to lottery. */
function publishedOf(code: string, beacon: Beacon) {
  const lottery = LOTTERIES.get(code);
  const [seed, drawId] = [hash(`seed of ${code}`), `${code}-20261117-0042`];
  return {
    drawId,
    lottery: code,
    result: {
      version: 1,
      board: drawBoard(lottery?.shape ?? [], { seed, drawId, beacon: beaconText(beacon) }),
    },
    proof: { seedDigest: seedDigest(seed), seed, beacon, beaconNamed: beacon as object },
  };
}

const TICKETS = Array.from({ length: 11 }, (_, place) => `tkt_${place}|top-2:${place}7:100:1`);

const tickets: Beacon = { kind: 'tickets', root: merkleRoot(TICKETS) };
const drand: Beacon = { kind: 'drand', chain: 'c', round: 7, randomness: hash('r') };

test.each(OWN_LOTTERIES.map(({ code }) => code))(
  'LOTT-12 the stand-alone page draws %s again, and notices another seed, beacon or board',
  (code) => {
    for (const beacon of [tickets, drand]) {
      const draw = publishedOf(code, beacon);
      expect(check(draw)).toEqual([true, true, true]);
      expect(check({ success: true, value: draw }, draw.proof.seedDigest)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      const seed = hash('another');
      expect(check({ ...draw, proof: { ...draw.proof, seed } })[0]).toBe(false);
      const other = { ...beacon, root: hash('x'), randomness: hash('y') };
      expect(check({ ...draw, proof: { ...draw.proof, beacon: other } })[2]).toBe(false);
      const board = Object.fromEntries(
        Object.entries(draw.result.board).map(([name, numbers], place) => [
          name,
          place === 0 ? [`${numbers[0]}0`, ...numbers.slice(1)] : numbers,
        ]),
      );
      expect(check({ ...draw, result: { board } })[2]).toBe(false);
    }
    const named = publishedOf(code, drand);
    const beaconNamed = { kind: 'drand', chain: 'c', round: 8 };
    expect(check({ ...named, proof: { ...named.proof, beaconNamed } })[1]).toBe(false);
  },
);

test('LOTT-12 a ticket is found in the digest of the tickets, and a changed one is not', () => {
  for (const size of [1, 2, 3, 7, 8, 11]) {
    const leaves = TICKETS.slice(0, size);
    const draw = publishedOf('keno-1m', { kind: 'tickets', root: merkleRoot(leaves) });
    for (const [index, leaf] of leaves.entries()) {
      const path = merkleProof(leaves, index);
      expect(check({ ...draw, leaf, index, size, path })).toEqual([true, true, true, true]);
      expect(check({ ...draw, leaf: `${leaf}0`, index, size, path })[3]).toBe(false);
      expect(check({ ...draw, leaf, index, size, path: [...path, hash('x')] })[3]).toBe(false);
    }
  }
});

test('LOTT-12 what is no proof is said to be none', () => {
  expect(check('nothing')).toEqual([false]);
  expect(check({ ...publishedOf('keno-1m', drand), proof: null })).toEqual([false]);
  const early = publishedOf('keno-1m', drand);
  expect(check({ ...early, proof: { ...early.proof, seed: null } })).toEqual([null]);
  expect(check({ ...early, lottery: 'other-1m' })).toEqual([false]);
});

const p = usePlatform();

test('LOTT-12 the proof that a player is given of a ticket holds on the page, which the book hands out', async () => {
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const seat = await seatMember(p, 10_000n);
  const { value } = await seat.place(drawId, [bet('top-2', ['12', '34'])]);
  await seat.place(drawId, [bet('top-2', ['56'])]);
  const noted = (await seat.draw(drawId)).value.proof?.seedDigest ?? '';
  await p.setNow(drawsAt);
  await p.turn();
  const proof = await seat.at(`/api/tickets/${value.ticketId}/proof`);
  expect(check(proof, noted)).toEqual([true, true, true, true, true]);
  const reply = await fetch(`${p.url}/verify.html`);
  expect(reply.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(await reply.text()).toBe(readFileSync(VERIFIER_FILE, 'utf8'));
});
