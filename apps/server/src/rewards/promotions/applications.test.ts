import * as contract from '@baize/contract/promotion';
import type { MemberId } from '@baize/std/id';
import { beforeAll, expect, test } from 'vitest';
import { type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenMember } from '../../testing/play.ts';
import { GIFT, promotionOf, usePromotions } from '../../testing/promotions.ts';
import { countClaimable } from '../claims/index.ts';

const p = usePromotions();
let first: GivenOperator;
let second: GivenOperator;
beforeAll(async () => {
  first = await givenOperator(p.t.world, 'support');
  second = await givenOperator(p.t.world, 'finance');
});

/** The brand's line is at 5,000.00. */
const LINE = 500_000n;

async function applied(id: string): Promise<{ memberId: MemberId; participationId: string }> {
  const memberId = await givenMember(p.t.world, { cash: 1_000n });
  const { value } = await p.apply(memberId, id);
  const { participationId } = value['participation'] as { participationId: string };
  return { memberId, participationId };
}

const decide = (by: GivenOperator, participationId: string, facts: object) =>
  p.operate(by.caller, contract.decideApplication, {
    participationId,
    decision: 'approve',
    reason: 'the picture is right',
    ...facts,
  });

const claimable = (memberId: MemberId) =>
  countClaimable(p.t.world.db, memberId, p.t.world.clock.now());

test('PROMO-02 OPS-08 above the line the first yes gives nothing, and another operator decides', async () => {
  const offer = { ...GIFT, most: '1000000' };
  await p.publish(promotionOf('large', { offer, decides: 'operator', budget: '3000000' }));
  const { memberId, participationId } = await applied('large');
  const amount = String(LINE);
  const agreed = await decide(first, participationId, { amount });
  expect(agreed.value).toMatchObject({
    status: 'applying',
    secondFrom: String(LINE),
    agreement: { operator: first.name, amount, isOwn: true },
    decidedBy: null,
  });
  expect(await claimable(memberId)).toBe(0);
  expect((await p.read(memberId, 'large')).status).toBe('applying');
  expect((await decide(first, participationId, { amount })).message).toBe('own_approval');
  // Another amount is a first yes anew.
  const other = await decide(second, participationId, { amount: '600000' });
  expect(other.value).toMatchObject({ status: 'applying', agreement: { operator: second.name } });
  const decided = await decide(first, participationId, { amount: '600000' });
  expect(decided.value).toMatchObject({
    status: 'issued',
    amount: '600000',
    decidedBy: first.name,
  });
  expect(await claimable(memberId)).toBe(1);
  const lines = await p.t.world.db
    .selectFrom('operators_audit')
    .select('action')
    .where('subject', '=', participationId)
    .orderBy('number')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    'application.agreed',
    'application.agreed',
    'application.approved',
  ]);
});

test('PROMO-02 OPS-08 one unit below the line one is enough; who agreed may still reject', async () => {
  const offer = { ...GIFT, most: '1000000' };
  await p.publish(promotionOf('edge', { offer, decides: 'operator', budget: '3000000' }));
  const below = await applied('edge');
  const amount = String(LINE - 1n);
  await decide(first, below.participationId, { amount: String(LINE) });
  expect((await decide(first, below.participationId, { amount })).value).toMatchObject({
    status: 'issued',
    agreement: null,
  });
  const doubted = await applied('edge');
  await decide(first, doubted.participationId, { amount: String(LINE) });
  const rejected = await decide(first, doubted.participationId, { decision: 'reject' });
  expect(rejected.value).toMatchObject({ status: 'rejected' });
});

test('PROMO-02 OPS-08 letting in and free rounds go by what they come to', async () => {
  await p.publish(
    promotionOf('club-large', {
      decides: 'operator',
      budget: '9000000',
      offer: {
        kind: 'bets',
        bets: '100000',
        games: null,
        amount: '500000',
        frequency: 'once',
        pays: { kind: 'cash' },
      },
    }),
  );
  const club = await applied('club-large');
  expect((await decide(first, club.participationId, {})).value).toMatchObject({
    status: 'applying',
    secondFrom: '0',
  });
  expect((await decide(second, club.participationId, {})).value).toMatchObject({
    status: 'joined',
  });
  const rounds = { provider: 'studio', games: ['lotus-pond'], stake: '3000', playDays: 7 } as const;
  const pays = { kind: 'free_rounds', ...rounds, games: ['lotus-pond'], wins: { kind: 'cash' } };
  const offer = { ...GIFT, most: '200', pays } as never;
  await p.publish(promotionOf('rounds-large', { offer, decides: 'operator', budget: '1000' }));
  const { participationId } = await applied('rounds-large');
  expect((await decide(first, participationId, { amount: '167' })).value).toMatchObject({
    status: 'applying',
    secondFrom: '167',
  });
  expect((await decide(first, participationId, { amount: '166' })).value).toMatchObject({
    status: 'issued',
  });
});

test('OPS-08 the database itself refuses one who is both', async () => {
  const offer = { ...GIFT, most: '1000000' };
  await p.publish(promotionOf('both', { offer, decides: 'operator', budget: '3000000' }));
  const { participationId } = await applied('both');
  await decide(first, participationId, { amount: String(LINE) });
  const both = p.t.world.db
    .updateTable('promotions_participation')
    .set({
      status: 'joined',
      decided_by: first.caller.operatorId,
      decided_at: p.t.world.clock.now(),
    })
    .where('id', '=', participationId as never)
    .execute();
  await expect(both).rejects.toThrow('promotions_participation_four_eyes');
});
