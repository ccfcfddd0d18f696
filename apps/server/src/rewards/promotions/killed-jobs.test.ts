import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenMember } from '../../testing/play.ts';
import { promotionOf, usePromotions } from '../../testing/promotions.ts';

const p = usePromotions();

const player = (): Promise<MemberId> => givenMember(p.t.world, { cash: 1_000_000n });

const rewardsOf = async (memberId: MemberId) => {
  const rows = await p.t.world.db
    .selectFrom('claims_reward')
    .select('amount')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ amount }) => amount);
};

const reservedOf = async (promotion: string) => {
  const { reserved } = await p.t.world.db
    .selectFrom('bonuses_budget')
    .select('reserved')
    .where('promotion', '=', promotion)
    .executeTakeFirstOrThrow();
  return reserved;
};

test('PROMO-07 REW-12 the job that ends a week, killed in its middle and run again, pays once and keeps the budget', async () => {
  const pays = { kind: 'cash' } as const;
  const offer = { kind: 'cashback', ppm: 100_000, most: '5000', least: '100', pays } as const;
  await p.publish(promotionOf('killed', { until: '2027-12-31', offer }));
  const [loser, idle] = [await player(), await player()];
  await p.join(loser, 'killed');
  await p.join(idle, 'killed');
  await p.bet(loser, 10_000n);
  expect(await reservedOf('killed')).toBe(10_000n);
  p.t.world.clock.advance(8 * DAY_MS);
  // The database refuses the last statement of the transaction: what was offered before is undone.
  await sql`alter table bonuses_budget add constraint bonuses_budget_test check (reserved >= 10000) not valid`.execute(
    p.t.world.db,
  );
  await expect(p.tend()).rejects.toThrow('bonuses_budget_test');
  expect(await rewardsOf(loser)).toEqual([]);
  expect((await p.read(loser, 'killed')).status).toBe('process');
  await sql`alter table bonuses_budget drop constraint bonuses_budget_test`.execute(p.t.world.db);
  await Promise.all([p.tend(), p.tend()]);
  await p.tend();
  expect(await rewardsOf(loser)).toEqual([1_000n]);
  expect(await rewardsOf(idle)).toEqual([]);
  expect(await reservedOf('killed')).toBe(1_000n);
});

test('PROMO-07 REW-12 an application for a race or a page is refused by the API too', async () => {
  await p.publish(promotionOf('race-only', { offer: { kind: 'race', board: 'weekly-race' } }));
  const memberId = await player();
  const shown = await p.read(memberId, 'race-only');
  expect(shown.offer).toMatchObject({
    kind: 'race',
    board: 'weekly-race',
    page: '/member/missionLeaderboard',
  });
  expect((await p.join(memberId, 'race-only')).message).toBe('promotion_closed');
  expect((await p.apply(memberId, 'race-only')).message).toBe('promotion_closed');
});
