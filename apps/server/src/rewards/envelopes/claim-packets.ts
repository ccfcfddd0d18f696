import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { add, sum } from '@baize/std/money';
import { type Instant, isBefore } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, publishToMany, Refusal, type World } from '../../base/kernel/index.ts';
import { escrowAccount, listCashAccounts, postRequests } from '../../books/ledger/index.ts';
import type { Member } from '../../people/members/index.ts';
import { listRewardable } from '../claims/index.ts';
import type { EnvelopeId, EnvelopeRow, NextPacket } from './envelope.ts';
import type { EnvelopeAnswer } from './open-envelope.ts';
import * as queries from './queries.ts';

type ClaimBatch = {
  readonly envelopeId: EnvelopeId;
  /** In order of arrival, each once. */
  readonly memberIds: readonly MemberId[];
};

type Answers = readonly (EnvelopeAnswer | Refusal)[];

/**
 * Decides claims on one envelope in order of arrival and writes them together: packets, transfers,
 * the escrow account once, and the envelope, guarded by how many were claimed when it was read. After
 * its end nothing is locked any more.
 */
export async function claimPackets(world: World, batch: ClaimBatch): Promise<Answers> {
  const found = await queries.findEnvelope(world.db, batch.envelopeId);
  if (!found) return batch.memberIds.map(() => new Refusal('not_found'));
  if (found.state !== 'open') return answerEnded(world, found, batch);
  return world.db.transaction().execute(async (tx) => {
    const envelope = await queries.lockEnvelope(tx, batch.envelopeId);
    const decided = await decide(world, tx, { envelope, batch });
    if (decided.taken.length > 0) await write(world, tx, { envelope, taken: decided.taken });
    return decided.answers;
  });
}

/** Who took a packet gets the first answer again; for the others nothing is left. */
async function answerEnded(
  world: World,
  { id }: EnvelopeRow,
  { memberIds }: ClaimBatch,
): Promise<Answers> {
  const known = await knownOf(world.db, id, memberIds);
  return memberIds.map((memberId) => answerOf(known.get(memberId)));
}

const EMPTY: EnvelopeAnswer = { outcome: 'empty', amount: null };

const answerOf = (packet: NextPacket | undefined): EnvelopeAnswer =>
  packet ? { outcome: 'opened', amount: packet.amount } : EMPTY;

async function knownOf(
  db: Parameters<typeof queries.listTaken>[0],
  id: EnvelopeId,
  members: readonly MemberId[],
) {
  const rows = await queries.listTaken(db, id, members);
  return new Map(rows.map((row) => [row.member_id, row]));
}

type TakenPacket = { readonly packet: NextPacket; readonly member: Member };

type Deciding = { readonly envelope: EnvelopeRow; readonly batch: ClaimBatch };

async function decide(world: World, tx: Tx, { envelope, batch }: Deciding) {
  const { memberIds } = batch;
  const known = await knownOf(tx, envelope.id, memberIds);
  const now = world.clock.now();
  const members = await listRewardable(tx, memberIds, now);
  const packets = await queries.listNext(tx, envelope, memberIds.length);
  const taken: TakenPacket[] = [];
  const answers = memberIds.map((memberId): EnvelopeAnswer | Refusal => {
    const earlier = known.get(memberId);
    if (earlier) return answerOf(earlier);
    const member = members.get(memberId);
    const refusal = refusalOf(envelope, { memberId, member, now });
    if (refusal || !member) return refusal ?? new Refusal('account_closed');
    const packet = isOver(envelope, now) ? undefined : packets[taken.length];
    if (packet) taken.push({ packet, member });
    return answerOf(packet);
  });
  return { answers, taken };
}

type Asking = {
  readonly memberId: MemberId;
  /** Undefined for who may not play. */
  readonly member: Member | undefined;
  readonly now: Instant;
};

function refusalOf(envelope: EnvelopeRow, { memberId, member, now }: Asking): Refusal | null {
  if (envelope.sender_id === memberId) return new Refusal('envelope_own');
  if (member?.currency !== envelope.currency) return new Refusal('account_closed');
  return isBefore(now, envelope.opens_at) ? new Refusal('envelope_not_open') : null;
}

const isOver = ({ state, closes_at }: EnvelopeRow, now: Instant): boolean =>
  state !== 'open' || !isBefore(now, closes_at);

type Writing = { readonly envelope: EnvelopeRow; readonly taken: readonly TakenPacket[] };

async function write(world: World, tx: Tx, { envelope, taken }: Writing): Promise<void> {
  const at = world.clock.now();
  const memberIds = taken.map(({ member }) => member.id);
  const packets = taken.map(({ packet }) => packet);
  await queries.takePackets(tx, { id: envelope.id, packets, memberIds, at });
  const claimed = envelope.claimed + taken.length;
  const isFinished = claimed === envelope.packet_count;
  const isOurs = await queries.saveClaimed(tx, envelope, {
    claimed,
    paid: add(envelope.paid, sum(taken.map(({ packet }) => packet.amount))),
    ...(isFinished && { state: 'finished', ended_at: at }),
  });
  assert(isOurs, 'nobody else claims while the envelope is locked');
  const from = await escrowAccount(tx, envelope.id, envelope.currency);
  const cash = await listCashAccounts(tx, memberIds, envelope.currency);
  const transfers = taken.map(({ packet, member }) => {
    const to = cash.get(member.id);
    assert(to, 'a member has cash');
    const requestKey = `${envelope.id}:${packet.place}`;
    return { requestKey, from, to, amount: packet.amount, reason: 'envelope_opened' };
  });
  await postRequests(tx, { at, transfers });
  await publishToMany(world, tx, { kind: 'balance', payload: {}, memberIds });
  if (isFinished) await publish(world, tx, { kind: 'envelopes', payload: {} });
}
