import { assert } from '@baize/std/assert';
import { subtract, ZERO } from '@baize/std/money';
import { isBefore } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { accountOf, escrowAccount, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import type { EnvelopeId, EnvelopeRow } from './envelope.ts';
import * as queries from './queries.ts';

/** What nobody opened in time goes back to who sent it, once. */
export async function closeEnvelopes(world: World): Promise<void> {
  for (const { id } of await queries.listDueEnvelopes(world.db, world.clock.now())) {
    await world.db.transaction().execute((tx) => closeEnvelope(world, tx, id));
  }
}

async function closeEnvelope(world: World, tx: Tx, id: EnvelopeId): Promise<void> {
  const envelope = await queries.lockEnvelope(tx, id);
  const at = world.clock.now();
  // Another process was first, or the last packet was taken in between.
  if (envelope.state !== 'open' || isBefore(at, envelope.closes_at)) return;
  const refunded = subtract(envelope.total, envelope.paid);
  assert(refunded > ZERO, 'an envelope without a rest is finished');
  const to = await accountOfSender(tx, envelope);
  await postTransfer(tx, {
    requestKey: `${id}:refund`,
    at,
    from: await escrowAccount(tx, id, envelope.currency),
    to,
    amount: refunded,
    reason: 'envelope_returned',
  });
  await queries.saveClaimed(tx, envelope, { state: 'expired', refunded, ended_at: at });
  const memberId = envelope.sender_id;
  if (memberId) await publish(world, tx, { kind: 'balance', payload: {}, memberId });
  await publish(world, tx, { kind: 'envelopes', payload: {} });
}

const accountOfSender = (tx: Tx, { sender_id: memberId, currency }: EnvelopeRow) =>
  memberId
    ? accountOf(tx, { memberId, purpose: 'cash', currency })
    : houseAccount(tx, { purpose: 'promotion', currency });
