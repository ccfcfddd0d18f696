import { type Leaderboard, missionLeaderboard, missionSummary } from '@baize/contract/mission';
import { claimReward } from '@baize/contract/reward';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MISSION_OPTIONS, missionOf, publishProgrammes, useBets } from '../../testing/missions.ts';
import { givenMember } from '../../testing/play.ts';
import { callsOf } from '../../testing/rewards.ts';
import { useWorld } from '../../testing/world.ts';
import { claimsRoutes, payBonus, payCash } from '../claims/index.ts';
import { freezeBoards } from './boards/freeze-boards.ts';
import { missionsRoutes } from './index.ts';

const t = useWorld();
const bets = useBets(t);
const language = 'EN';
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) =>
  callsOf(t.world, [
    ...missionsRoutes(MISSION_OPTIONS),
    ...claimsRoutes({ cash: payCash, bonus: payBonus }),
  ])(...call);

const BONUS = { kind: 'bonus', times: 4, days: 5, games: null } as const;

const rewardsOf = (memberId: MemberId) =>
  t.world.db
    .selectFrom('claims_reward')
    .select(['id', 'programme', 'kind', 'amount'])
    .where('member_id', '=', memberId)
    .orderBy('programme')
    .execute();

test('MEM-13 a mission and a place may pay bonus money, which says so before and is wagered after', async () => {
  await publishProgrammes(t.world, {
    missions: [{ ...missionOf({ id: 'as-bonus', goal: '1000', reward: '300' }), pays: BONUS }],
    leaderboards: [
      {
        id: 'bonus-race',
        title: { EN: 'Race', TH: 'แข่ง' },
        period: 'daily',
        from: null,
        until: null,
        category: null,
        prizes: [{ places: 1, amount: '900' }],
        pays: BONUS,
        claimDays: 3,
      },
    ],
  });
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const before = await ask(missionSummary, memberId, { language });
  expect(before.value['missions']).toMatchObject([{ bonus: { times: 4, days: 5 } }]);
  await bets.spin(memberId, 1_000n);
  await bets.count();
  const boards = await ask(missionLeaderboard, memberId, { language });
  expect(boards.value['boards']).toMatchObject([{ bonus: { times: 4, days: 5 } }]);
  const [mission] = await rewardsOf(memberId);
  expect(mission).toMatchObject({ programme: 'mission', kind: 'bonus', amount: 300n });
  const claimed = await ask(claimReward, memberId, { language, rewardId: mission?.id ?? '' });
  expect(claimed.value).toMatchObject({ state: 'claimed' });
  const grant = await t.world.db
    .selectFrom('bonuses_grant')
    .select(['amount', 'turnover_required', 'state'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(grant).toEqual({ amount: 300n, turnover_required: 1_200n, state: 'active' });
  t.world.clock.advance(DAY_MS + 11 * MINUTE_MS);
  await bets.count();
  await freezeBoards(t.world);
  expect(await rewardsOf(memberId)).toMatchObject([
    { programme: 'leaderboard', kind: 'bonus', amount: 900n },
    { programme: 'mission' },
  ]);
});

test('REW-21 PROMO-05 what a bonus paid for wins no place in a race', async () => {
  await publishProgrammes(t.world, {
    leaderboards: [
      {
        id: 'cash-race',
        title: { EN: 'Race', TH: 'แข่ง' },
        period: 'daily',
        from: null,
        until: null,
        category: null,
        prizes: [{ places: 1, amount: '900' }],
        claimDays: 3,
      },
    ],
  });
  const rich = await givenMember(t.world, { cash: 100n, bonus: 1_000_000n });
  const honest = await givenMember(t.world, { cash: 1_000n });
  const none = await givenMember(t.world, { cash: 0n, bonus: 1_000n });
  await bets.spin(rich, 100n);
  await bets.spin(rich, 900_000n);
  await bets.spin(honest, 101n);
  await bets.spin(none, 500n);
  await bets.count();
  const read = async (memberId: MemberId) => {
    const { value } = await ask(missionLeaderboard, memberId, { language });
    return (value['boards'] as Leaderboard[]).find(({ boardId }) => boardId === 'cash-race');
  };
  expect((await read(honest))?.rows.map(({ score }) => String(score))).toEqual(['101', '100']);
  expect((await read(rich))?.own).toMatchObject({ place: 2, score: '100' });
  expect((await read(none))?.own).toBeNull();
});

test('REW-21 the freeze of a race, killed in its middle and run by two at once, pays each prize once', async () => {
  await publishProgrammes(t.world, {
    leaderboards: [
      {
        id: 'killed-race',
        title: { EN: 'Race', TH: 'แข่ง' },
        period: 'daily',
        from: null,
        until: null,
        category: null,
        prizes: [{ places: 1, amount: '900' }],
        claimDays: 3,
      },
    ],
  });
  const memberId = await givenMember(t.world, { cash: 1_000n });
  await bets.spin(memberId, 100n);
  await bets.count();
  t.world.clock.advance(DAY_MS + 11 * MINUTE_MS);
  await bets.count();
  const refused = sql`alter table claims_reward add constraint claims_reward_test check (amount <> 900) not valid`;
  await refused.execute(t.world.db);
  await expect(freezeBoards(t.world)).rejects.toThrow('claims_reward_test');
  expect(await rewardsOf(memberId)).toEqual([]);
  await sql`alter table claims_reward drop constraint claims_reward_test`.execute(t.world.db);
  await Promise.all([freezeBoards(t.world), freezeBoards(t.world)]);
  await freezeBoards(t.world);
  expect(await rewardsOf(memberId)).toMatchObject([{ programme: 'leaderboard', amount: 900n }]);
});
