import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/raffle';
import type { MemberId } from '@baize/std/id';
import type { Ctx, World } from '../../base/kernel/index.ts';
import { createBatcher } from '../../books/ledger/index.ts';
import { drawSlots, type SlotDraw } from './draw-slots.ts';
import { nameIn, type RaffleId } from './raffle.ts';

type Call = typeof contract.drawRaffle;

export type DrawRequest = {
  readonly world: World;
  readonly raffleId: RaffleId;
  readonly memberId: MemberId;
  readonly requestKey: string;
};

const LANES = 4;
/** Draws that one transaction writes: more of them would keep the first ones waiting. */
const BATCH_MAX = 500;
const QUEUE_MAX = 50_000;

/**
 * Draws of one raffle share a lane: what waits is decided together in order of arrival. Other
 * processes have lanes of their own; the raffle's row is locked between them.
 */
export function createDrawRaffle() {
  const lanes = createBatcher<DrawRequest, SlotDraw>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    queueMax: QUEUE_MAX,
    keyOf: ({ raffleId, memberId, requestKey }) => `${raffleId} ${memberId} ${requestKey}`,
    contentOf: () => '',
    laneOf: ({ raffleId }) => raffleId,
    run: runBatch,
  });
  return async (
    ctx: Ctx,
    { raffleId, requestKey, language }: Input<Call>,
  ): Promise<Output<Call>> => {
    const { memberId } = ctx.caller;
    const drawn = await lanes.submit({ world: ctx, raffleId, memberId, requestKey });
    const { slot, prize, ...odds } = drawn;
    return {
      draw: {
        place: slot.place,
        prize: prize && nameIn(prize, language),
        kind: prize?.kind ?? null,
        amount: prize?.amount ?? null,
        at: (slot.drawn_at ?? new Date(0)).toISOString(),
      },
      ...odds,
    };
  };
}

async function runBatch(requests: readonly DrawRequest[]) {
  const answers = new Map<DrawRequest, SlotDraw | Error>();
  for (const [raffleId, group] of Map.groupBy(requests, (request) => request.raffleId)) {
    const decided = await decideGroup(raffleId, group);
    for (const [index, request] of group.entries()) {
      answers.set(request, decided[index] ?? new Error('a draw was left without an answer'));
    }
  }
  return requests.map((request) => answers.get(request) ?? new Error('a draw was lost'));
}

/** A fault fails the draws of this raffle alone; those who ask again find what was written. */
function decideGroup(raffleId: RaffleId, group: readonly DrawRequest[]) {
  const [first] = group;
  if (!first) return Promise.resolve([]);
  return drawSlots(first.world, { raffleId, requests: group }).catch((error: unknown) => {
    const failed = error instanceof Error ? error : new Error(String(error));
    return group.map(() => failed);
  });
}
