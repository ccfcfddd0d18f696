import { dayOf } from '@baize/std/day';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { readCountedTo } from '../../play/valid-bets/index.ts';
import {
  endOf,
  findProgramme,
  hasTerms,
  type JoinedFriend,
  type ReferralOptions,
} from './friend.ts';
import { keepClaimed } from './keep-claimed.ts';
import { offerDone } from './offer-done.ts';
import * as queries from './queries.ts';
import { readFacts } from './read-facts.ts';
import { moveFriend } from './rules.ts';
import { setAside } from './set-aside.ts';

/** Friends a transaction takes at once. */
const BATCH = 500;

/** Counts those who are due anew, from what is kept elsewhere; whether more are due. */
export async function moveDueFriends(
  world: World,
  tx: Tx,
  { brand }: ReferralOptions,
): Promise<boolean> {
  const mark = await queries.lockMarkIfFree(tx);
  if (!mark) return false;
  const now = world.clock.now();
  const due = await queries.lockDue(tx, now, BATCH);
  const friends = due.filter(hasTerms);
  if (friends.length === 0) return false;
  const zone = brand.timezone;
  const countedTo = await readCountedTo(tx);
  const factsOf = await readFacts(tx, friends, zone);
  const moved = friends.map((row) => ({
    before: row,
    after: moveFriend(row, factsOf(row.friend_id), { now, countedTo, endsAt: endOf(row, zone) }),
  }));
  const kept = await keepClaimed(world, tx, moved);
  const { budget } = (await findProgramme(tx, brand)) ?? {};
  const { moves, reserved } = setAside(kept, { reserved: mark.reserved, budget });
  const done = await offerDone(world, tx, { moves, today: dayOf(now, zone) });
  await queries.saveFriends(
    tx,
    done.map(({ after }) => after),
  );
  await queries.setReferralsMark(tx, { reserved });
  const told = done
    .filter(({ before, after }) => looksOther(before, after))
    .flatMap(({ after }) => [after.inviter_id, after.friend_id]);
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds: [...new Set(told)] });
  return due.length === BATCH;
}

/** Whether a page shows it otherwise. */
const looksOther = (before: JoinedFriend, after: JoinedFriend): boolean =>
  before.step !== after.step ||
  before.undone !== after.undone ||
  before.deposited !== after.deposited ||
  before.bet !== after.bet;
