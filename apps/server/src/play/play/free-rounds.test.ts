import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, pocketsOf, usePlay } from '../../testing/play.ts';
import { type FreeRoundsGrant, grantFreeRounds } from './index.ts';

const t = usePlay();

const grant = (memberId: MemberId, facts: Partial<FreeRoundsGrant> = {}) =>
  t.world.db.transaction().execute((tx) =>
    grantFreeRounds(tx, {
      id: t.world.newId('fre'),
      vendor: 'acme',
      memberId,
      currency: 'THB',
      games: ['tigers'],
      stake: null,
      count: 1,
      expiresAt: later(t.world.clock.now(), DAY_MS),
      grantedAt: t.world.clock.now(),
      reason: 'test',
      ...facts,
    }),
  );

const spin = (memberId: MemberId, txId: string, facts: object = {}) =>
  perform(
    t.play,
    commandOf('bet-and-settle', {
      txId,
      memberId,
      amount: minor(0n),
      payout: minor(50n),
      ...facts,
    }),
  );

const REFUSED = { ok: false, code: 'free_round_unknown' };

test('DOOR-11 a stake of zero without a granted free round is refused, whatever it would pay', async () => {
  const memberId = await givenMember(t.world, { cash: 100n });
  expect(await spin(memberId, 'none')).toMatchObject(REFUSED);
  expect(await spin(memberId, 'none-lost', { payout: minor(0n) })).toMatchObject(REFUSED);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 100n, bonus: 0n });
});

test('DOOR-11 granted free rounds are played as often as they were granted, and no more', async () => {
  const memberId = await givenMember(t.world);
  await grant(memberId, { count: 2 });
  const first = await spin(memberId, 'free-1');
  expect(first).toMatchObject({ ok: true, moved: '50' });
  // The same call again is the same free round.
  expect(await spin(memberId, 'free-1')).toEqual(first);
  expect(await spin(memberId, 'free-2')).toMatchObject({ ok: true });
  expect(await spin(memberId, 'free-3')).toMatchObject(REFUSED);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 100n, bonus: 0n });
});

test('DOOR-11 twenty calls at once for the last free round: one is booked', async () => {
  const memberId = await givenMember(t.world);
  await grant(memberId);
  const names = Array.from({ length: 20 }, (_, index) => `race-${index}`);
  const told = await Promise.all(names.map((txId) => spin(memberId, txId)));
  expect(told.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50n, bonus: 0n });
});

test('DOOR-11 a free round of another player, vendor or game, or one that has expired, opens nothing', async () => {
  const [memberId, other] = [await givenMember(t.world), await givenMember(t.world)];
  await grant(other);
  await grant(memberId, { vendor: 'another' });
  await grant(memberId, { games: ['lions'] });
  await grant(memberId, { expiresAt: t.world.clock.now() });
  expect(await spin(memberId, 'foreign')).toMatchObject(REFUSED);
  await grant(memberId, { games: null });
  expect(await spin(memberId, 'any-game')).toMatchObject({ ok: true });
});
