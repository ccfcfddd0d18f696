import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/red-envelope';
import type { MemberId } from '@baize/std/id';
import type { Ctx, World } from '../../base/kernel/index.ts';
import { createBatcher } from '../../books/ledger/index.ts';
import { claimPackets } from './claim-packets.ts';
import type { EnvelopeId } from './envelope.ts';

type Call = typeof contract.openEnvelope;
export type EnvelopeAnswer = Output<Call>;

export type EnvelopeClaim = {
  readonly world: World;
  readonly envelopeId: EnvelopeId;
  readonly memberId: MemberId;
};

/** Envelopes that are claimed at the same time by one process. */
const LANES = 4;
/** Claims that are paid by one transaction: more of them would keep the first ones waiting. */
const BATCH_MAX = 500;
const QUEUE_MAX = 50_000;

/**
 * Claims of one envelope share a lane: what waits is decided together in order of arrival, with one
 * write a batch. Other processes have lanes of their own; the envelope's row is locked between them.
 */
export function createOpenEnvelope() {
  const lanes = createBatcher<EnvelopeClaim, EnvelopeAnswer>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    queueMax: QUEUE_MAX,
    keyOf: ({ envelopeId, memberId }) => `${envelopeId} ${memberId}`,
    contentOf: () => '',
    laneOf: ({ envelopeId }) => envelopeId,
    run: runBatch,
  });
  return (ctx: Ctx, { envelopeId }: Input<Call>): Promise<EnvelopeAnswer> =>
    lanes.submit({ world: ctx, envelopeId, memberId: ctx.caller.memberId });
}

/** A lane may bring claims of several envelopes: each is a transaction of its own. */
async function runBatch(claims: readonly EnvelopeClaim[]) {
  const answers = new Map<EnvelopeClaim, EnvelopeAnswer | Error>();
  for (const [envelopeId, group] of Map.groupBy(claims, (claim) => claim.envelopeId)) {
    const decided = await decideGroup(envelopeId, group);
    for (const [index, claim] of group.entries()) {
      answers.set(claim, decided[index] ?? new Error('a claim was left without an answer'));
    }
  }
  return claims.map((claim) => answers.get(claim) ?? new Error('a claim was lost'));
}

/** A fault fails the claims of this envelope alone; those who ask again find what was written. */
function decideGroup(envelopeId: EnvelopeId, group: readonly EnvelopeClaim[]) {
  const [first] = group;
  if (!first) return Promise.resolve([]);
  const memberIds = group.map(({ memberId }) => memberId);
  return claimPackets(first.world, { envelopeId, memberIds }).catch((error: unknown) => {
    const failed = error instanceof Error ? error : new Error(String(error));
    return memberIds.map(() => failed);
  });
}
