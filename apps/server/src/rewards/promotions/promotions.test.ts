import * as contract from '@baize/contract/promotion';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { bonusesJobs } from '../../cashier/bonuses/index.ts';
import { givenSlip } from '../../testing/deposits.ts';
import { type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenMember } from '../../testing/play.ts';
import { GIFT, promotionOf, usePromotions } from '../../testing/promotions.ts';
import { givenTrial } from '../../testing/rewards.ts';
import { countClaimable } from '../claims/index.ts';
import { countApplicationsWaiting } from './index.ts';

const p = usePromotions();
let operator: GivenOperator;
let second: GivenOperator;
beforeAll(async () => {
  operator = await givenOperator(p.t.world, 'support');
  second = await givenOperator(p.t.world, 'finance');
});

const player = (cash = 1_000_000n): Promise<MemberId> => givenMember(p.t.world, { cash });
const statusOf = async (memberId: MemberId, id: string) => (await p.read(memberId, id)).status;
const claimable = (memberId: MemberId) =>
  countClaimable(p.t.world.db, memberId, p.t.world.clock.now());
const decide = (participationId: string, facts: object, by = operator) =>
  p.operate(by.caller, contract.decideApplication, {
    participationId,
    reason: 'screenshot is right',
    ...facts,
  });
const DEPOSIT = {
  kind: 'deposit',
  ppm: 500_000,
  most: '100000',
  least: '30000',
  frequency: 'once',
  times: 2,
  days: 7,
  games: null,
} as const;

test('PROMO-07 REW-12 joined, played and claimed; joined twice at once it is joined once', async () => {
  await p.publish(promotionOf('play', { budget: '10000' }));
  const [memberId, late] = [await player(), await player()];
  expect(await statusOf(memberId, 'play')).toBe('join');
  const twice = await Promise.all([p.join(memberId, 'play'), p.join(memberId, 'play')]);
  expect(twice.map(({ value }) => value['status'])).toEqual(['joined', 'joined']);
  // The one reward that the budget has is kept for who joined first.
  expect((await p.read(late, 'play')).notForYou).toBe('used_up');
  expect((await p.join(late, 'play')).message).toBe('promotion_used_up');
  await p.bet(memberId, 40_000n);
  expect(await p.read(memberId, 'play')).toMatchObject({
    status: 'process',
    participation: { progress: '40000' },
  });
  expect(await claimable(memberId)).toBe(0);
  await p.bet(memberId, 59_999n);
  expect(await statusOf(memberId, 'play')).toBe('process');
  await p.bet(memberId, 1n);
  expect(await statusOf(memberId, 'play')).toBe('claim');
  expect(await claimable(memberId)).toBe(1);
  const claims = await p.claimTwice(memberId, 'play');
  expect(claims.map(({ value }) => value['state'])).toEqual(['claimed', 'claimed']);
  expect(await statusOf(memberId, 'play')).toBe('claimed');
  expect(await claimable(memberId)).toBe(0);
});

test('REW-12 many who join at once never overspend the budget; those left out are told', async () => {
  await p.publish(promotionOf('scarce', { budget: '35000' }));
  const members: MemberId[] = [];
  for (let made = 0; made < 8; made += 1) members.push(await player());
  const { termsHash } = await p.read(members[0] as MemberId, 'scarce');
  const replies = await Promise.all(members.map((id) => p.join(id, 'scarce', termsHash)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = replies.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['promotion_used_up']));
});

test('REW-11 terms are frozen at joining: edited, shortened or taken off, they hold for who joined', async () => {
  const first = promotionOf('frozen');
  await p.publish(first);
  const [memberId, other] = [await player(), await player()];
  const { termsHash, version } = await p.read(memberId, 'frozen');
  await p.join(memberId, 'frozen');
  const offer = { ...first.offer, bets: '200000', amount: '5000' } as typeof first.offer;
  await p.publish({ ...first, until: '2026-11-15', offer });
  const changed = await p.read(other, 'frozen');
  expect(changed.termsHash).not.toBe(termsHash);
  expect((await p.join(other, 'frozen', termsHash)).message).toBe('promotion_changed');
  const own = await p.read(memberId, 'frozen');
  expect(own).toMatchObject({ version, termsHash, newestVersion: version + 1 });
  expect(own.offer).toMatchObject({ bets: '100000', amount: '10000' });
  p.t.world.clock.advance(2 * DAY_MS);
  await p.tend();
  expect(await statusOf(other, 'frozen')).toBe('close');
  await p.bet(memberId, 100_000n);
  expect(await p.read(memberId, 'frozen')).toMatchObject({
    status: 'claim',
    participation: { amount: '10000' },
  });
  const rewrite = p.t.world.db
    .updateTable('promotions_participation')
    .set({ terms_version: 9 })
    .where('promotion', '=', 'frozen')
    .execute();
  await expect(rewrite).rejects.toThrow('the terms of a participation are those it was joined by');
});

