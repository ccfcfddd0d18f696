import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, pocketsOf, usePlay } from '../../testing/play.ts';
import { type FreeRoundsGrant, grantFreeRounds } from './index.ts';

const t = usePlay();

const grant = async (memberId: MemberId, facts: Partial<FreeRoundsGrant> = {}) => {
  const id = t.world.newId('fre');
  await t.world.db.transaction().execute((tx) =>
    grantFreeRounds(tx, {
      id,
      vendor: 'acme',
      memberId,
      currency: 'THB',
      games: ['tigers'],
      stake: minor(200n),
      count: 1,
      expiresAt: later(t.world.clock.now(), DAY_MS),
      grantedAt: t.world.clock.now(),
      reason: 'test',
      ...facts,
    }),
  );
  return id;
};

const standingOf = (id: string) =>
  t.world.db
    .selectFrom('play_free_round')
    .select(['granted', 'used', 'won', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const spin = (memberId: MemberId, txId: string, facts: object = {}) =>
  perform(
    t.play,
    commandOf('bet-and-settle', {
      txId,
      memberId,
      amount: minor(200n),
      payout: minor(500n),
      ...facts,
    }),
  );

const about = (memberId: MemberId, kind: 'settle' | 'rollback' | 'unsettle', facts: object) =>
  perform(t.play, commandOf(kind, { memberId, ...facts } as never));

test('REW-14 a granted round is played at its stake, takes nothing from the wallet and pays its win', async () => {
  const memberId = await givenMember(t.world);
  const grantId = await grant(memberId, { count: 2 });
  expect(await spin(memberId, 'paid-1', { grantId })).toMatchObject({ ok: true, moved: '500' });
  const lost = { grantId, payout: minor(0n) };
  expect(await spin(memberId, 'paid-2', lost)).toMatchObject({ ok: true, moved: '0' });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 500n, bonus: 0n });
  expect(await spin(memberId, 'paid-3', { grantId })).toMatchObject({ code: 'free_round_unknown' });
  expect(await standingOf(grantId)).toMatchObject({ used: 2, won: 500n });
});

test('REW-14 another stake, game, player or grant than was granted is refused, and no round is lost', async () => {
  const [memberId, other] = [await givenMember(t.world), await givenMember(t.world)];
  const grantId = await grant(memberId);
  expect(await spin(memberId, 'dear', { grantId, amount: minor(300n) })).toMatchObject({
    code: 'free_stake_wrong',
    stake: '200',
  });
  for (const [txId, facts] of [
    ['elsewhere', { grantId, game: 'lions' }],
    ['made-up', { grantId: 'fre_made_up' }],
  ] as const) {
    expect(await spin(memberId, txId, facts)).toMatchObject({ code: 'free_round_unknown' });
  }
  expect(await spin(other, 'stolen', { grantId })).toMatchObject({ code: 'free_round_unknown' });
  expect(await standingOf(grantId)).toMatchObject({ used: 0 });
});

test('REW-14 repeated, in two tabs and all at once, never more rounds are played than were granted', async () => {
  const memberId = await givenMember(t.world);
  const grantId = await grant(memberId, { count: 3 });
  const names = Array.from({ length: 24 }, (_, index) => `tab-${index % 12}`);
  const told = await Promise.all(names.map((txId) => spin(memberId, txId, { grantId })));
  // Each of the three was asked for twice, and the second was answered as the first.
  expect(told.filter(({ ok }) => ok)).toHaveLength(6);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 1_500n, bonus: 0n });
});

test('REW-14 a round that was begun before the end of the grant pays after it', async () => {
  const memberId = await givenMember(t.world);
  const grantId = await grant(memberId, { expiresAt: later(t.world.clock.now(), HOUR_MS) });
  const bet = commandOf('bet', { txId: 'late', memberId, amount: minor(200n), grantId });
  expect(await perform(t.play, bet)).toMatchObject({ ok: true, moved: '0', status: 'running' });
  t.world.clock.advance(2 * HOUR_MS);
  const result = { txId: 'late-won', betId: 'late', amount: minor(700n) };
  expect(await about(memberId, 'settle', result)).toMatchObject({ ok: true, moved: '700' });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 700n, bonus: 0n });
});

