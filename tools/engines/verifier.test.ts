import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { type Beacon, beaconText, drawBoard, seedDigest } from '@baize/lottery/draw/draw-board';
import { merkleProof, merkleRoot } from '@baize/lottery/draw/merkle';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { VERIFIER_FILE } from '@baize/vendor-kit/http/serve-verifier';
import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { expect, test } from 'vitest';
import type { WireProof } from '../../apps/studio/src/wire.ts';
import { ROOT } from '../paths.ts';
import { publishedHands } from './published-hands.ts';
import { examplesText, PLAYED, publishedRounds, SHOWN } from './published-rounds.ts';
import { makeVerifier } from './verifier-page.ts';

const check = loadVerifier();
const page = readFileSync(VERIFIER_FILE, 'utf8');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('the page is what its sources and the sheets of the games make', async () => {
  // `npm run engines -- verifier` writes it anew after a change that is meant.
  expect(await makeVerifier()).toBe(page);
});

test('FAIR-02 the verifier is one file that loads nothing and shares no code with the engines', () => {
  const folder = path.join(ROOT, 'packages/vendor-kit/src/verifier');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.ts'));
  const imported = sources.flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(/ from '([^']+)'/g)].map(
      ([, from = '']) => path.join(folder, path.dirname(name), from),
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((place) => !place.startsWith(`${folder}${path.sep}`))).toEqual([]);
  expect(page).toContain(`content="default-src 'none'; script-src 'sha256-`);
  expect(page).not.toMatch(/\b(import|fetch|XMLHttpRequest|src=|url\()/);
});

/** What every round that is settled is checked for. */
const PROVEN = ['seed_kept', 'events_same', 'multiple_same', 'stake_same'];
const PAID = ['paid_same', 'paid_by_draw'];

test.each(SHOWN)('FAIR-02 %s is replayed to the last unit', (key) => {
  const rounds = LIVE_TABLES.has(key) ? 50 : 200;
  for (const proof of publishedRounds(key, { rounds, seed: 7 })) {
    const { verdict, steps } = check(proof);
    const held = steps.filter(({ isTrue }) => isTrue).map(({ text }) => text);
    if (verdict !== 'match') expect({ proof, steps }).toBe('a match');
    expect(held).toEqual(expect.arrayContaining(PROVEN));
    expect(held.some((text) => PAID.includes(text))).toBe(true);
    if (LIVE_TABLES.has(key)) expect(held).toEqual(expect.arrayContaining(['ticket_in']));
  }
});

test('FAIR-02 every other title of the families is replayed as well', () => {
  const others = [...PLAYED.keys()].filter((key) => !SHOWN.includes(key));
  expect(others.length).toBeGreaterThan(200);
  for (const key of others) {
    for (const proof of publishedRounds(key, { rounds: 3, seed: 7 })) {
      expect([key, check(proof).verdict]).toEqual([key, 'match']);
    }
  }
});

test('FAIR-02 the rounds that are printed with the scheme match', () => {
  const text = readFileSync(path.join(ROOT, 'docs/fairness-proofs.json'), 'utf8');
  const proofs = JSON.parse(text) as Readonly<Record<string, WireProof>>;
  // `npm run engines -- vectors` writes them anew.
  expect(text).toBe(examplesText());
  expect(Object.keys(proofs)).toEqual(SHOWN);
  for (const proof of Object.values(proofs)) expect(check(proof).verdict).toBe('match');
});

const changed = (proof: WireProof, round: Partial<WireProof['round']>): WireProof => ({
  ...proof,
  round: { ...proof.round, ...round },
});

const wrongIn = (proof: unknown): readonly string[] =>
  check(proof)
    .steps.filter(({ isTrue }) => isTrue === false)
    .map(({ text }) => text);

test.each(SHOWN)('FAIR-02 of %s a changed ticket, seed or number fails', (key) => {
  for (const proof of publishedRounds(key, { rounds: 5, seed: 11 })) {
    const { round } = proof;
    const more = `${BigInt(round.stake) * 2n}`;
    expect(wrongIn(changed(proof, { stake: more }))).toContain('stake_other');
    const paid = `${BigInt(round.payout ?? 0) + 1n}`;
    expect(wrongIn(changed(proof, { payout: paid }))).toEqual(['paid_other']);
    const events = (round.events ?? []).slice(1);
    expect(wrongIn(changed(proof, { events }))).toEqual(['events_other']);
    expect(wrongIn({ ...proof, serverSeed: hash('another') })).toContain('seed_broken');
    expect(wrongIn({ ...proof, commitment: hash('another') })).toEqual(['seed_broken']);
    expect(check(proof, hash('what I noted')).verdict).toBe('differs');
  }
});

test('FAIR-02 another client seed, nonce, choice or move gives another round', () => {
  const [keno] = publishedRounds('keno', { rounds: 1, seed: 1 });
  const [poker] = publishedRounds('jacks-or-better', { rounds: 1, seed: 1 });
  const other = { ...keno!, clientSeed: `${keno!.clientSeed}x` };
  expect(wrongIn(other)).toContain('events_other');
  expect(wrongIn(changed(keno!, { nonce: 9 }))).toContain('events_other');
  expect(wrongIn(changed(keno!, { choice: { picks: [41] } }))).toEqual(['not_allowed']);
  expect(wrongIn(changed(keno!, { choice: null }))).toEqual(['not_allowed']);
  const [draw] = poker!.round.moves as readonly { type: string; hold: readonly boolean[] }[];
  const held = { ...draw!, hold: draw!.hold.map((isHeld) => !isHeld) };
  expect(wrongIn(changed(poker!, { moves: [held] }))).toContain('events_other');
  expect(wrongIn(changed(poker!, { moves: [draw, draw] }))).toEqual(['not_allowed']);
});