test('PROMO-02 PROMO-07 OPS-10 DESK-04 an application is decided once, and what is given can be claimed', async () => {
  await p.publish(promotionOf('gift', { offer: GIFT, decides: 'operator', budget: '80000' }));
  const [memberId, other] = [await player(), await player()];
  expect((await p.join(memberId, 'gift')).message).toBe('promotion_needs_application');
  expect((await p.apply(memberId, 'gift', { comment: 'x'.repeat(141) })).status).toBe(400);
  const attachments = [await givenSlip(p.t, memberId)];
  expect((await p.apply(other, 'gift', { attachments })).message).toBe('attachments_wrong');
  const { value } = await p.apply(memberId, 'gift', { attachments, comment: 'x'.repeat(140) });
  expect(value).toMatchObject({ status: 'applying', participation: { attachmentCount: 1 } });
  const id = (value['participation'] as { participationId: string }).participationId;
  const queue = await p.operate(operator.caller, contract.listApplications, { view: 'waiting' });
  expect(queue.value).toMatchObject({
    total: 1,
    applications: [
      { participationId: id, most: '50000', pays: 'cash', attachmentIds: attachments },
    ],
  });
  expect(await countApplicationsWaiting(p.t.world.db)).toMatchObject({ count: 1n });
  const tooMuch = await decide(id, { decision: 'approve', amount: '50001' });
  expect(tooMuch.message).toBe('application_amount');
  const decided = await decide(id, { decision: 'approve', amount: '50000' });
  expect(decided.value).toMatchObject({ status: 'issued', decidedBy: operator.name });
  // The second is told who was first, and nothing is given twice.
  const lost = await decide(id, { decision: 'reject' }, second);
  expect(lost).toMatchObject({
    message: 'already_decided',
    value: { action: 'application.approved', operator: operator.name },
  });
  expect(await claimable(memberId)).toBe(1);
  expect((await p.claim(memberId, 'gift')).value).toMatchObject({ state: 'claimed' });
  expect(await statusOf(memberId, 'gift')).toBe('issued');
  const next = await p.apply(other, 'gift');
  const nextId = (next.value['participation'] as { participationId: string }).participationId;
  const spent = await decide(nextId, { decision: 'approve', amount: '30001' });
  expect(spent.message).toBe('promotion_used_up');
  await decide(nextId, { decision: 'reject', reason: 'the picture shows another name' });
  expect(await p.read(other, 'gift')).toMatchObject({
    status: 'rejected',
    participation: { reason: 'the picture shows another name' },
  });
  expect((await p.apply(other, 'gift')).value).toMatchObject({ status: 'rejected' });
});

test('PROMO-07 where an operator lets in, approving is joining', async () => {
  await p.publish(promotionOf('club', { decides: 'operator' }));
  const memberId = await player();
  const { value } = await p.apply(memberId, 'club');
  const id = (value['participation'] as { participationId: string }).participationId;
  expect((await decide(id, { decision: 'approve', amount: '5' })).message).toBe(
    'application_amount',
  );
  expect((await decide(id, { decision: 'approve' })).value).toMatchObject({ status: 'joined' });
  await p.bet(memberId, 100_000n);
  expect(await statusOf(memberId, 'club')).toBe('claim');
});

test('REW-11 PROMO-07 a deposit bonus is joined, given by the joined terms, wagered and claimed', async () => {
  await p.publish(promotionOf('first', { offer: DEPOSIT }));
  const memberId = await player(0n);
  await p.join(memberId, 'first');
  await p.publish(promotionOf('first', { offer: { ...DEPOSIT, ppm: 10_000, times: 10 } }));
  await p.deposit(memberId, 30_000n, 'first');
  const given = await p.read(memberId, 'first');
  expect(given).toMatchObject({ status: 'process', participation: { amount: '15000' } });
  expect(given.offer).toMatchObject({ times: 2, ppm: 500_000 });
  expect((await p.read(memberId, 'first')).version).toBeLessThan(given.newestVersion);
  await p.bet(memberId, 30_000n, 30_000n);
  await bonusesJobs.find(({ name }) => name === 'bonuses.settle')?.run(p.t.world, {} as never);
  await p.runJob('bonuses.changed', { memberId });
  expect(await statusOf(memberId, 'first')).toBe('claimed');
});

test('PROMO-07 a bonus chosen with a deposit is joined by that; the end of it closes the promotion', async () => {
  await p.publish(promotionOf('chosen', { offer: DEPOSIT }));
  const memberId = await player(0n);
  await p.deposit(memberId, 30_000n, 'chosen');
  expect(await statusOf(memberId, 'chosen')).toBe('process');
  await p.publish(promotionOf('other-bonus', { offer: DEPOSIT }));
  expect((await p.read(memberId, 'other-bonus')).notForYou).toBe('bonus_active');
  p.t.world.clock.advance(8 * DAY_MS);
  await bonusesJobs.find(({ name }) => name === 'bonuses.settle')?.run(p.t.world, {} as never);
  await p.runJob('bonuses.changed', { memberId });
  expect(await statusOf(memberId, 'chosen')).toBe('close');
});

