import type { Event } from '@baize/engines/games/over-under/engine';
import { expect, test } from 'vitest';
import {
  CHOICE,
  newKey,
  payoutOf,
  seatAgain,
  seatMember,
  seatTrial,
  usePlatform,
} from '../testing/platform.ts';
import type { WireRound } from '../wire.ts';

const p = usePlatform();

test('GAME-30 a round of an arcade game takes its stake from the wallet and pays its result into it', async () => {
  const seat = await seatMember(p, 100_000n);
  expect(seat.session).toMatchObject({ mode: 'money', balance: '100000', rounds: [] });
  let expected = 100_000n;
  for (let count = 0; count < 8; count++) {
    const { value: round } = await seat.roll('1000');
    const [event] = round.events as readonly Event[];
    const isWin = (event?.roll ?? 0) < CHOICE.target;
    expect(round).toMatchObject({
      status: 'settled',
      game: 'over-under',
      staked: '1000',
      payout: isWin ? '1960' : '0',
      moves: [],
      next: null,
      pot: null,
      nonce: count,
    });
    expected += payoutOf(round) - 1_000n;
    expect(round.balance).toBe(`${expected}`);
  }
  expect(await p.cashOf(seat.memberId)).toBe(expected);
  expect((await seat.again()).value).toMatchObject({ balance: `${expected}` });
});

test('a double click is one bet, and one key is one round ever after', async () => {
  const seat = await seatMember(p, 10_000n);
  const requestKey = newKey();
  const clicks = await Promise.all(
    Array.from({ length: 6 }, () => seat.roll('1000', { requestKey })),
  );
  const settled = clicks.filter(({ status }) => status === 200).map(({ value }) => value.roundId);
  expect(new Set(settled).size).toBe(1);
  const { value: round } = await seat.roll('1000', { requestKey });
  expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(round));
  expect(await seat.roll('2000', { requestKey })).toMatchObject({
    status: 409,
    message: 'repeated_differently',
  });
});

test('two tabs that roll at once play two rounds, one after the other, or are told to wait', async () => {
  const seat = await seatMember(p, 10_000n);
  const rolls = await Promise.all(Array.from({ length: 6 }, () => seat.roll('1000')));
  const played = rolls.filter(({ status }) => status === 200);
  expect(played.length).toBeGreaterThan(0);
  expect(rolls.every(({ status, message }) => status === 200 || message === 'round_open')).toBe(
    true,
  );
  const nonces = played.map(({ value }) => value.nonce);
  expect(new Set(nonces).size).toBe(played.length);
  const paid = played.reduce((sum, { value }) => sum + payoutOf(value), 0n);
  expect(await p.cashOf(seat.memberId)).toBe(10_000n - 1_000n * BigInt(played.length) + paid);
});

test.each([
  '-100',
  '-1',
  '0',
  '0.001',
  '1e3',
  '00100',
  ' 100',
  '99',
  '150',
  '500100',
  '1000000000000000000',
  '',
])('a stake of %j is refused and nothing moves', async (stake) => {
  const seat = await seatMember(p, 10_000_000n);
  const { status, message } = await seat.roll(stake);
  expect({ status, message }).toEqual({
    status: 400,
    message: /^[1-9]\d{0,17}$/.test(stake) ? 'stake_invalid' : 'request_invalid',
  });
  expect(await p.cashOf(seat.memberId)).toBe(10_000_000n);
});

test.each([
  { choice: { side: 'over', target: 10_000 } },
  { choice: null },
  { choice: { side: 'under', target: 5_000.5 } },
])('a choice of $choice is refused', async ({ choice }) => {
  const seat = await seatMember(p, 1_000n);
  expect(await seat.roll('100', { choice })).toMatchObject({
    status: 400,
    message: 'choice_invalid',
  });
});

test('a page that sends its own outcome is not heard', async () => {
  const seat = await seatMember(p, 1_000n);
  const choice = { ...CHOICE, roll: 0, isWin: true, payout: '999999' };
  const { value: round } = await seat.roll('100', { choice });
  expect(round.choice).toEqual(CHOICE);
  const body = { requestKey: newKey(), stake: '100', choice: CHOICE };
  const outcome = { events: [], payout: '999999', status: 'settled', seed: '0', nonce: 0 };
  const { value } = await seat.at('/api/rounds', { body: { ...body, ...outcome } });
  expect(['0', '196']).toContain((value as WireRound).payout);
});

test('every chip is taken, and all of them together stay within the limit', async () => {
  const seat = await seatMember(p, 2_000_000n, 'test-ladder');
  const begun = await seat.play({ chips: 5 }, '100000');
  expect(begun).toMatchObject({ stake: '100000', staked: '500000', status: 'running' });
  expect(await p.cashOf(seat.memberId)).toBe(1_500_000n);
  await seat.move(begun, { type: 'stop' });
  const over = await seat.roll('100100', { choice: { chips: 5 } });
  expect(over).toMatchObject({ status: 400, message: 'stake_invalid' });
  expect(await p.cashOf(seat.memberId)).toBe(1_500_000n);
});

test('without enough money the wallet refuses, nothing is shown, and the next round is free', async () => {
  const seat = await seatMember(p, 150n);
  const { value: refused } = await seat.roll('200');
  expect(refused).toMatchObject({
    status: 'refused',
    refusal: 'insufficient_funds',
    events: null,
    payout: null,
    balance: '150',
  });
  expect((await seat.roll('100')).value.status).toBe('settled');
  const climbing = await seatAgain(p, seat.memberId, 'test-ladder');
  expect(await climbing.play({ chips: 5 }, '100')).toMatchObject({
    status: 'refused',
    events: null,
    next: null,
  });
});

test('history goes back page by page, the newest first, each game for itself', async () => {
  const seat = await seatTrial(p);
  for (let count = 0; count < 22; count++) await seat.roll('100');
  const { value: first } = await seat.at('/api/rounds?game=over-under');
  const newest = first as readonly WireRound[];
  const { value: rest } = await seat.at(`/api/rounds?before=${newest.at(-1)?.roundId}`);
  const nonces = [...newest, ...(rest as readonly WireRound[])].map(({ nonce }) => nonce);
  expect(nonces).toEqual(Array.from({ length: 22 }, (_, place) => 21 - place));
  expect(await seat.at('/api/rounds?game=test-ladder')).toMatchObject({ value: [] });
  expect(await seat.at('/api/rounds?game=../etc')).toMatchObject({ status: 400 });
});

test('GAME-23 where the brand does not allow it no round is bought', async () => {
  const seat = await seatMember(p, 100_000n, 'baba-yaga');
  expect(seat.session).toMatchObject({ featureBuy: false });
  const bought = await seat.roll('1000', { choice: { buy: true } });
  expect(bought).toMatchObject({ message: 'choice_invalid' });
  expect(await p.cashOf(seat.memberId)).toBe(100_000n);
});
