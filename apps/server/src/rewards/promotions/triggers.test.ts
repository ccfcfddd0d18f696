import type { PromotionBody } from '@baize/contract/content';
import * as gifts from '@baize/contract/gift';
import * as contract from '@baize/contract/promotion';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../base/kernel/index.ts';
import { readReserved } from '../../cashier/bonuses/index.ts';
import { type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenMember } from '../../testing/play.ts';
import { GIFT, promotionOf, usePromotions } from '../../testing/promotions.ts';
import { reserve } from './join-promotion.ts';

const p = usePromotions();
let support: GivenOperator;
let finance: GivenOperator;
beforeAll(async () => {
  support = await givenOperator(p.t.world, 'support');
  finance = await givenOperator(p.t.world, 'finance');
});

const WELCOME = {
  kind: 'welcome',
  amount: '10000',
  frequency: 'once',
  pays: { kind: 'cash' },
} as const;

const player = () => givenMember(p.t.world, { cash: 1_000n });
const statusOf = async (memberId: MemberId, id: string) => (await p.read(memberId, id)).status;
const joinWith = async (memberId: MemberId, id: string, code?: string) => {
  const { termsHash } = await p.read(memberId, id);
  return p.ask(contract.joinPromotion, memberId, {
    language: 'EN',
    promotionId: id,
    termsHash,
    ...(code && { code }),
  });
};

test('PROMO-05 registration: newcomers join and claim at once, and who is no longer new is told', async () => {
  await p.publish(promotionOf('new', { offer: WELCOME, newWithinDays: 7 }));
  const newcomer = await player();
  expect((await p.join(newcomer, 'new')).message).toBeNull();
  expect(await statusOf(newcomer, 'new')).toBe('claim');
  const paid = await p.claimTwice(newcomer, 'new');
  expect(paid.map(({ value }) => value['state'])).toEqual(['claimed', 'claimed']);
  expect(await statusOf(newcomer, 'new')).toBe('claimed');
  const old = await player();
  await sql`update members_member set created_at = created_at - interval '8 days'
    where id = ${old}`.execute(p.t.world.db);
  expect((await p.read(old, 'new')).notForYou).toBe('not_new');
});

test('PROMO-05 code: who knows it joins, in any case; another code joins nobody and is shown to none', async () => {
  await p.publish(promotionOf('poster', { offer: { ...WELCOME, code: 'LOTUS24' } }));
  const memberId = await player();
  const seen = await p.read(memberId, 'poster');
  expect(seen.offer.needsCode).toBe(true);
  expect(JSON.stringify(seen)).not.toContain('LOTUS24');
  for (const code of [undefined, 'LOTUS25', 'LOTUS2']) {
    expect((await joinWith(memberId, 'poster', code)).message).toBe('promotion_code_wrong');
  }
  expect(await statusOf(memberId, 'poster')).toBe('join');
  expect((await joinWith(memberId, 'poster', ' lotus24 ')).message).toBeNull();
  expect(await statusOf(memberId, 'poster')).toBe('claim');
});

test('PROMO-05 loss and schedule: the job pays the week that is over by its loss, once', async () => {
  const offer = {
    kind: 'cashback',
    ppm: 100_000,
    most: '50000',
    least: '1',
    pays: { kind: 'cash' },
  };
  await p.publish(promotionOf('back', { offer } as never));
  const memberId = await givenMember(p.t.world, { cash: 100_000n });
  await p.join(memberId, 'back');
  await p.bet(memberId, 20_000n);
  await p.tend();
  expect(await statusOf(memberId, 'back')).not.toBe('claim');
  p.t.world.clock.advance(8 * DAY_MS);
  await p.tend();
  await p.tend();
  const { participation } = await p.read(memberId, 'back');
  expect(participation).toMatchObject({ amount: '2000' });
});

const give = (by: GivenOperator, memberId: MemberId, facts: object = {}) =>
  p.operate(by.caller, gifts.giveGift, {
    memberId,
    promotionId: 'sorry',
    amount: '30000',
    reason: 'the game was down for an hour',
    ...facts,
  });

const auditOf = async (subject: unknown) => {
  const rows = await p.t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', String(subject))
    .orderBy('at')
    .execute();
  return rows.map(({ action, reason }) => `${action}: ${reason}`);
};

test('PROMO-05 OPS-08 operator: a gift is given with its reason, within most, budget and period', async () => {
  const facts = {
    offer: { ...GIFT, most: '900000' },
    decides: 'operator',
    budget: '1000000',
  } as const;
  await p.publish(promotionOf('sorry', facts));
  const memberId = await player();
  const listed = await p.operate(support.caller, gifts.listGifts, {});
  expect(listed.value['gifts']).toContainEqual(expect.objectContaining({ promotionId: 'sorry' }));
  expect((await give(support, memberId, { amount: '900001' })).message).toBe('application_amount');
  const given = await give(support, memberId);
  expect(given.value).toMatchObject({ status: 'issued', amount: '30000', decidedBy: support.name });
  expect(await auditOf(given.value['participationId'])).toEqual([
    'application.approved: the game was down for an hour',
  ]);
  expect((await give(finance, memberId)).message).toBe('promotion_had');
  expect(await p.read(memberId, 'sorry')).toMatchObject({
    status: 'issued',
    participation: { comment: null, reason: null },
  });
  expect((await give(support, memberId, { promotionId: 'nothing' })).message).toBe('not_found');
  expect((await give(support, memberId, { reason: '' })).message).toBe('invalid_input');
});

test('PROMO-05 OPS-08 operator: above the line a gift waits for another, and leaves the budget alone', async () => {
  const memberId = await player();
  const before = (await readReserved(p.t.world.db, ['sorry'])).get('sorry');
  const asked = await give(support, memberId, { amount: '600000' });
  expect(asked.value).toMatchObject({ status: 'applying', agreement: { operator: support.name } });
  expect((await readReserved(p.t.world.db, ['sorry'])).get('sorry')).toBe(before);
  const decision = {
    participationId: asked.value['participationId'],
    decision: 'approve',
    amount: '600000',
    reason: 'seen in the log',
  };
  const own = await p.operate(support.caller, contract.decideApplication, decision);
  expect(own.message).toBe('own_approval');
  const done = await p.operate(finance.caller, contract.decideApplication, decision);
  expect(done.value).toMatchObject({ status: 'issued', amount: '600000' });
  const other = await player();
  expect((await give(support, other, { amount: '400000' })).message).toBe('promotion_used_up');
});

const CLAIMS = 1_000;
/** So many wait for an answer at any moment: more than there are connections. */
const AT_ONCE = 24;

/** What every claim takes of the budget, in a transaction of its own; why not. */
const take = (body: PromotionBody): Promise<string | null> =>
  p.t.world.db
    .transaction()
    .execute(async (tx) => {
      await reserve(tx, body);
      return null;
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    });

test('REW-12 1,000 claims at once on a budget that is nearly used up come to it exactly', async () => {
  // 137 rewards fit, and a part of one more, which nobody gets.
  const budget = String(137 * 10_000 + 9_999);
  const body = promotionOf('rush', { offer: WELCOME, budget });
  const told: (string | null)[] = [];
  let left = CLAIMS;
  const claimAll = async () => {
    while (left-- > 0) told.push(await take(body));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, claimAll));
  expect(told.filter((code) => code === null)).toHaveLength(137);
  expect(told.filter((code) => code === 'promotion_used_up')).toHaveLength(CLAIMS - 137);
  expect((await readReserved(p.t.world.db, ['rush'])).get('rush')).toBe(1_370_000n);
});
