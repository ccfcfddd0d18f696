import { FAILING_HOURS_MAX } from '@baize/contract/webhook';
import { HOUR_MS, isBefore, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { openValue } from '../../base/db/index.ts';
import { type Repeating, repeat, type World } from '../../base/kernel/index.ts';
import { insertAlert } from '../../people/operators/index.ts';
import { PUBLIC_REACH, post, type Reach } from '../../people/push/index.ts';
import * as queries from './queries.ts';
import { isTaken, signatureOf, waitAfter } from './rules.ts';

export type SendOptions = {
  /** Which hosts may be called; a test has one of its own. */
  readonly reach?: Reach;
};

/** Longer than a call may take. */
const LEASE_MS = MINUTE_MS;

/** Sends what is due; what cannot be sent is due again later. */
export async function sendDeliveries(
  world: World,
  { reach = PUBLIC_REACH }: SendOptions = {},
): Promise<void> {
  const now = world.clock.now();
  const leasedTo = later(now, LEASE_MS);
  const due = await world.db.transaction().execute((tx) => queries.claimDue(tx, { now, leasedTo }));
  await Promise.all(due.map((delivery) => send(world, reach, delivery)));
}

type Answer = {
  readonly status: number | null;
  readonly ms: number;
  readonly failure: string | null;
};

async function send(world: World, reach: Reach, delivery: queries.DueDelivery): Promise<void> {
  const answer = await call(world, reach, delivery);
  await world.db.transaction().execute(async (tx) => {
    const endpoint = await queries.lockEndpoint(tx, delivery.endpoint_id);
    if (!endpoint) return;
    const now = world.clock.now();
    const answered = {
      answer_status: answer.status,
      answer_ms: Math.round(answer.ms),
      failure: answer.failure,
    };
    if (answer.failure === null) {
      await queries.updateDelivery(tx, delivery.id, {
        ...answered,
        status: 'delivered',
        next_at: null,
      });
      if (endpoint.failing_since) {
        await queries.updateEndpoint(tx, endpoint.id, { failing_since: null });
      }
      return;
    }
    // A trial is for the eyes of who asked for it, and is not tried again.
    const waitMs = delivery.number === null ? null : waitAfter(delivery.attempts);
    const next = waitMs === null || endpoint.removed_at ? null : later(now, waitMs);
    await queries.updateDelivery(tx, delivery.id, {
      ...answered,
      status: next ? 'waiting' : 'failed',
      next_at: next,
    });
    if (delivery.number !== null) await noteFailure(world, tx, endpoint);
  });
}

async function call(
  { db, clock }: World,
  reach: Reach,
  { endpoint_id, id, body, url, ...delivery }: queries.DueDelivery,
): Promise<Answer> {
  const startedAt = performance.now();
  const at = clock.now();
  const { secret, secret_before, before_until } = delivery;
  const hasOld = secret_before !== null && before_until !== null && isBefore(at, before_until);
  const secrets = [
    openValue(db, { of: 'webhooks_endpoint.secret', row: endpoint_id }, secret),
    ...(hasOld
      ? [openValue(db, { of: 'webhooks_endpoint.secret_before', row: endpoint_id }, secret_before)]
      : []),
  ];
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Baize-Webhook/1',
    'baize-delivery': String(id),
    'baize-signature': signatureOf({ secrets, at, body }),
  };
  const endpoint = new URL(url);
  const told = { endpoint, headers, body: Buffer.from(body) };
  const status = reach.allows(endpoint)
    ? await post(reach, told).catch((error: unknown) => reasonOf(error))
    : 'refused_address';
  const ms = performance.now() - startedAt;
  if (typeof status === 'string') return { status: null, ms, failure: status };
  return { status, ms, failure: isTaken(status) ? null : 'refused' };
}

/** A short word for what went wrong; what the far side wrote is not kept. */
function reasonOf(error: unknown): string {
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (message?.endsWith('is no public host')) return 'refused_address';
  return typeof code === 'string' ? code.slice(0, 60) : 'unreachable';
}

/** An address that took nothing for days is stopped, and somebody has to look why. */
async function noteFailure(
  { clock, log }: World,
  tx: Parameters<typeof queries.updateEndpoint>[0],
  endpoint: queries.EndpointRow,
): Promise<void> {
  const now = clock.now();
  const since = endpoint.failing_since ?? now;
  const isLong = !isBefore(now, later(since, FAILING_HOURS_MAX * HOUR_MS));
  const isStopped = isLong && endpoint.paused_at === null;
  await queries.updateEndpoint(tx, endpoint.id, {
    failing_since: since,
    ...(isStopped && { paused_at: now, pause_reason: 'failing' as const }),
  });
  if (!isStopped) return;
  log.error({ webhook: endpoint.id, since }, 'a webhook was stopped: it took nothing for days');
  await insertAlert(tx, {
    at: now,
    operator_id: endpoint.made_by,
    code: 'webhook_stopped',
    subject: endpoint.id,
  });
}

/** Sends all the time, seconds after what happened. */
export const startWebhookSender = (
  world: World,
  { everyMs = SECOND_MS, ...options }: SendOptions & { everyMs?: number } = {},
): Repeating =>
  repeat(world, { everyMs, failure: 'webhooks were not sent' }, () =>
    sendDeliveries(world, options),
  );
