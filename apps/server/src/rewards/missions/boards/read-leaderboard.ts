import { askedOf } from '@baize/contract/bonus-promotions';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Leaderboard, LeaderboardPlace, missionLeaderboard } from '@baize/contract/mission';
import { FREEZES_AFTER_MINUTES } from '@baize/contract/mission-rules';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Db } from '../../../base/db/index.ts';
import type { Ctx } from '../../../base/kernel/index.ts';
import { listAccounts, maskAccount } from '../../../people/members/index.ts';
import { readCountedTo } from '../../../play/valid-bets/index.ts';
import { nameIn } from '../../claims/index.ts';
import { listInForce } from '../list-in-force.ts';
import type { MissionOptions } from '../mission.ts';
import { momentsOf, periodOn } from '../period.ts';
import { type BoardRow, prizeAt, prizePlacesOf } from './board.ts';
import * as queries from './board-queries.ts';

type Call = typeof missionLeaderboard;

/** How many are shown, and up to which place a member's own is counted exactly. */
const ROWS_MAX = 100;
const PLACES_MAX = 10_000;

/** For how long a board that is over is shown. */
const SHOWN_FOR_MS = 7 * DAY_MS;

export const readLeaderboard =
  (options: MissionOptions) =>
  async (ctx: Ctx, { language }: Input<Call>): Promise<Output<Call>> => {
    const { db, caller } = ctx;
    const boards: Leaderboard[] = [];
    for (const row of await listShown(ctx, options)) {
      const from = momentsOf({ from: row.from_on, until: row.until_on }, options.zone).from;
      boards.push({
        boardId: row.board,
        name: nameIn(row.terms.title, language),
        period: row.terms.period,
        startsAt: from.toISOString(),
        endsAt: row.ends_at.toISOString(),
        category: row.terms.category,
        state: stateOf(row, ctx.clock.now()),
        finalAt: later(row.ends_at, FREEZES_AFTER_MINUTES * MINUTE_MS).toISOString(),
        bonus: askedOf(row.terms.pays),
        prizes: prizePlacesOf(row.terms).map((prize) => ({
          ...prize,
          amount: minor(prize.amount),
        })),
        ...(await readPlaces(db, { ...row, at: ctx.clock.now() }, caller.memberId)),
      });
    }
    return { boards, countedAt: (await readCountedTo(db)).toISOString() };
  };

/** Those that run, also where nobody has a score yet, then those that ended lately. */
async function listShown(
  { db, clock }: Ctx,
  { brand, zone }: MissionOptions,
): Promise<readonly BoardRow[]> {
  const now = clock.now();
  const known = await queries.listNewestBoards(db, later(now, -SHOWN_FOR_MS));
  const inForce = await listInForce(db, brand, 'leaderboards');
  const unbegun = inForce.flatMap((terms): readonly BoardRow[] => {
    const period = periodOn(terms, dayOf(now, zone));
    const isBegun = known.some((row) => row.board === terms.id && row.from_on === period?.from);
    if (!period || isBegun) return [];
    const ends_at = momentsOf(period, zone).to;
    const { from: from_on, until: until_on } = period;
    return [{ board: terms.id, from_on, until_on, terms, ends_at, frozen_at: null }];
  });
  const running = known.filter((row) => isBefore(now, row.ends_at));
  const over = known.filter((row) => !isBefore(now, row.ends_at));
  return [...running, ...unbegun, ...over];
}

function stateOf({ ends_at, frozen_at }: BoardRow, now: Date): Leaderboard['state'] {
  if (frozen_at) return 'final';
  return now.getTime() < ends_at.getTime() ? 'running' : 'closing';
}

/** A board, and the moment it is read at. */
type BoardAt = BoardRow & { readonly at: Instant };

type Places = Pick<Leaderboard, 'rows' | 'own'>;

async function readPlaces(db: Db, row: BoardAt, memberId: MemberId): Promise<Places> {
  const first = await queries.listFirst(db, row, ROWS_MAX);
  const accounts = await listAccounts(
    db,
    first.map(({ member_id }) => member_id),
  );
  const rows = first.map(({ member_id, score }, index): LeaderboardPlace => {
    const account = accounts.get(member_id) ?? '';
    const prize = prizeAt(row.terms, index + 1);
    const isOwn = member_id === memberId;
    return {
      place: index + 1,
      name: isOwn ? account : maskAccount(account),
      score,
      prize: prize === null ? null : minor(prize),
      isOwn,
    };
  });
  return { rows, own: await readOwn(db, { row, rows, memberId }) };
}

type OwnAsked = {
  readonly row: BoardAt;
  readonly rows: readonly LeaderboardPlace[];
  readonly memberId: MemberId;
};

async function readOwn(db: Db, { row, rows, memberId }: OwnAsked): Promise<Places['own']> {
  const own = await queries.findScore(db, row, memberId);
  if (!own || (row.frozen_at && own.place === null)) return null;
  const listed = rows.find(({ isOwn }) => isOwn)?.place ?? own.place;
  const before =
    listed === null
      ? await queries.countBefore(db, { ...own, at: row.at }, PLACES_MAX)
      : listed - 1;
  const place = before < PLACES_MAX ? before + 1 : null;
  const prize = place === null ? null : prizeAt(row.terms, place);
  const better = prizePlacesOf(row.terms).findLast(({ last }) => place === null || last < place);
  const target = better && rows[better.last - 1];
  return {
    place,
    score: own.score,
    prize: prize === null ? null : minor(prize),
    next:
      better && target && !row.frozen_at
        ? // One more than whoever has it: of equal scores the earlier one counts.
          { gap: minor(target.score - own.score + 1n), amount: minor(better.amount) }
        : null,
  };
}
