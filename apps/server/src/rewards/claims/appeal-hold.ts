import type { Input, Output } from '@baize/contract/endpoint';
import type { appealHold as Call } from '@baize/contract/reward-hold';
import { later } from '@baize/std/time';
import { type Ctx, ensure, publish } from '../../base/kernel/index.ts';
import * as queries from './hold-queries.ts';
import { HOLD_MS } from './hold-rewards.ts';

/**
 * What a member says about rewards that are held. Before a decision it is read with the case; after a
 * refusal it opens the case again, once, for another operator and for another 72 hours.
 */
export const appealHold = (
  ctx: Ctx,
  { holdId, text }: Input<typeof Call>,
): Promise<Output<typeof Call>> =>
  ctx.db.transaction().execute(async (tx) => {
    const { memberId } = ctx.caller;
    const hold = await queries.lockHold(tx, holdId);
    ensure(hold && hold.member_id === memberId, 'not_found');
    ensure(canAppeal(hold), 'appeal_used');
    if (hold.decision === null) {
      await queries.saveHold(tx, holdId, { statement: text });
      return { decideBy: hold.decide_by.toISOString() };
    }
    const decideBy = later(ctx.clock.now(), HOLD_MS);
    await queries.saveHold(tx, holdId, {
      appeal: text,
      refused_by: hold.decided_by,
      decide_by: decideBy,
      decision: null,
      reason: null,
      decided_by: null,
      decided_at: null,
    });
    await queries.turnRewards(tx, holdId, { from: 'refused', endedAt: null });
    await publish(ctx, tx, { kind: 'rewards', payload: {}, memberId });
    return { decideBy: decideBy.toISOString() };
  });

/** One word before a decision, and one against a refusal. */
export const canAppeal = ({
  decision,
  statement,
  appeal,
}: Pick<queries.HoldRow, 'decision' | 'statement' | 'appeal'>): boolean =>
  decision === null
    ? statement === null && appeal === null
    : decision === 'refused' && appeal === null;
