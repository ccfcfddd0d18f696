import { beforeAll, expect, test } from 'vitest';
import type { WireRound } from '../wire.ts';
import { type Call, CallError } from './api.ts';
import { type AutoplayEnd, type AutoplayOrder, createAutoplay } from './autoplay.ts';
import { moneyOf } from './money.ts';
import { createTable, type TableSession } from './table.ts';
import { speak } from './words.ts';

// A page that no site shows in a frame is its own parent.
beforeAll(() => {
  Object.assign(globalThis, { window: { parent: null } });
  Object.assign(window, { parent: window });
});

const session: TableSession = {
  game: 'limbo',
  mode: 'money',
  currency: { code: 'THB', scale: 2, symbol: '฿' },
  limits: { min: '100', max: '500000', step: '100', usual: '1000' },
  featureBuy: false,
  autoplay: true,
  balance: '100000',
  seed: { commitment: '', clientSeed: '', rounds: 0 },
  nextCommitment: '',
  rounds: [],
  pot: null,
  grants: [],
  mostPaidPpm: '0',
};

type Answer = Partial<WireRound> | CallError;

const LOST: Answer = { payout: '0' };
const wonTimes = (times: number): Answer => ({ payout: `${1_000 * times}` });
const refused = (refusal: string): Answer => ({ status: 'refused', payout: null, refusal });

/** Rounds that the server answers so, played by themselves until they end. */
async function autoplay(answers: readonly Answer[], order: Partial<AutoplayOrder> = {}) {
  let asked = 0;
  const call: Call = async <Value>(path: string) => {
    if (path !== 'rounds') return null as Value;
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? LOST;
    if (answer instanceof CallError) throw answer;
    return roundOf(asked, answer) as Value;
  };
  const money = moneyOf(session.currency, 'en');
  const table = createTable({ call, token: 'token-of-test', session, say: speak('EN'), money });
  const end = await new Promise<AutoplayEnd>((resolve) => {
    const press = () => void table.play({}, () => {});
    const runner = createAutoplay({ table, press, wait: (next) => void setImmediate(next) });
    runner.watch((run, why) => {
      if (run === null && why) resolve(why);
    });
    runner.start({ rounds: 5, lossStop: 100_000n, winStop: null, ...order });
  });
  return { end, asked };
}

const roundOf = (count: number, answer: Partial<WireRound>): WireRound => ({
  roundId: `rnd_${count}`,
  game: 'limbo',
  status: 'settled',
  choice: {},
  moves: [],
  roomRoundId: null,
  next: null,
  stake: '1000',
  staked: '1000',
  returned: null,
  events: [],
  payout: '0',
  pot: null,
  grantId: null,
  balance: '100000',
  refusal: null,
  nonce: count,
  playedAt: '2026-01-01T00:00:00.000Z',
  ...answer,
});

test('FAIR-08 autoplay ends after the rounds that were asked for', async () => {
  expect(await autoplay([LOST])).toEqual({ end: 'rounds', asked: 5 });
});

test('FAIR-08 autoplay ends at its loss stop, before a stake that could pass it', async () => {
  expect(await autoplay([LOST], { lossStop: 3_500n })).toEqual({ end: 'loss', asked: 3 });
  expect(await autoplay([wonTimes(2), LOST], { lossStop: 2_000n })).toEqual({
    end: 'loss',
    asked: 4,
  });
});

test('FAIR-08 autoplay ends at its win stop', async () => {
  expect(await autoplay([LOST, wonTimes(6)], { winStop: 4_000n })).toEqual({
    end: 'win',
    asked: 2,
  });
});

test.each([
  ['a member’s limit', 'limit_reached'],
  ['an exclusion', 'member_blocked'],
])('FAIR-08 autoplay ends at %s', async (_, refusal) => {
  expect(await autoplay([LOST, refused(refusal), LOST])).toEqual({ end: 'trouble', asked: 2 });
});

test('FAIR-08 autoplay ends when a round is not answered by its game', async () => {
  expect(await autoplay([LOST, new CallError('launch_refused')])).toEqual({
    end: 'trouble',
    asked: 2,
  });
});

test('FAIR-08 autoplay ends when the line was lost, also if the round came through', async () => {
  const offline = new CallError('offline');
  expect(await autoplay([LOST, offline, LOST])).toEqual({ end: 'line', asked: 3 });
});
