import { FREEZES_AFTER_MINUTES } from '@baize/contract/mission-rules';
import { minor } from '@baize/std/money';
import { DAY_MS, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import type { World } from '../../../base/kernel/index.ts';
import { readCountedTo } from '../../../play/valid-bets/index.ts';
import { offerRewards, paidBy } from '../../claims/index.ts';
import { sourceKeyOf } from '../mission.ts';
import { type BoardRow, prizeAt, prizePlacesOf } from './board.ts';
import * as queries from './board-queries.ts';

const FREEZES_AFTER_MS = FREEZES_AFTER_MINUTES * MINUTE_MS;

/**
 * Makes the order of every board final that ended ten minutes ago, a transaction each, and offers the
 * prizes by it. While bets from before the end are still to be counted, it waits.
 */
export async function freezeBoards(world: World): Promise<void> {
  for (;;) {
    const isDone = await world.db.transaction().execute(async (tx) => {
      const now = world.clock.now();
      const board = await queries.lockDueBoard(tx, later(now, -FREEZES_AFTER_MS));
      if (!board || isBefore(await readCountedTo(tx), board.ends_at)) return true;
      await freeze(world, tx, board);
      return false;
    });
    if (isDone) return;
  }
}

async function freeze(world: World, tx: Tx, board: BoardRow): Promise<void> {
  const now = world.clock.now();
  await queries.removeExcluded(tx, board, now);
  await queries.setPlaces(tx, board);
  await queries.setFrozen(tx, board, now);
  const { terms } = board;
  const last = prizePlacesOf(terms).at(-1)?.last ?? 0;
  const winners = await queries.listFirst(tx, { ...board, frozen_at: now, at: now }, last);
  await offerRewards(
    world,
    tx,
    winners.map(({ member_id: memberId }, index) => ({
      memberId,
      programme: 'leaderboard' as const,
      sourceKey: sourceKeyOf(board.board, board.from_on),
      ...paidBy(terms.pays),
      amount: minor(prizeAt(terms, index + 1) ?? 0n),
      names: terms.title,
      expiresAt: later(now, terms.claimDays * DAY_MS),
    })),
  );
}
