import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, type Instant, instant, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { programmeOf } from '../../testing/referrals.ts';
import { endOf, type JoinedFriend } from './friend.ts';
import { type FriendFacts, moveFriend } from './rules.ts';

const at = (moment: string): Instant => instant(new Date(moment));
const END = at('2026-12-17T17:00:00Z');

const rowOf = (facts: Partial<JoinedFriend> = {}): JoinedFriend => ({
  friend_id: 'mem_friend' as MemberId,
  inviter_id: 'mem_inviter' as MemberId,
  joined_at: at('2026-11-18T05:00:00Z'),
  terms: programmeOf(),
  from_on: '2026-11-18',
  until_on: '2026-12-18',
  step: 'verify',
  stop: null,
  inviter_stop: null,
  undone: null,
  verified_at: null,
  deposited: minor(0n),
  bet: minor(0n),
  reserved: minor(0n),
  hold_until: null,
  rewarded_on: null,
  round: 0,
  look_at: END,
  ...facts,
});

const DONE: FriendFacts = {
  provenAt: at('2026-11-18T06:00:00Z'),
  deposited: minor(50_000n),
  bet: minor(10_000n),
};

const move = (row: JoinedFriend, facts: Partial<FriendFacts>, now: Instant, countedTo = now) =>
  moveFriend(row, { ...DONE, ...facts }, { now, countedTo, endsAt: END });

const EARLY = at('2026-11-20T05:00:00Z');

test.each([
  ['nothing is proven', { provenAt: null }, 'verify'],
  ['a unit of the deposit is missing', { deposited: minor(49_999n) }, 'deposit'],
  ['a unit of the bets is missing', { bet: minor(9_999n) }, 'bets'],
  ['all is done to the unit', {}, 'hold'],
] as const)('REW-26 a friend stands where %s', (_what, facts, step) => {
  expect(move(rowOf(), facts, EARLY)).toMatchObject({ step, stop: null });
});

test.each([
  ['a contact that is proven at the end', { provenAt: END }, 'time_verify'],
  ['a deposit that is a unit short', { deposited: minor(49_999n) }, 'time_deposit'],
  ['bets that are a unit short', { bet: minor(9_999n) }, 'time_bets'],
] as const)('REW-26 after the last day nothing comes of %s', (_what, facts, stop) => {
  expect(move(rowOf(), facts, later(END, -1))).toMatchObject({ stop: null });
  expect(move(rowOf(), facts, END, later(END, -1))).toMatchObject({ stop: null });
  expect(move(rowOf(), facts, END)).toMatchObject({ step: 'stopped', stop, look_at: null });
});

test('REW-26 a deposit that is taken back after the hold opens its step again, or ends it', () => {
  const offered = rowOf({ step: 'reward', rewarded_on: '2026-11-23', verified_at: EARLY });
  const back = { deposited: minor(0n) };
  expect(move(offered, back, EARLY)).toMatchObject({
    step: 'deposit',
    undone: 'deposit',
    rewarded_on: null,
    hold_until: null,
  });
  expect(move(offered, back, END)).toMatchObject({ step: 'stopped', stop: 'undone_deposit' });
});

test('REW-26 a contact that was proven in time may change later', () => {
  const row = rowOf({ step: 'bets', verified_at: EARLY });
  expect(move(row, { provenAt: null, bet: minor(0n) }, EARLY)).toMatchObject({ step: 'bets' });
});

test('REW-26 the hold lasts to the millisecond, and is looked at every hour meanwhile', () => {
  const held = move(rowOf(), {}, EARLY);
  expect(held).toMatchObject({
    hold_until: later(EARLY, 72 * HOUR_MS),
    look_at: later(EARLY, HOUR_MS),
  });
  expect(move(held, {}, later(EARLY, 72 * HOUR_MS - 1))).toMatchObject({ step: 'hold' });
  expect(move(held, {}, later(EARLY, 72 * HOUR_MS))).toMatchObject({ step: 'reward' });
});

test.each([
  ['a month’s end', 'Asia/Bangkok', '2027-03-01', '2027-02-28T17:00:00.000Z'],
  ['a clock set forward', 'America/New_York', '2027-03-15', '2027-03-15T04:00:00.000Z'],
  ['a clock set back', 'America/New_York', '2027-11-08', '2027-11-08T05:00:00.000Z'],
])('REW-26 days end at midnight of the brand, over %s', (_what, zone, until_on, end) => {
  expect(endOf({ until_on }, zone).toISOString()).toBe(end);
});