test('PROMO-05 cashback: a share of the week’s loss of cash, from the least on, up to the most', async () => {
  const offer = { kind: 'cashback', ppm: 50_000, most: '5000', least: '50000' } as const;
  const pays = { kind: 'cash' } as const;
  const span = { from: '2026-11-10', until: '2027-12-31' };
  await p.publish(promotionOf('back', { ...span, offer: { ...offer, pays } }));
  const [loser, winner, small] = [await player(), await player(), await player()];
  for (const memberId of [loser, winner, small]) await p.join(memberId, 'back');
  await p.bet(loser, 90_001n, 10_000n);
  await p.bet(winner, 60_000n, 70_000n);
  await p.bet(small, 49_999n);
  expect(await p.read(loser, 'back')).toMatchObject({
    status: 'process',
    participation: { progress: '80001' },
  });
  p.t.world.clock.advance(7 * DAY_MS + HOUR_MS);
  await p.tend();
  await p.tend();
  expect(await p.read(loser, 'back')).toMatchObject({
    status: 'claim',
    participation: { amount: '4000' },
  });
  // What nobody got is back in the budget, and a new week can be joined.
  expect(await statusOf(winner, 'back')).toBe('join');
  expect(await statusOf(small, 'back')).toBe('join');
  const { reserved } = await p.t.world.db
    .selectFrom('bonuses_budget')
    .select('reserved')
    .where('promotion', '=', 'back')
    .executeTakeFirstOrThrow();
  expect(reserved).toBe(4_000n);
  p.t.world.clock.advance(31 * DAY_MS);
  await p.tend();
  expect(await claimable(loser)).toBe(0);
  expect(await statusOf(loser, 'back')).toBe('join');
});

test('REW-11 a reward of bonus money is given by its frozen terms, one bonus at a time', async () => {
  const pays = { kind: 'bonus', times: 3, days: 7, games: ['RNG'], betMax: '2000' } as const;
  const span = { from: '2026-11-10', until: '2027-12-31' };
  const offer = { ...GIFT, pays: { ...pays, games: ['RNG'] } };
  await p.publish(promotionOf('birthday-a', { ...span, offer, decides: 'operator' }));
  await p.publish(promotionOf('birthday-b', { ...span, offer, decides: 'operator' }));
  const memberId = await player();
  for (const id of ['birthday-a', 'birthday-b']) {
    const { value } = await p.apply(memberId, id);
    const { participationId } = value['participation'] as { participationId: string };
    await decide(participationId, { decision: 'approve', amount: '10000' });
  }
  expect((await p.claim(memberId, 'birthday-a')).value).toMatchObject({ state: 'claimed' });
  expect((await p.claim(memberId, 'birthday-b')).message).toBe('bonus_active');
  expect(await claimable(memberId)).toBe(1);
  const grant = await p.t.world.db
    .selectFrom('bonuses_grant')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(grant).toMatchObject({
    promotion: 'birthday-a',
    amount: 10_000n,
    turnover_required: 30_000n,
    bet_max: 2_000n,
    games: ['RNG'],
  });
});

test('PROMO-06 who it is not for is told why; what has not begun or is stopped cannot be joined', async () => {
  const span = { from: '2026-11-10', until: '2027-12-31' };
  await p.publish(promotionOf('newcomers', { ...span, newWithinDays: 3 }));
  await p.publish(promotionOf('later', { from: '2027-12-01', until: '2027-12-31' }));
  await p.publish(promotionOf('halted', { ...span, isStopped: true }));
  const [memberId, trial] = [await player(), await givenTrial(p.t.world)];
  expect((await p.read(memberId, 'newcomers')).notForYou).toBeNull();
  expect((await p.read(trial, 'newcomers')).notForYou).toBe('trial');
  p.t.world.clock.advance(4 * DAY_MS);
  expect((await p.read(memberId, 'newcomers')).notForYou).toBe('not_new');
  expect((await p.join(memberId, 'newcomers')).message).toBe('promotion_not_for_you');
  expect(await statusOf(memberId, 'later')).toBe('comingSoon');
  expect((await p.join(memberId, 'later')).message).toBe('promotion_closed');
  expect(await statusOf(memberId, 'halted')).toBe('close');
  expect((await p.join(memberId, 'halted')).message).toBe('promotion_closed');
  expect((await p.join(memberId, 'later', 'a'.repeat(64))).message).toBe('promotion_closed');
});