test('REW-14 wins that become a bonus stay with the grant, however the result is told and taken back', async () => {
  const memberId = await givenMember(t.world, { cash: 50n });
  const bonusTerms = { times: 5, days: 7, games: null };
  const grantId = await grant(memberId, { bonusTerms });
  const bet = commandOf('bet', { txId: 'kept', memberId, amount: minor(200n), grantId });
  await perform(t.play, bet);
  const part = { txId: 'kept-1', betId: 'kept', amount: minor(100n), isFinal: false };
  expect(await about(memberId, 'settle', part)).toMatchObject({ ok: true, moved: '0' });
  await about(memberId, 'settle', { txId: 'kept-2', betId: 'kept', amount: minor(40n) });
  expect(await standingOf(grantId)).toMatchObject({ won: 140n });
  // The same sum as the last result, told under another id, is done already.
  const again = { txId: 'kept-3', betId: 'kept', amount: minor(140n) };
  expect(await about(memberId, 'settle', again)).toMatchObject({ code: 'already_settled' });
  await about(memberId, 'unsettle', { txId: 'kept-4', betId: 'kept' });
  expect(await standingOf(grantId)).toMatchObject({ won: 0n, used: 1 });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50n, bonus: 0n });
});

test('REW-14 a free round moves no limit of the member', async () => {
  const memberId = await givenMember(t.world);
  const grantId = await grant(memberId, { count: 2 });
  await spin(memberId, 'unlimited', { grantId });
  const days = await t.world.db
    .selectFrom('limits_day')
    .select(['staked', 'lost'])
    .where('member_id', '=', memberId)
    .execute();
  expect(days).toEqual([{ staked: 0n, lost: 0n }]);
});

test('REW-15 a free bet pays its payout less the stake, and never less than nothing', async () => {
  const memberId = await givenMember(t.world, { cash: 10n });
  const won = await grant(memberId, { kind: 'bet', stake: minor(1_000n) });
  const bet = { amount: minor(1_000n), payout: minor(2_500n), grantId: won };
  expect(await spin(memberId, 'free-won', bet)).toMatchObject({ ok: true, moved: '1500' });
  const half = await grant(memberId, { kind: 'bet', stake: minor(1_000n) });
  const lost = { amount: minor(1_000n), payout: minor(400n), grantId: half };
  expect(await spin(memberId, 'free-half', lost)).toMatchObject({ ok: true, moved: '0' });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 1_510n, bonus: 0n });
  // Without its name a grant of a bet is not taken for a free round.
  await grant(memberId, { kind: 'bet', stake: minor(1_000n) });
  const unnamed = { amount: minor(0n), payout: minor(400n) };
  expect(await spin(memberId, 'unnamed', unnamed)).toMatchObject({ code: 'free_round_unknown' });
});

test('REW-15 the winnings of a free bet in parts are those of their sum', async () => {
  const memberId = await givenMember(t.world);
  const grantId = await grant(memberId, { kind: 'bet', stake: minor(1_000n) });
  const bet = commandOf('bet', { txId: 'parts', memberId, amount: minor(1_000n), grantId });
  await perform(t.play, bet);
  const first = { txId: 'parts-1', betId: 'parts', amount: minor(300n), isFinal: false };
  expect(await about(memberId, 'settle', first)).toMatchObject({ moved: '0' });
  const last = { txId: 'parts-2', betId: 'parts', amount: minor(800n) };
  expect(await about(memberId, 'settle', last)).toMatchObject({ moved: '100', status: 'settled' });
});

test('REW-15 voided, the voucher is back once, with at least 24 hours left', async () => {
  const memberId = await givenMember(t.world);
  const soon = later(t.world.clock.now(), HOUR_MS);
  const grantId = await grant(memberId, { kind: 'bet', stake: minor(900n), expiresAt: soon });
  const bet = { amount: minor(900n), payout: minor(1_500n), grantId };
  await spin(memberId, 'void-me', bet);
  t.world.clock.advance(2 * HOUR_MS);
  const undo = { txId: 'void-1', betId: 'void-me' };
  expect(await about(memberId, 'rollback', undo)).toMatchObject({ ok: true, moved: '-600' });
  await about(memberId, 'rollback', undo);
  await about(memberId, 'rollback', { txId: 'void-2', betId: 'void-me' });
  const back = await standingOf(grantId);
  expect(back).toMatchObject({ granted: 1, used: 0, won: 0n });
  expect(back.expires_at).toEqual(later(t.world.clock.now(), DAY_MS));
  expect(await spin(memberId, 'played-again', bet)).toMatchObject({ ok: true, moved: '600' });

  const far = later(t.world.clock.now(), 5 * DAY_MS);
  const longer = await grant(memberId, { kind: 'bet', stake: minor(900n), expiresAt: far });
  await spin(memberId, 'void-far', { ...bet, grantId: longer });
  await about(memberId, 'rollback', { txId: 'void-3', betId: 'void-far' });
  expect((await standingOf(longer)).expires_at).toEqual(far);
});
