import { add, type Minor, subtract, ZERO } from '@baize/std/money';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { releaseBudget } from '../../cashier/bonuses/index.ts';
import { sumCashLosses } from '../../play/valid-bets/index.ts';
import { type Earning, openEarned } from './open-claims.ts';
import type { Participation } from './promotion.ts';
import * as queries from './queries.ts';
import { lossDaysOf } from './read-loss.ts';
import { cashbackOf } from './rules.ts';

const BATCH = 500;

/** How long after the end bets are still counted for it. */
const COUNTING_MS = 10 * MINUTE_MS;

/** Ends what is over, a transaction a batch: killed in between, the next run goes on. */
export async function tendPromotions(world: World, zone: string): Promise<void> {
  for (;;) {
    const done = await world.db.transaction().execute((tx) => endBatch(world, tx, zone));
    if (done < BATCH) return;
  }
}

async function endBatch(world: World, tx: Tx, zone: string): Promise<number> {
  const now = world.clock.now();
  const due = await queries.lockDue(tx, { now, counted: later(now, -COUNTING_MS), limit: BATCH });
  const earned = await earnedBy(tx, due, zone);
  const claimed = await openEarned(world, tx, earned);
  const over = due.filter(({ id }) => !claimed.has(id));
  await queries.stepAll(
    tx,
    over.map(({ id }) => id),
    { to: 'close', at: now },
  );
  await release(tx, due, claimed);
  const memberIds = [...new Set(due.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
  return due.length;
}

/** What the losses of each cashback's days come to; one statement for all of the same days. */
async function earnedBy(
  tx: Tx,
  due: readonly Participation[],
  zone: string,
): Promise<readonly Earning[]> {
  const waiting = due.filter(
    ({ kind, status }) => kind === 'cashback' && (status === 'joined' || status === 'process'),
  );
  const earned: Earning[] = [];
  const byDays = Map.groupBy(waiting, (part) => {
    const { from, to } = lossDaysOf(part, zone);
    return `${from} ${to}`;
  });
  for (const [days, parts] of byDays) {
    const [from = '', to = ''] = days.split(' ');
    const members = parts.map(({ member_id }) => member_id);
    const losses = await sumCashLosses(tx, members, { from, to });
    for (const participation of parts) {
      const { offer } = participation.terms;
      if (offer.kind !== 'cashback') continue;
      const amount = cashbackOf(offer, losses.get(participation.member_id) ?? 0n);
      if (amount > ZERO) earned.push({ participation, amount });
    }
  }
  return earned;
}

/** What was kept of a budget and is not given goes back to it, one statement a promotion. */
async function release(
  tx: Tx,
  due: readonly Participation[],
  claimed: ReadonlyMap<string, Minor>,
): Promise<void> {
  const byPromotion = Map.groupBy(due, ({ promotion }) => promotion);
  for (const promotion of [...byPromotion.keys()].sort()) {
    const parts = byPromotion.get(promotion) ?? [];
    const amount = parts
      .map(({ id, reserved }) => subtract(reserved, claimed.get(id) ?? ZERO))
      .reduce(add, ZERO);
    if (amount > ZERO) await releaseBudget(tx, { promotion, amount });
  }
}