test.each(SHOWN.filter((key) => LIVE_TABLES.has(key)))(
  'FAIR-02 at %s a changed bet is not in the digest, and another digest gives another round',
  (key) => {
    for (const proof of publishedRounds(key, { rounds: 20, seed: 3 })) {
      const { chips } = proof.round.choice as { chips: readonly { bet: string; units: number }[] };
      const choice = { chips: chips.map((chip) => ({ ...chip, units: chip.units + 1 })) };
      expect(wrongIn(changed(proof, { choice }))).toContain('ticket_out');
      const beacon = proof.clientSeed.replace(/[0-9a-f]{64}$/, hash('another'));
      expect(wrongIn({ ...proof, clientSeed: beacon })).toContain('ticket_out');
      expect(wrongIn(changed(proof, { roomRoundId: 'rmr_other' }))).toEqual(['table_text_other']);
    }
  },
);

test('FAIR-02 a pot is won by the number and the stake, and by nothing else', () => {
  for (const proof of publishedRounds('pearl-deep', { rounds: 20, seed: 5 })) {
    expect(check(proof).steps.map(({ text }) => text)).toContain('pot_not_won');
    const { payout } = proof.round;
    const told = changed(proof, { pot: '5', payout: `${BigInt(payout ?? 0) + 5n}` });
    expect(wrongIn(told)).toEqual(['pot_other']);
    // A stake of so many steps that every number is below them.
    const stake = `${BigInt(proof.step) * 2_000_000n}`;
    expect(wrongIn(changed(proof, { stake }))).toContain('pot_other');
    expect(wrongIn(changed(told, { stake }))).not.toContain('pot_other');
  }
});

test('what is not settled or not shown yet is neither right nor wrong', () => {
  const [proof] = publishedRounds('limbo', { rounds: 1, seed: 1 });
  expect(check({ ...proof!, serverSeed: null }).verdict).toBe('unknown');
  const old = check({ ...proof!, version: 99 });
  expect(old.steps.map(({ text }) => text)).toEqual(['seed_kept', 'version_unknown']);
  const back = changed(proof!, { status: 'void', events: null, payout: null });
  expect(wrongIn(back)).toEqual([]);
  expect(check('no proof').verdict).toBe('differs');
  expect(check({ value: {} }).of).toBe('nothing');
});

test('FAIR-02 a hand of poker is proven card by card and paid again; a changed card, seed or pot fails', () => {
  const texts = new Set<string>();
  for (const { houseSeed, ...hand } of publishedHands({ hands: 40, seed: 9 })) {
    const { verdict, steps } = check(hand);
    if (verdict !== 'match') expect({ hand, steps }).toBe('a match');
    for (const { text } of steps) texts.add(text);
    expect(check({ ...hand, houseSeed }).verdict).toBe('match');
    expect(wrongIn({ ...hand, houseSeed: hash('another') })).toEqual(['deck_other']);
    expect(wrongIn({ ...hand, root: hash('another') })).toEqual(['cards_other']);
    const [first, ...rest] = hand.opened;
    const other = { ...first!, card: (first!.card + 1) % 52 };
    expect(wrongIn({ ...hand, opened: [other, ...rest] })).toContain('cards_other');
    const events = hand.events.map((event) =>
      event.type === 'paid'
        ? { ...event, paid: event.paid.map((one) => ({ ...one, won: one.won + 1 })) }
        : event,
    );
    expect(wrongIn({ ...hand, events })).toEqual(['pots_other']);
  }
  expect([...texts]).toEqual(['cards_proven', 'places_same', 'pots_same']);
});

const OWN = [...LOTTERIES.values()].filter(({ kind }) => kind === 'own');
const TICKETS = ['tkt_1|top-2:17:100:1', 'tkt_2|top-2:27:100:1', 'tkt_3|top-2:37:100:1'];

test.each(OWN.map(({ code }) => code))(
  'FAIR-02 a draw of %s is replayed; a changed ticket, seed or beacon fails',
  (code) => {
    for (let number = 0; number < 10; number++) {
      const seed = hash(`${code} ${number}`);
      const drawId = `${code}-20261117-${number}`;
      const beacon: Beacon = { kind: 'tickets', root: merkleRoot(TICKETS) };
      const board = drawBoard(LOTTERIES.get(code)?.shape ?? [], {
        seed,
        drawId,
        beacon: beaconText(beacon),
      });
      const proof = {
        seedDigest: seedDigest(seed),
        seed,
        beacon,
        beaconNamed: { kind: 'tickets' },
      };
      const [, leaf] = TICKETS;
      const place = { leaf, index: 1, size: 3, path: merkleProof(TICKETS, 1) };
      const draw = { drawId, lottery: code, result: { board }, proof, ...place };
      expect(check(draw).verdict).toBe('match');
      expect(wrongIn({ ...draw, leaf: `${leaf}0` })).toEqual(['ticket_out']);
      const otherSeed = { ...proof, seed: hash('another') };
      expect(wrongIn({ ...draw, proof: otherSeed })).toContain('seed_broken');
      const otherBeacon = { ...proof, beacon: { ...beacon, root: hash('another') } };
      expect(wrongIn({ ...draw, proof: otherBeacon })).toContain('ticket_out');
      const numbers = Object.entries(board).map(([name, [, ...rest]]) => [name, ['x', ...rest]]);
      const result = { board: Object.fromEntries(numbers) as unknown };
      expect(wrongIn({ ...draw, result })).toEqual(['board_other']);
    }
  },
);
