import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { type FreeRoundsGrant, grantFreeRounds } from '../../../server/src/play/play/index.ts';
import { CHOICE, payoutOf, seatAgain, seatMember, usePlatform } from '../testing/platform.ts';

const p = usePlatform();

async function grant(memberId: MemberId, facts: Partial<FreeRoundsGrant> = {}) {
  const id = p.world.newId('fre');
  const grantedAt = p.world.clock.now();
  await p.world.db.transaction().execute((tx) =>
    grantFreeRounds(tx, {
      id,
      vendor: 'studio',
      memberId,
      currency: 'THB',
      games: null,
      stake: minor(200n),
      count: 2,
      expiresAt: later(grantedAt, DAY_MS),
      grantedAt,
      reason: 'test',
      ...facts,
    }),
  );
  return id;
}

const grantIn = async (id: string) =>
  p.world.db
    .selectFrom('play_free_round')
    .select(['used', 'won'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('REW-14 granted rounds are offered when a game opens, play at their stake and cost nothing', async () => {
  const { memberId } = await seatMember(p, 0n);
  const grantId = await grant(memberId);
  await grant(memberId, { games: ['another-game'] });
  const seat = await seatAgain(p, memberId);
  expect(seat.session.grants).toMatchObject([
    { grantId, kind: 'rounds', stake: '200', left: 2, paysTo: 'cash' },
  ]);
  const free = { choice: CHOICE, grantId, requestKey: 'granted-round-1' };
  const { value: first } = await seat.roll('200', free);
  expect(first).toMatchObject({ status: 'settled', staked: '200', grantId });
  // Pressed twice on a bad line it is one round.
  expect((await seat.roll('200', free)).value).toEqual(first);
  const { value: second } = await seat.roll('200', { choice: CHOICE, grantId });
  const won = payoutOf(first) + payoutOf(second);
  expect(await p.cashOf(memberId)).toBe(won);
  expect(await grantIn(grantId)).toEqual({ used: 2, won });
  const { value: third } = await seat.roll('200', { choice: CHOICE, grantId });
  expect(third).toMatchObject({ status: 'refused', refusal: 'free_round_unknown' });
  expect((await seat.again()).value.grants).toEqual([]);
});

test('REW-14 another stake than the grant’s is refused and uses no round', async () => {
  const { memberId, ...seat } = await seatMember(p, 0n);
  const grantId = await grant(memberId);
  const { value } = await seat.roll('500', { choice: CHOICE, grantId });
  expect(value).toMatchObject({ status: 'refused', refusal: 'free_stake_wrong' });
  expect(await grantIn(grantId)).toEqual({ used: 0, won: 0n });
});

test('REW-14 a hand that is doubled adds the player’s own money, which wins its own share', async () => {
  const { memberId, ...seat } = await seatMember(p, 200n, 'test-ladder');
  const grantId = await grant(memberId, { count: 1 });
  const { value: begun } = await seat.roll('200', { choice: { chips: 1 }, grantId });
  expect(begun).toMatchObject({ status: 'running', balance: '200' });
  const { value: over } = await seat.move(begun, { type: 'double' });
  expect(over).toMatchObject({ status: 'settled', staked: '400', payout: '800' });
  // 400 for the free half, and 400 for the 200 of the player's own.
  expect(await p.cashOf(memberId)).toBe(800n);
  expect(await grantIn(grantId)).toEqual({ used: 1, won: 400n });
});

test('REW-15 a free bet is one chip of its full amount and pays the payout less the stake', async () => {
  const { memberId, ...seat } = await seatMember(p, 0n, 'test-ladder');
  const grantId = await grant(memberId, { kind: 'bet', count: 1, stake: minor(300n) });
  const two = await seat.roll('100', { choice: { chips: 3 }, grantId });
  expect(two.message).toBe('grant_one_stake');
  const { value: begun } = await seat.roll('300', { choice: { chips: 1 }, grantId });
  let round = begun;
  for (const type of ['climb', 'climb', 'climb', 'stop']) {
    round = (await seat.move(round, { type })).value;
  }
  expect(round).toMatchObject({ status: 'settled', payout: '450' });
  expect(await p.cashOf(memberId)).toBe(150n);
});

test('REW-14 a game that fills a pot offers no free rounds and takes none', async () => {
  const { memberId } = await seatMember(p, 0n, 'test-well');
  const grantId = await grant(memberId);
  const seat = await seatAgain(p, memberId, 'test-well');
  expect(seat.session.grants).toEqual([]);
  const refused = await seat.roll('200', { choice: { isLucky: true }, grantId });
  expect(refused.message).toBe('grant_not_here');
});

test('REW-14 a round whose answer was lost is asked for again as the same free round', async () => {
  const { memberId, ...seat } = await seatMember(p, 0n);
  const grantId = await grant(memberId);
  let lost = 0;
  p.line.cut((call) => (call === 'bet-and-settle' && lost++ === 0 ? 'unanswered' : 'through'));
  const { value } = await seat.roll('200', { choice: CHOICE, grantId });
  p.line.cut(() => 'through');
  expect(value.status).toBe('settled');
  expect(await grantIn(grantId)).toEqual({ used: 1, won: payoutOf(value) });
});
