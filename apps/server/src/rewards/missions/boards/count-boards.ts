import type { LeaderboardRow } from '@baize/contract/mission-rules';
import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, sum } from '@baize/std/money';
import { type Instant, isBefore } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import { publishToMany } from '../../../base/kernel/index.ts';
import {
  listMembersValidCash,
  type ValidBetChange,
  type ValidBetFollower,
} from '../../../play/valid-bets/index.ts';
import { listInForce } from '../list-in-force.ts';
import type { MissionOptions } from '../mission.ts';
import { momentsOf, periodOn } from '../period.ts';
import type { BoardRow } from './board.ts';
import * as queries from './board-queries.ts';

/** Keeps the scores of those whose bets were counted, in the transaction that counted them. */
export const followBoards =
  ({ brand, zone }: MissionOptions): ValidBetFollower =>
  async (world, tx, changes) => {
    const days = changes.map(({ after }) => after.day_on).toSorted();
    const [first = '', last = first] = [days[0], days.at(-1)];
    const inForce = await listInForce(tx, brand, 'leaderboards');
    const begun = await queries.listOpenBoards(tx, { first, last });
    const moved = new Set<MemberId>();
    for (const row of boardsOf({ begun, inForce, days: new Set(days), zone })) {
      const open = await openBoard(tx, row, world.clock.now());
      const mine = changes.filter(({ after }) => isOf(row, after));
      if (!open || mine.length === 0) continue;
      for (const memberId of await score(tx, open, mine)) moved.add(memberId);
    }
    await publishToMany(world, tx, { kind: 'missions', payload: {}, memberIds: [...moved] });
  };

const isOf = ({ terms, from_on, until_on }: BoardRow, bet: ValidBetChange['after']): boolean =>
  from_on <= bet.day_on &&
  bet.day_on < until_on &&
  (terms.category === null || terms.category === bet.category);

type BoardsOfDays = {
  readonly begun: readonly BoardRow[];
  readonly inForce: readonly LeaderboardRow[];
  readonly days: ReadonlySet<Day>;
  readonly zone: string;
};

/** Boards that were begun go by their terms, others by those in force; always in the same order. */
function boardsOf({ begun, inForce, days, zone }: BoardsOfDays): readonly BoardRow[] {
  const known = new Map(begun.map((row) => [`${row.board} ${row.from_on}`, row]));
  for (const day of days) {
    for (const terms of inForce) {
      const period = periodOn(terms, day);
      if (!period || known.has(`${terms.id} ${period.from}`)) continue;
      known.set(`${terms.id} ${period.from}`, {
        board: terms.id,
        from_on: period.from,
        until_on: period.until,
        terms,
        ends_at: momentsOf(period, zone).to,
        frozen_at: null,
      });
    }
  }
  return [...known.values()].toSorted((a, b) =>
    `${a.board} ${a.from_on}` < `${b.board} ${b.from_on}` ? -1 : 1,
  );
}

/** Undefined once its order is final: what is voided or counted later changes nothing. */
async function openBoard(tx: Tx, row: BoardRow, now: Instant) {
  const open = await queries.shareOpenBoard(tx, row);
  // One that nobody has begun in time is not begun afterwards.
  if (open || isBefore(row.ends_at, now)) return open;
  await queries.insertBoard(tx, row);
  return queries.shareOpenBoard(tx, row);
}

async function score(tx: Tx, board: BoardRow, changes: readonly ValidBetChange[]) {
  const members = Map.groupBy(changes, ({ after }) => after.member_id);
  // What a bonus paid for wins no place: who has more of it would win by it.
  const bets = await listMembersValidCash(tx, {
    memberIds: [...members.keys()],
    from: board.from_on,
    until: board.until_on,
  });
  const { category } = board.terms;
  const scores = new Map<MemberId, Minor>();
  for (const [memberId, own] of Map.groupBy(bets, (each) => each.memberId)) {
    const counted = own.filter((each) => category === null || each.category === category);
    scores.set(memberId, sum(counted.map(({ validCash }) => validCash)));
  }
  return queries.saveScores(
    tx,
    board,
    [...members].map(([memberId, own]) => ({
      member_id: memberId,
      score: scores.get(memberId) ?? sum([]),
      reached_at: lastOf(own),
    })),
  );
}

/** When the last of these bets was settled: then the score was reached. */
const lastOf = (changes: readonly ValidBetChange[]): Instant =>
  changes
    .map(({ after }) => after.settled_at)
    .reduce((latest, each) => (isBefore(latest, each) ? each : latest));
