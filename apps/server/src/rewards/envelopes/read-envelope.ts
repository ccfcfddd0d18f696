import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/red-envelope';
import type { EnvelopeDetails, EnvelopeOpening } from '@baize/contract/red-envelope';
import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { listAccounts, maskAccount } from '../../people/members/index.ts';
import type { Luck } from '../claims/index.ts';
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
  const isOver = row.state !== 'open';
  const taken = isOver ? await queries.listPackets(ctx.db, envelopeId) : [];
  return {
    envelope,
    openings: await listOpenings(ctx, row, taken),
    refunded: row.refunded,
    proof: isOver ? proofOf(await queries.readLuck(ctx.db, envelopeId)) : null,
  };
}

const proofOf = ({ seed, list }: Luck): NonNullable<EnvelopeDetails['proof']> => ({
  seed,
  packets: list.map((amount) => minor(BigInt(amount))),
});

async function listOpenings(
  { db, caller: { memberId } }: Ctx,
  { id, state }: EnvelopeRow,
  packets: readonly PacketRow[],
): Promise<EnvelopeOpening[]> {
  const rows = await queries.listOpenings(db, id, OPENINGS_MAX);
  const accounts = await listAccounts(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const best = bestOf(packets);
  return rows.map(({ place, amount, member_id, claimed_at }) => ({
    account: maskAccount(accounts.get(member_id) ?? ''),
    amount: state === 'open' && member_id !== memberId ? null : amount,
    at: claimed_at.toISOString(),
    isBest: place === best?.place,
  }));
}

/** The largest packet that was taken; of equal ones the earliest. */
const bestOf = (packets: readonly PacketRow[]): PacketRow | undefined =>
  packets.reduce<PacketRow | undefined>(
    (best, packet) => (best && best.amount >= packet.amount ? best : packet),
    undefined,
  );
