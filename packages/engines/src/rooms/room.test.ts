import { expect, test } from 'vitest';
import { commitTo, fairRng, verifyRound } from '../core/fairness.ts';
import { sharedText } from '../core/shared-draw.ts';
import { betBeacon, betRoot } from './bet-root.ts';
import { CARDS, FIGHT, SHOE_ROUNDS, VOID_MS } from './clock.ts';
import { LIVE_TABLES } from './live-tables.ts';
import {
  apply,
  decide,
  dueAt,
  EMPTY_ROOM,
  opening,
  type RoomEvent,
  type RoomFacts,
  type RoomState,
} from './room.ts';

const SEED = 'ab'.repeat(32);
const ROUND = { id: 'rmr_1', commitment: commitTo(SEED), now: 1_000_000 };
const hidden = {
  steps: [{ type: 'deal' }, { type: 'deal' }],
  mark: 'B7',
  serverSeed: SEED,
};
const facts: RoomFacts = { clock: CARDS, hidden, isOccupied: true, isPaid: true };

const opened = apply(EMPTY_ROOM, opening(EMPTY_ROOM, CARDS, ROUND));
const locked = apply(opened, { type: 'locked', betRoot: 'root', bets: 0 });

/** Goes on as the writer does, by the given clock, until nothing is due. */
function run(from: RoomState, now: number): { state: RoomState; log: RoomEvent['type'][] } {
  let state = from;
  const log: RoomEvent['type'][] = [];
  for (;;) {
    const next = decide(state, { ...facts, isOccupied: false }, now);
    if (!next || next.type === 'open') return { state, log };
    const event: RoomEvent =
      next.type === 'lock'
        ? { type: 'locked', betRoot: 'root', bets: 0 }
        : next.type === 'void'
          ? { type: 'voided' }
          : next.event;
    state = apply(state, event);
    log.push(event.type);
  }
}

test('a round opens when somebody is there, and has its deadlines from the first moment', () => {
  expect(decide(EMPTY_ROOM, { ...facts, isOccupied: false }, 5)).toBeNull();
  expect(decide(EMPTY_ROOM, facts, 5)).toEqual({ type: 'open' });
  expect(opened).toMatchObject({
    phase: 'open',
    seq: 1,
    shoe: 1,
    round: { number: 1, lastCallAt: 1_012_000, closesAt: 1_015_000 },
  });
});

test('GAME-25 fights close on a schedule that everybody can read off the clock', () => {
  const closings = [0, 1, 30_000, 33_000, 33_001, 44_000].map(
    (now) => opening(EMPTY_ROOM, FIGHT, { ...ROUND, now }).round,
  );
  expect(closings.map(({ closesAt }) => closesAt / 45_000)).toEqual([1, 1, 1, 1, 2, 2]);
  for (const { lastCallAt, closesAt } of closings) expect(closesAt - lastCallAt).toBe(3_000);
});

test('the phases follow each other at their times: last call, lock, cards, result, done', () => {
  const { closesAt } = opened.round ?? { closesAt: 0 };
  expect(run(opened, closesAt - 3_001).log).toEqual([]);
  expect(run(opened, closesAt - 1).log).toEqual(['last-call']);
  expect(run(opened, closesAt).log).toEqual(['locked']);
  expect(run(locked, closesAt + 999).log).toEqual([]);
  expect(run(locked, closesAt + 1_000).log).toEqual(['dealt']);
  expect(run(locked, closesAt + 2_500).log).toEqual(['dealt', 'dealt']);
  expect(run(locked, closesAt + 4_000).log).toEqual(['dealt', 'dealt', 'result']);
});

