import { subtract, ZERO } from '@baize/std/money';
import { HOUR_MS, isBefore, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { readPockets } from '../../books/ledger/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import type { Grant } from './grant.ts';
import * as queries from './queries.ts';

/** How long before its end a bonus is announced to end; the earliest first. */
const BEFORE_MS = [72 * HOUR_MS, 24 * HOUR_MS] as const;

/** How many are announced in one transaction. */
const AT_ONCE = 100;

/** Writes to whose bonus ends soon, once for each of the moments before its end. */
export async function announceEnds(world: Pick<World, 'db' | 'clock' | 'newId'>): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await world.db.transaction().execute(async (tx) => {
      const grants = await queries.lockEnding(tx, {
        before: later(world.clock.now(), BEFORE_MS[0]),
        last: later(world.clock.now(), BEFORE_MS[1]),
        limit: AT_ONCE,
      });
      for (const grant of grants) await announce(world, tx, grant);
      return grants.length === AT_ONCE;
    });
  }
}

/** A bonus that was short from the beginning, or met its last notice late, is told once. */
async function announce(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  grant: Grant,
): Promise<void> {
  const now = world.clock.now();
  const { member_id: memberId, expires_at, turnover_required, turnover_done } = grant;
  const due = BEFORE_MS.filter((ms) => !isBefore(now, later(expires_at, -ms))).length;
  const pockets = await readPockets(tx, [memberId], grant.currency);
  await writeMessage(world, tx, {
    memberId,
    news: {
      kind: 'bonus_expiring',
      at: expires_at.toISOString(),
      left: pockets.get(memberId)?.bonus ?? ZERO,
      missing: subtract(turnover_required, turnover_done),
    },
  });
  await queries.saveGrant(tx, grant.id, { notices: due });
}
