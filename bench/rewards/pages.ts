import { missionLeaderboard } from '@baize/contract/mission';
import { countRewards } from '@baize/contract/reward-count';
import { assert } from '@baize/std/assert';
import { addDays } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { answer, type Route, type World } from '../../apps/server/src/base/kernel/index.ts';
import { claimsRoutes } from '../../apps/server/src/rewards/claims/index.ts';
import { missionsRoutes } from '../../apps/server/src/rewards/missions/index.ts';
import type { Figure } from '../report.ts';

const ASKED = 200;
const BADGE_MS = 5;
const BOARD_MS = 20;

/** The badge and the first hundred of a board with the own place, where every member has a score. */
export async function measurePages(
  world: World,
  members: readonly MemberId[],
): Promise<readonly Figure[]> {
  const { brand } = loadBrand('mekhala');
  const zone = brand.timezone;
  const from = dayOf(world.clock.now(), zone);
  await fillBoard(world, { from, until: addDays(from, 1) });
  const boards = missionsRoutes({ brand: brand.code, zone });
  const badge = await medianMs(world, members, routeOf(claimsRoutes({}, {}), countRewards));
  const board = await medianMs(world, members, routeOf(boards, missionLeaderboard));
  const of = `of ${members.length.toLocaleString('en')} members`;
  return [
    { name: `badge ${of}`, value: badge, unit: 'ms', bound: { most: BADGE_MS } },
    { name: `first 100 with own place ${of}`, value: board, unit: 'ms', bound: { most: BOARD_MS } },
  ];
}

const routeOf = (routes: readonly Route[], endpoint: Route['endpoint']): Route => {
  const route = routes.find((each) => each.endpoint === endpoint);
  assert(route, 'the page asks by a call');
  return route;
};

/** A board of today on which everybody stands, by different scores. */
async function fillBoard(
  { db, clock }: World,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<void> {
  const terms = {
    id: 'bench',
    title: { EN: 'Bench' },
    period: 'daily',
    from: null,
    until: null,
    category: null,
    prizes: [{ places: 10, amount: '1000' }],
    claimDays: 7,
  };
  await sql`insert into missions_board (board, from_on, until_on, terms, ends_at)
    values ('bench', ${from}::date, ${until}::date, ${JSON.stringify(terms)}::jsonb,
      now() + interval '12 hours')`.execute(db);
  await sql`insert into missions_score (board, from_on, member_id, score, reached_at)
    select 'bench', ${from}::date, id, 1 + hashtext(id)::bigint + 2147483648, ${clock.now()}
    from members_member`.execute(db);
  await sql`analyze`.execute(db);
}

async function medianMs(world: World, members: readonly MemberId[], route: Route): Promise<number> {
  const origin = {
    requestId: 'bench',
    ip: '127.0.0.1',
    proxyRegion: null,
    language: 'EN',
    userAgent: 'bench',
  };
  const waits: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const memberId = members[(asked * 7_919) % members.length];
    assert(memberId, 'there are members');
    const begunAt = performance.now();
    const { body } = await answer(
      route,
      { ...world, wording: (code: string) => code },
      { caller: { role: 'member', memberId }, origin, body: { language: 'EN' } },
    );
    assert(body.success, String(body.message));
    waits.push(performance.now() - begunAt);
  }
  return waits.toSorted((a, b) => a - b)[ASKED / 2] ?? 0;
}
