import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/red-envelope';
import type { EnvelopeDetails, EnvelopeOpening } from '@baize/contract/red-envelope';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { listAccounts, maskAccount } from '../../people/members/index.ts';
import type { EnvelopeRow, PacketRow } from './envelope.ts';
import { viewEnvelopes } from './envelope-view.ts';
import * as queries from './queries.ts';

const OPENINGS_MAX = 100;

/** Who has the link of a gift may look at it; the packets show once it is over. */
export async function readEnvelope(
  ctx: Ctx,
  { envelopeId, language }: Input<typeof contract.readEnvelope>,
): Promise<EnvelopeDetails> {
  const row = await queries.findEnvelope(ctx.db, envelopeId);
  ensure(row, 'not_found');
  const { memberId } = ctx.caller;
  const [envelope] = await viewEnvelopes(ctx.db, [row], { memberId, language });
  assert(envelope, 'one envelope is one view');
  const packets = row.state === 'open' ? [] : await queries.listPackets(ctx.db, envelopeId);
  const isOver = row.state !== 'open';
  return {
    envelope,
    openings: await listOpenings(ctx, row, packets),
    refunded: row.refunded,
    proof: isOver ? { seed: row.seed, packets: packets.map(({ amount }) => amount) } : null,
  };
}

async function listOpenings(
  { db }: Ctx,
  { id }: EnvelopeRow,
  packets: readonly PacketRow[],
): Promise<EnvelopeOpening[]> {
  const rows = await queries.listOpenings(db, id, OPENINGS_MAX);
  const accounts = await listAccounts(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  const best = bestOf(packets);
  return rows.map(({ place, amount, member_id, claimed_at }) => ({
    account: maskAccount((member_id && accounts.get(member_id)) ?? ''),
    amount,
    at: (claimed_at ?? new Date(0)).toISOString(),
    isBest: place === best?.place,
  }));
}

/** The largest packet that was taken; of equal ones the earliest. */
const bestOf = (packets: readonly PacketRow[]): PacketRow | undefined =>
  packets
    .filter(({ member_id }) => member_id !== null)
    .reduce<PacketRow | undefined>(
      (best, packet) => (best && best.amount >= packet.amount ? best : packet),
      undefined,
    );
