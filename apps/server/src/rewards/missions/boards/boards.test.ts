import { type Leaderboard, missionLeaderboard } from '@baize/contract/mission';
import type { LeaderboardRow } from '@baize/contract/mission-rules';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { beforeEach, expect, test } from 'vitest';
import { changeStatus } from '../../../people/members/index.ts';
import { MISSION_OPTIONS, publishProgrammes, useBets } from '../../../testing/missions.ts';
import { givenMember } from '../../../testing/play.ts';
import { callsOf } from '../../../testing/rewards.ts';
import { useWorld } from '../../../testing/world.ts';
import { missionsRoutes } from '../index.ts';
import { freezeBoards } from './freeze-boards.ts';

const t = useWorld();
const bets = useBets(t);

const board = (id: string, facts: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  id,
  title: { EN: `Race ${id}`, TH: `แข่ง ${id}` },
  period: 'daily',
  from: null,
  until: null,
  category: null,
  prizes: [
    { places: 1, amount: '1000' },
    { places: 2, amount: '300' },
  ],
  claimDays: 2,
  ...facts,
});

/** Each test has a day of its own, which begins at nine in Bangkok. */
let day = 0;
beforeEach(() => {
  day += 2;
  const morning = new Date('2026-11-16T02:00:00Z').getTime() + day * DAY_MS;
  t.world.clock.advance(morning - t.world.clock.now().getTime());
});

const read = async (memberId: MemberId, id: string): Promise<Leaderboard> => {
  const ask = callsOf(t.world, missionsRoutes(MISSION_OPTIONS));
  const { value } = await ask(missionLeaderboard, memberId, { language: 'EN' });
  const found = (value['boards'] as Leaderboard[]).findLast(({ boardId }) => boardId === id);
  if (!found) throw new Error(`the board ${id} is shown`);
  return found;
};

const given = () => givenMember(t.world, { cash: 1_000_000n });

/** A bet of its own second, counted. */
async function bet(memberId: MemberId, amount: bigint, facts: object = {}): Promise<string> {
  t.world.clock.advance(SECOND_MS);
  const betId = await bets.act('bet', memberId, { amount: minor(amount), ...facts });
  await bets.act('settle', memberId, { betId, amount: minor(0n), ...facts });
  await bets.count();
  return betId;
}

const scoresOf = ({ rows }: Leaderboard) => rows.map(({ score }) => String(score));
const placeOf = async (memberId: MemberId, id: string) => (await read(memberId, id)).own?.place;

async function endAndFreeze(afterMs = 0) {
  const now = t.world.clock.now().getTime();
  const midnight = Math.ceil((now + 7 * 3_600_000) / DAY_MS) * DAY_MS - 7 * 3_600_000;
  t.world.clock.advance(midnight + 10 * MINUTE_MS - now + afterMs);
  await bets.count();
  await freezeBoards(t.world);
}

const prizesOf = async (id: string) => {
  const rows = await t.world.db
    .selectFrom('claims_reward')
    .select(['member_id', 'amount'])
    .where('programme', '=', 'leaderboard')
    .where('source_key', 'like', `${id}:%`)
    .orderBy('amount', 'desc')
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id, amount }) => [member_id, amount]);
};

test('REW-21 MEM-24 by score, then who reached it first, moved by increases only, then by id', async () => {
  await publishProgrammes(t.world, { leaderboards: [board('order')] });
  const [first, second, third] = [await given(), await given(), await given()];
  await bet(second, 500n);
  await bet(first, 500n);
  const undone = await bet(third, 100n);
  await bet(third, 500n);
  expect(await placeOf(third, 'order')).toBe(1);
  // The void lowers the score to that of the others, and the moment it was reached stays the last.
  await bets.act('void-settled', third, { betId: undone });
  await bets.count();
  expect(await Promise.all([second, first, third].map((id) => placeOf(id, 'order')))).toEqual([
    1, 2, 3,
  ]);
  await bet(first, 1n);
  const seen = await read(second, 'order');
  expect(scoresOf(seen)).toEqual(['501', '500', '500']);
  expect(seen.own).toMatchObject({ place: 2, prize: '300', next: { gap: '2', amount: '1000' } });
  expect(seen.rows.map(({ name, isOwn }) => (isOwn ? 'own' : name))).toEqual([
    expect.stringMatching(/^p\*\*\*.$/),
    'own',
    expect.stringMatching(/^p\*\*\*.$/),
  ]);
  expect(seen).toMatchObject({ state: 'running', prizes: [{ first: 1, last: 1 }, { last: 3 }] });
});

