import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { useCountedBets } from '../../testing/counted-bets.ts';
import { givenMember, usePlay, ZONE } from '../../testing/play.ts';
import { findBetOfAny } from '../play/index.ts';
import { explainBets, readValidBets, rebuildValidBets } from './index.ts';

const t = usePlay();
const TYPES = ['LOTT', 'ELOTT', 'SPORTS', 'ESPORTS', 'LIVE', 'RNG'] as const;
const { games, next, act, count, countedOf, totalOf } = useCountedBets(t, TYPES);

const BOTH_SIDES = [
  [2n, 'both_sides'],
  [1n, 'both_sides'],
];

type Ticket = { readonly type: string; readonly event?: string; readonly stake?: bigint };

/** Each ticket is a round of its own, as the book sells them. */
const place = (memberId: MemberId, { stake = 1_000n, ...facts }: Ticket) =>
  act('bet', memberId, { ...facts, roundId: next(), amount: minor(stake) });

const given = () => givenMember(t.world, { cash: 100_000n });

/** What is kept is what counting everything again comes to. */
const holds = async () => expect(await rebuildValidBets(t.world, ZONE)).toEqual({ isSame: true });

/** Big and small of one draw, or home and away of one match, on two tickets. */
async function bothSides(type: string) {
  const memberId = await given();
  const event = next();
  const [big, small] = [
    await place(memberId, { type, event }),
    await place(memberId, { type, event }),
  ];
  const settle = async (betId: string, amount: bigint) => {
    await act('settle', memberId, { type, betId, amount: minor(amount) });
    await count();
  };
  return { memberId, event, big, small, settle };
}

test.each(TYPES.filter((type) => type !== 'RNG'))(
  'REW-02 both sides of one event on two tickets of %s count together, whichever is settled first',
  async (type) => {
    for (const isBigFirst of [true, false]) {
      const { memberId, big, small, settle } = await bothSides(type);
      const results = [() => settle(big, 1_997n), () => settle(small, 0n)];
      const [first, second] = isBigFirst ? results : results.toReversed();
      await first?.();
      expect(await countedOf(memberId)).toEqual([[0n, 'running']]);
      await second?.();
      expect(await countedOf(memberId)).toEqual(BOTH_SIDES);
      expect(await totalOf(memberId)).toBe(3n);
    }
    await holds();
  },
);

test('REW-02 a correction or a void of one ticket counts the other anew, for the day it was settled', async () => {
  for (const type of ['LOTT', 'SPORTS']) {
    const { memberId, big, small, settle } = await bothSides(type);
    await settle(big, 1_997n);
    await settle(small, 0n);
    t.world.clock.advance(DAY_MS);
    await act('resettle', memberId, { type, betId: big, amount: minor(0n) });
    await count();
    expect(await countedOf(memberId)).toEqual([
      [1_000n, 'counted'],
      [1_000n, 'counted'],
    ]);
    await act('resettle', memberId, { type, betId: small, amount: minor(1_997n) });
    await count();
    expect(await countedOf(memberId)).toEqual(BOTH_SIDES);
    await act('void-settled', memberId, { type, betId: small });
    await count();
    await count();
    expect(await countedOf(memberId)).toEqual([
      [1_000n, 'counted'],
      [0n, 'void'],
    ]);
    const span = { from: '2026-01-01', to: '2030-12-31' };
    const days = await readValidBets(t.world.db, { memberId, ...span });
    expect(days).toMatchObject([{ betCount: 1, valid: 1_000n }]);
  }
  await holds();
});

test('REW-02 a ticket that is bought for the same event later waits, and takes what it covers', async () => {
  const { memberId, event, big, small, settle } = await bothSides('SPORTS');
  await settle(big, 0n);
  await settle(small, 0n);
  expect(await totalOf(memberId)).toBe(2_000n);
  const late = await place(memberId, { type: 'SPORTS', event, stake: 2_000n });
  await count();
  expect(await totalOf(memberId)).toBe(0n);
  await settle(late, 4_000n);
  expect(await totalOf(memberId)).toBe(0n);
  expect((await countedOf(memberId)).map(([, reason]) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'both_sides'),
  );
  await holds();
});

test('REW-01 other events, other members and vendors that name none count as before', async () => {
  const [one, other] = [await given(), await given()];
  const event = next();
  const tickets: readonly [MemberId, Ticket][] = [
    [one, { type: 'LOTT', event }],
    [one, { type: 'LOTT', event: next() }],
    [one, { type: 'LOTT' }],
    [one, { type: 'RNG', event }],
    [other, { type: 'LOTT', event }],
  ];
  for (const [memberId, ticket] of tickets) {
    const betId = await place(memberId, ticket);
    const amount = minor(memberId === other || ticket.event === event ? 0n : 1_997n);
    await act('settle', memberId, { type: ticket.type, betId, amount });
  }
  await count();
  expect(await countedOf(one)).toEqual(Array.from({ length: 4 }, () => [1_000n, 'counted']));
  expect(await countedOf(other)).toEqual([[1_000n, 'counted']]);
  await holds();
});

test('REW-02 the record of each ticket says what it counted and why', async () => {
  const { memberId, big, small, settle } = await bothSides('LOTT');
  const told = async () => {
    const { vendor = '' } = games.get('LOTT') ?? {};
    const found = await Promise.all(
      [big, small].map((ref) => findBetOfAny(t.world.db, { vendor, kind: 'bet', ref })),
    );
    const bets = found.flatMap((bet) => bet ?? []);
    return bets.map(await explainBets(t.world.db, bets));
  };
  await settle(big, 1_997n);
  expect(await told()).toEqual([
    { valid: 0n, reason: 'running' },
    { valid: 0n, reason: 'running' },
  ]);
  await settle(small, 0n);
  expect(await told()).toEqual([
    { valid: 2n, reason: 'both_sides' },
    { valid: 1n, reason: 'both_sides' },
  ]);
  expect(await totalOf(memberId)).toBe(3n);
});
