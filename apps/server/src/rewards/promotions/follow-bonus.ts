import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { listGrants } from '../../cashier/bonuses/index.ts';
import type { Participation } from './promotion.ts';
import * as queries from './queries.ts';

type Grants = Awaited<ReturnType<typeof listGrants>>;

/** Brings a member's deposit promotions to where their bonuses stand. Repeated, it does nothing. */
export const followBonus = (
  world: World,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const parts = await queries.lockDeposits(tx, memberId);
    if (parts.length === 0) return;
    const grants = await listGrants(tx, memberId);
    for (const part of parts) await follow(tx, { part, grants, at: world.clock.now() });
    await publish(world, tx, { kind: 'rewards', payload: {}, memberId });
  });

type Following = { readonly part: Participation; readonly grants: Grants; readonly at: Instant };

async function follow(tx: Tx, { part, grants, at }: Following): Promise<void> {
  const grant = grants.find(
    ({ promotion, period }) => promotion === part.promotion && period === part.period,
  );
  if (!grant) return;
  const save = (change: queries.ParticipationChange) =>
    queries.saveParticipation(tx, part.id, { changed_at: at, ...change });
  if (part.status === 'joined') {
    const { id: bonus_id, amount, expires_at: ends_at } = grant;
    await save({ status: 'process', bonus_id, amount, ends_at: lastOf(ends_at, part.ends_at) });
  }
  if (grant.state === 'completed') {
    // What was bet often enough becomes cash by itself: the claim is made with it.
    await save({ status: 'claim' });
    await save({ status: 'claimed', ...(grant.kept > 0n ? { amount: grant.kept } : {}) });
  }
  if (grant.state === 'forfeited' || grant.state === 'expired') await save({ status: 'close' });
}

const lastOf = (a: Instant, b: Instant): Instant => (a.getTime() < b.getTime() ? b : a);
