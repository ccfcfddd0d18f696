import type { RewardKind, RewardProgramme } from '@baize/contract/reward';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { type Instant, isBefore } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publishToMany, type World } from '../../base/kernel/index.ts';
import { holdSuspect } from './hold-rewards.ts';
import { listRewardable } from './may-be-rewarded.ts';
import * as queries from './queries.ts';
import type { RewardId, RewardRow } from './reward.ts';

/** What a programme promises a member. */
export type RewardOffer = {
  readonly memberId: MemberId;
  readonly programme: RewardProgramme;
  /** What it was earned by; offered again under it, nothing is added. */
  readonly sourceKey: string;
  readonly kind: RewardKind;
  readonly amount: Minor;
  /** What it is for, by language, as the member reads it. */
  readonly names: Readonly<Record<string, string>>;
  /** What the payer needs later, frozen now. */
  readonly terms?: Readonly<Record<string, unknown>>;
  /** From when it can be claimed; without it, at once. */
  readonly opensAt?: Instant;
  /** Until when; without it, for good. */
  readonly expiresAt?: Instant | null;
};

type OfferingWorld = Pick<World, 'clock' | 'newId'>;

/**
 * Promises a member something, in the transaction that earned it. The same source key is the same
 * reward. Null for who may not play: nothing is offered to them, later either.
 */
export async function offerReward(
  world: OfferingWorld,
  tx: Tx,
  offer: RewardOffer,
): Promise<RewardId | null> {
  const [id] = await offerRewards(world, tx, [offer]);
  return id ?? null;
}

/**
 * Promises many members something, by one statement; the ids of what is new. What something is
 * against is held from the start (`hold-rewards.ts`), whichever programme it is of.
 */
export async function offerRewards(
  world: OfferingWorld,
  tx: Tx,
  offers: readonly RewardOffer[],
): Promise<readonly RewardId[]> {
  if (offers.length === 0) return [];
  const now = world.clock.now();
  const members = await listRewardable(
    tx,
    offers.map(({ memberId }) => memberId),
    now,
  );
  const rows = offers.flatMap((offer) => {
    const member = members.get(offer.memberId);
    return member ? [rowOf(world, offer, { currency: member.currency, now })] : [];
  });
  if (rows.length === 0) return [];
  const made = await queries.insertRewards(tx, rows);
  const ids = new Set(made.map(({ id }) => id));
  await holdSuspect(
    world,
    tx,
    rows.filter(({ id }) => ids.has(id)),
  );
  const memberIds = [...new Set(made.map(({ member_id }) => member_id))];
  await publishToMany(world, tx, { kind: 'rewards', payload: {}, memberIds });
  return made.map(({ id }) => id);
}

function rowOf(
  world: OfferingWorld,
  offer: RewardOffer,
  { currency, now }: { readonly currency: string; readonly now: Instant },
): RewardRow {
  const opensAt = offer.opensAt ?? now;
  return {
    id: world.newId('rwd'),
    member_id: offer.memberId,
    programme: offer.programme,
    source_key: offer.sourceKey,
    kind: offer.kind,
    currency,
    amount: offer.amount,
    terms: offer.terms ?? {},
    names: offer.names,
    state: 'offered',
    held_because: null,
    hold_id: null,
    held_at: null,
    opens_at: opensAt,
    expires_at: offer.expiresAt ?? null,
    is_announced: !isBefore(now, opensAt),
    notices: 0,
    offered_at: now,
    ended_at: null,
  };
}
