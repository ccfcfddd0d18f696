import type { AccountId, MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import { type Instant, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, sealList, type World } from '../../base/kernel/index.ts';
import { escrowAccount, postTransfer } from '../../books/ledger/index.ts';
import { type EnvelopeId, type EnvelopeRow, OPEN_FOR_MS } from './envelope.ts';
import * as queries from './queries.ts';
import { type PacketPlan, splitPackets } from './split-packets.ts';

export type EnvelopeFilling = PacketPlan & {
  readonly id: EnvelopeId;
  readonly senderId: MemberId | null;
  readonly requestKey: string;
  readonly names: Readonly<Record<string, string>>;
  readonly wish: string | null;
  readonly currency: string;
  readonly sentOn: string;
  readonly opensAt: Instant;
  /** Where the money comes from. */
  readonly from: AccountId;
};

type FillingWorld = Pick<World, 'clock' | 'chance'>;

/**
 * Splits the sum, seals the packets and sets the money aside, all in the sender's transaction: from
 * its commit on nothing about the envelope can change but who takes which packet.
 */
export async function fillEnvelope(
  world: FillingWorld,
  tx: Tx,
  filling: EnvelopeFilling,
): Promise<EnvelopeRow> {
  const amounts = splitPackets(world.chance, filling);
  const now = world.clock.now();
  const { seed, digest } = sealList(world.chance, amounts);
  const row: EnvelopeRow = {
    digest,
    id: filling.id,
    sender_id: filling.senderId,
    request_key: filling.requestKey,
    names: filling.names,
    wish: filling.wish,
    split: filling.split,
    currency: filling.currency,
    total: filling.total,
    packet_count: filling.packets,
    least: filling.least,
    state: 'open',
    claimed: 0,
    paid: ZERO,
    refunded: ZERO,
    sent_on: filling.sentOn,
    opens_at: filling.opensAt,
    closes_at: later(filling.opensAt, OPEN_FOR_MS),
    created_at: now,
    ended_at: null,
  };
  await queries.insertEnvelope(tx, row, { seed, list: amounts.map(String) });
  await postTransfer(tx, {
    requestKey: `${row.id}:send`,
    at: now,
    from: filling.from,
    to: await escrowAccount(tx, row.id, row.currency),
    amount: row.total,
    reason: 'envelope_sent',
  });
  await publish(world, tx, { kind: 'envelopes', payload: {} });
  return row;
}
