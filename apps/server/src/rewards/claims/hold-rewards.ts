import type { MemberId } from '@baize/std/id';
import { HOUR_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { findHoldSignals, type HoldSignal, type RewardToCheck } from './find-hold-signals.ts';
import * as queries from './hold-queries.ts';
import type { RewardId, RewardRow } from './reward.ts';

/** An operator decides within this; else the member gets what is held. */
export const HOLD_MS = 72 * HOUR_MS;

type NewReward = RewardToCheck & { readonly id: RewardId; readonly names: RewardRow['names'] };
type HeldReward = { readonly reward: NewReward; readonly signal: HoldSignal };

type HoldKey = {
  readonly member_id: MemberId;
  readonly because: string;
  readonly other_id: string;
};

const keyOf = ({ member_id, because, other_id }: HoldKey): string =>
  `${member_id} ${because} ${other_id}`;

const holdKeyOf = ({ reward, signal }: HeldReward): string =>
  keyOf({ ...reward, because: signal.because, other_id: signal.otherId });

/**
 * Holds those of newly offered rewards that something is against, and opens a case for each member
 * and reason. What an operator has released once is not held again for the same.
 */
export async function holdSuspect(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  rewards: readonly NewReward[],
): Promise<void> {
  const signals = await findHoldSignals(tx, rewards);
  const suspect = rewards.flatMap((reward, index): readonly HeldReward[] => {
    const signal = signals[index];
    return signal ? [{ reward, signal }] : [];
  });
  if (suspect.length === 0) return;
  const memberIds = [...new Set(suspect.map(({ reward }) => reward.member_id))];
  const known = await queries.listHoldsOf(tx, memberIds);
  const cleared = new Set(
    known.filter(({ decision }) => decision === 'released').map((hold) => keyOf(hold)),
  );
  const held = suspect.filter((each) => !cleared.has(holdKeyOf(each)));
  if (held.length === 0) return;
  await openHolds(world, tx, held);
  const open = new Map(
    (await queries.listHoldsOf(tx, memberIds))
      .filter(({ decision }) => decision === null)
      .map((hold) => [keyOf(hold), hold.id]),
  );
  const holds = held.flatMap((each) => {
    const holdId = open.get(holdKeyOf(each));
    return holdId ? [{ id: each.reward.id, holdId, because: each.signal.because }] : [];
  });
  await queries.holdRewards(tx, holds, world.clock.now());
}

async function openHolds(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  held: readonly HeldReward[],
): Promise<void> {
  const now = world.clock.now();
  const decideBy = later(now, HOLD_MS);
  const byKey = new Map(held.map((each) => [holdKeyOf(each), each]));
  const rows = [...byKey.values()].map(({ reward, signal }) => ({
    id: world.newId('hld'),
    member_id: reward.member_id,
    because: signal.because,
    other_id: signal.otherId,
    opened_at: now,
    decide_by: decideBy,
  }));
  const made = new Set((await queries.insertHolds(tx, rows)).map(({ id }) => id));
  for (const [index, { reward, signal }] of [...byKey.values()].entries()) {
    const id = rows[index]?.id;
    if (!id || !made.has(id)) continue;
    const news = {
      kind: 'reward_held',
      names: { ...reward.names },
      because: signal.because,
      decideBy: decideBy.toISOString(),
    } as const;
    await writeMessage(world, tx, { memberId: reward.member_id, news });
  }
}