test('ROOM-01 who reads the log has the same phase, cards and deadline', () => {
  const log: RoomEvent[] = [
    opening(EMPTY_ROOM, CARDS, ROUND),
    { type: 'last-call' },
    { type: 'locked', betRoot: 'root', bets: 3 },
    { type: 'dealt', shown: { type: 'deal' } },
  ];
  const [first, again] = [log, structuredClone(log)].map((one) => one.reduce(apply, EMPTY_ROOM));
  expect(again).toEqual(first);
  expect(dueAt(again as RoomState, facts)).toBe(dueAt(first as RoomState, facts));
});

test('ROOM-06 a round that is not shown a minute after its lock is void; a lost result is never drawn again', () => {
  const { closesAt } = opened.round ?? { closesAt: 0 };
  expect(decide(opened, facts, closesAt + VOID_MS)).toEqual({ type: 'void' });
  expect(decide(locked, facts, closesAt + VOID_MS)).toEqual({ type: 'void' });
  expect(decide(locked, { ...facts, hidden: null }, closesAt + 2_000)).toEqual({ type: 'void' });
  const shown = run(locked, closesAt + 4_000).state;
  expect(decide(shown, facts, closesAt + 2 * VOID_MS)).toEqual({
    type: 'write',
    event: { type: 'done' },
  });
});

test('the next round waits for the wallet, though not for ever', () => {
  const shown = run(locked, (opened.round?.closesAt ?? 0) + 4_000).state;
  const unpaid = { ...facts, isPaid: false };
  const at = (shown.resultAt ?? 0) + CARDS.resultMs;
  expect(decide(shown, unpaid, at)).toEqual({ type: 'write', event: { type: 'settling' } });
  const settling = apply(shown, { type: 'settling' });
  expect(decide(settling, unpaid, at + 1)).toBeNull();
  expect(decide(settling, facts, at + 1)).toEqual({ type: 'write', event: { type: 'done' } });
  expect(decide(settling, unpaid, at + 5_000)).toEqual({ type: 'write', event: { type: 'done' } });
});

test('after sixty rounds a new shoe begins with an empty road', () => {
  const marks = Array.from({ length: SHOE_ROUNDS }, () => 'P1');
  const full = { ...opened, marks };
  const next = apply(full, opening(full, CARDS, ROUND));
  expect(next).toMatchObject({ shoe: 2, marks: [], round: { number: 1 } });
  expect(apply(opened, opening(opened, CARDS, ROUND))).toMatchObject({
    shoe: 1,
    round: { number: 2 },
  });
});

const BETS: Readonly<Record<string, string>> = {
  baccarat: 'tie',
  'dragon-tiger': 'tie',
  'sic-bo': 'small',
  roulette: 'red',
  cockfight: 'wala',
  'baccarat-super-six': 'tie',
  'fan-tan': 'odd',
  'hoo-hey-how': 'any-triple',
};

test.each([...LIVE_TABLES.values()])(
  'GAME-18 what $code shows is what its engine draws for a bet from the same seeds',
  ({ engine, game, draw }) => {
    const root = betRoot([]);
    const { steps } = draw({ serverSeed: SEED, roundId: 'rmr_1', betRoot: root });
    const clientSeed = sharedText({ drawId: 'rmr_1', beacon: betBeacon(root) });
    const seeds = { serverSeed: SEED, clientSeed, nonce: 0 };
    const choice = engine.readChoice({ chips: [{ bet: BETS[game], units: 1 }] });
    const round = engine.play(choice, fairRng(seeds));
    expect(round.events.slice(0, -1)).toEqual(steps);
    expect(verifyRound({ engine, choice, seeds, commitment: commitTo(SEED), round })).toEqual({
      isSeedKept: true,
      isRoundSame: true,
    });
  },
);

test.each(['baccarat', 'dragon-tiger', 'roulette', 'sic-bo'])(
  'GAME-19 there are tables of %s at more than one pace',
  (game) => {
    const tables = [...LIVE_TABLES.values()].filter((table) => table.game === game);
    expect(new Set(tables.map(({ clock }) => clock)).size).toBeGreaterThanOrEqual(2);
  },
);
