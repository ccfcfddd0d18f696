import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/webhook';
import type { Id } from '@baize/std/id';
import { HOUR_MS, later } from '@baize/std/time';
import { openValue, sealValue, type Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { PUBLIC_REACH, type Reach } from '../../people/push/index.ts';
import * as queries from './queries.ts';
import { viewEndpoint, viewEndpoints } from './view-endpoints.ts';

type OpCtx = Ctx<OperatorCaller>;

export const listWebhooks = async ({
  db,
  clock,
}: OpCtx): Promise<Output<typeof contract.listWebhooks>> => ({
  webhooks: await viewEndpoints(db, clock.now(), await queries.listEndpoints(db)),
});

/** The secret leaves once, and is kept sealed: we must sign with it. */
export const makeWebhook =
  (reach: Reach = PUBLIC_REACH) =>
  (
    ctx: OpCtx,
    { name, url, kinds, reason }: Input<typeof contract.makeWebhook>,
  ): Promise<Output<typeof contract.makeWebhook>> => {
    const id = ctx.newId('whk');
    const secret = newSecret(ctx);
    const row: queries.EndpointRow = {
      id,
      name,
      url: readUrl(reach, url),
      kinds: [...new Set(kinds)],
      secret: sealValue(ctx.db, { of: 'webhooks_endpoint.secret', row: id }, secret),
      secret_before: null,
      before_until: null,
      made_by: ctx.caller.operatorId,
      created_at: ctx.clock.now(),
      failing_since: null,
      paused_at: null,
      pause_reason: null,
      removed_at: null,
    };
    return ctx.db.transaction().execute(async (tx) => {
      await queries.holdEndpoints(tx);
      const present = await queries.listEndpoints(tx);
      ensure(present.length < contract.WEBHOOKS_MAX, 'webhooks_too_many');
      await queries.insertEndpoint(tx, row);
      const details = { name, url: row.url, kinds: row.kinds.join(' ') };
      await writeAudit(tx, ctx, { action: 'webhook.made', subject: id, reason, details });
      return { webhook: await viewEndpoint(tx, ctx.clock.now(), row), secret };
    });
  };

/** Resumed, it is told of all that waited meanwhile. */
export const changeWebhook =
  (reach: Reach = PUBLIC_REACH) =>
  (
    ctx: OpCtx,
    { webhookId, name, url, kinds, isPaused, reason }: Input<typeof contract.changeWebhook>,
  ): Promise<Output<typeof contract.changeWebhook>> =>
    ctx.db.transaction().execute(async (tx) => {
      const row = await lockOpen(tx, webhookId);
      const pause = isPaused
        ? {
            paused_at: row.paused_at ?? ctx.clock.now(),
            pause_reason: row.pause_reason ?? 'operator',
          }
        : { paused_at: null, pause_reason: null, failing_since: null };
      const changed = await queries.updateEndpoint(tx, webhookId, {
        name,
        url: readUrl(reach, url),
        kinds: [...new Set(kinds)],
        ...pause,
      });
      const details = {
        name,
        url: changed.url,
        kinds: kinds.join(' '),
        isPaused: String(isPaused),
      };
      await writeAudit(tx, ctx, { action: 'webhook.changed', subject: webhookId, reason, details });
      return viewEndpoint(tx, ctx.clock.now(), changed);
    });

/** Both secrets sign for a day, so that the receiver can change over without losing anything. */
export function rotateWebhookSecret(
  ctx: OpCtx,
  { webhookId, reason }: Input<typeof contract.rotateWebhookSecret>,
): Promise<Output<typeof contract.rotateWebhookSecret>> {
  const secret = newSecret(ctx);
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockOpen(tx, webhookId);
    const changed = await queries.updateEndpoint(tx, webhookId, {
      secret: sealValue(tx, { of: 'webhooks_endpoint.secret', row: webhookId }, secret),
      secret_before: sealValue(
        tx,
        { of: 'webhooks_endpoint.secret_before', row: webhookId },
        openValue(tx, { of: 'webhooks_endpoint.secret', row: webhookId }, row.secret),
      ),
      before_until: later(ctx.clock.now(), contract.SECRET_OVERLAP_HOURS * HOUR_MS),
    });
    const details = { name: row.name };
    await writeAudit(tx, ctx, { action: 'webhook.rotated', subject: webhookId, reason, details });
    return { webhook: await viewEndpoint(tx, ctx.clock.now(), changed), secret };
  });
}

export function removeWebhook(
  ctx: OpCtx,
  { webhookId, reason }: Input<typeof contract.removeWebhook>,
): Promise<Output<typeof contract.removeWebhook>> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await queries.lockEndpoint(tx, webhookId);
    ensure(row, 'not_found');
    await ensureUndecided(tx, { subject: webhookId, isUndecided: row.removed_at === null });
    await queries.updateEndpoint(tx, webhookId, { removed_at: ctx.clock.now() });
    await queries.giveUpOn(tx, webhookId);
    const details = { name: row.name, url: row.url };
    await writeAudit(tx, ctx, { action: 'webhook.removed', subject: webhookId, reason, details });
    return {};
  });
}

async function lockOpen(tx: Tx, id: Id<'whk'>): Promise<queries.EndpointRow> {
  const row = await queries.lockEndpoint(tx, id);
  ensure(row && row.removed_at === null, 'not_found');
  return row;
}

/** Only what is reachable in public is stored; it is looked at again at each call. */
function readUrl(reach: Reach, text: string): string {
  ensure(URL.canParse(text), 'webhook_url_refused');
  const url = new URL(text);
  ensure(reach.allows(url) && url.hash === '', 'webhook_url_refused');
  return url.href;
}

const newSecret = ({ chance }: Pick<OpCtx, 'chance'>): string =>
  `whsec_${Buffer.from(chance.bytes(32)).toString('base64url')}`;