test('REW-21 scores that were reached at the same moment go by the member’s id', async () => {
  await publishProgrammes(t.world, { leaderboards: [board('same')] });
  const members = [await given(), await given()].toSorted();
  t.world.clock.advance(SECOND_MS);
  for (const memberId of members.toReversed()) await bets.spin(memberId, 700n);
  await bets.count();
  expect(await Promise.all(members.map((id) => placeOf(id, 'same')))).toEqual([1, 2]);
});

test('REW-21 it is final ten minutes after its end; later voids reorder nothing; prizes go by it', async () => {
  await publishProgrammes(t.world, { leaderboards: [board('final')] });
  const members = [await given(), await given(), await given(), await given()];
  const [winner, runner, third, last] = members as [MemberId, MemberId, MemberId, MemberId];
  const won = await bet(winner, 900n);
  await bet(runner, 800n);
  await bet(third, 700n);
  await bet(last, 600n);
  await endAndFreeze(-1);
  expect(await read(winner, 'final')).toMatchObject({ state: 'closing' });
  expect(await prizesOf('final')).toEqual([]);
  t.world.clock.advance(1);
  await freezeBoards(t.world);
  await freezeBoards(t.world);
  await bets.act('void-settled', winner, { betId: won });
  await bets.count();
  const seen = await read(last, 'final');
  expect(seen).toMatchObject({ state: 'final', own: { place: 4, prize: null, next: null } });
  expect(scoresOf(seen)).toEqual(['900', '800', '700', '600']);
  expect(await prizesOf('final')).toEqual([
    [winner, 1_000n],
    ...[runner, third].toSorted().map((id) => [id, 300n]),
  ]);
});

test('REW-21 a void within the ten minutes still counts, and who is excluded leaves before', async () => {
  await publishProgrammes(t.world, { leaderboards: [board('late', { category: 'LIVE' })] });
  const [winner, runner, excluded] = [await given(), await given(), await given()];
  const live = (roundId: string) => ({ type: 'LIVE', roundId });
  await bet(excluded, 5_000n, live('late-1'));
  const undone = await bet(winner, 900n, live('late-2'));
  await bet(runner, 800n, live('late-3'));
  await bet(runner, 5_000n);
  const change = { memberId: excluded, status: 'blocked' } as const;
  await t.world.db.transaction().execute((tx) => changeStatus(t.world, tx, change));
  expect(scoresOf(await read(winner, 'late'))).toEqual(['900', '800']);
  await endAndFreeze(-MINUTE_MS);
  await bets.act('void-settled', winner, { betId: undone, ...live('late-2') });
  await bets.count();
  t.world.clock.advance(MINUTE_MS);
  await freezeBoards(t.world);
  expect(await prizesOf('late')).toEqual([[runner, 1_000n]]);
});

test('REW-21 the order waits while bets from before the end are not counted yet', async () => {
  await publishProgrammes(t.world, { leaderboards: [board('behind')] });
  const [winner, runner] = [await given(), await given()];
  await bet(runner, 100n);
  await bets.spin(winner, 200n);
  t.world.clock.advance(DAY_MS);
  await freezeBoards(t.world);
  expect(await prizesOf('behind')).toEqual([]);
  await bets.count();
  await freezeBoards(t.world);
  expect(await prizesOf('behind')).toEqual([
    [winner, 1_000n],
    [runner, 300n],
  ]);
});
