import { isReferralOpen } from '@baize/contract/referral-rules';
import { dayOf } from '@baize/std/day';
import { DAY_MS, isBefore, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { readState } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { publish, type Repeating, repeat, type World } from '../../base/kernel/index.ts';
import { listDepositorsSince } from '../../cashier/deposits/index.ts';
import { listProvenSince } from '../../people/members/index.ts';
import { findProgramme, type ReferralOptions } from './friend.ts';
import { moveDueFriends } from './move-due-friends.ts';
import * as queries from './queries.ts';

const EVERY_MS = 2 * SECOND_MS;

/** So much is looked at again each time: a row carries its moment and is seen a little later. */
const OVERLAP_MS = 2 * MINUTE_MS;

/** After a longer pause no more than this is looked at; who was missed is seen at the next step. */
const BACK_MAX_MS = DAY_MS;

/**
 * Moves the friends who may be further than they were: who deposited or proved a contact, whose bets
 * were counted, whose days or hold are over. Whoever counts holds the mark, a transaction a batch:
 * harmless when repeated, done by several at once or killed.
 */
export async function countFriends(world: World, options: ReferralOptions): Promise<void> {
  await world.db.transaction().execute((tx) => wakeByDoings(world, tx, options));
  for (;;) {
    const hasMore = await world.db
      .transaction()
      .execute((tx) => moveDueFriends(world, tx, options));
    if (!hasMore) return;
  }
}

async function wakeByDoings(world: World, tx: Tx, { brand }: ReferralOptions): Promise<void> {
  const mark = await queries.lockMarkIfFree(tx);
  if (!mark) return;
  const now = world.clock.now();
  const longAgo = later(now, -BACK_MAX_MS);
  const last = later(mark.counted_to, -OVERLAP_MS);
  const since = isBefore(last, longAgo) ? longAgo : last;
  const doings = [...(await listDepositorsSince(tx, since)), ...(await listProvenSince(tx, since))];
  const memberIds = [...new Set(doings.map(({ memberId }) => memberId))];
  await queries.wakeFriends(tx, { memberIds, now });
  const isOpen = isReferralOpen(await findProgramme(tx, brand), dayOf(now, brand.timezone));
  await queries.setReferralsMark(tx, { counted_to: now, is_open: isOpen });
  if (isOpen === mark.is_open) return;
  // It opened or closed by its dates: open pages ask again, as after an operator's change.
  const { isMaintenance } = await readState(tx, brand);
  const status = isMaintenance ? '1' : '0';
  await publish(world, tx, { kind: 'systemStatus', payload: { status } });
}

/** Keeps counting; of several processes that do, one works and the others look on. */
export const startReferralCounter = (
  world: World,
  options: ReferralOptions,
  everyMs = EVERY_MS,
): Repeating =>
  repeat(world, { everyMs, failure: 'referrals were not counted' }, () =>
    countFriends(world, options),
  );
