import * as z from 'zod/mini';
import { endpoint, id, nothing, wholeNumber } from './endpoint.ts';
import { LOG_KINDS } from './event-log.ts';
import { reason } from './operator-reason.ts';

/** How many addresses a brand can have told at once. */
export const WEBHOOKS_MAX = 20;

/** How long the secret before the last one still signs beside it. */
export const SECRET_OVERLAP_HOURS = 24;

/** An address that took nothing for this long is told nothing more until somebody resumes it. */
export const FAILING_HOURS_MAX = 72;

const webhook = z.object({
  webhookId: id('whk'),
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(LOG_KINDS)),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when no delivery was taken; null while they are. */
  failingSince: z.nullable(z.iso.datetime()),
  paused: z.nullable(z.object({ at: z.iso.datetime(), by: z.enum(['operator', 'failing']) })),
  waiting: z.number(),
  /** Until when the secret before this one signs too. */
  oldSecretUntil: z.nullable(z.iso.datetime()),
});

export type Webhook = z.output<typeof webhook>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const kinds = z.array(z.enum(LOG_KINDS)).check(z.minLength(1), z.maxLength(LOG_KINDS.length));

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/ops/webhooks',
  summary: 'The addresses that are told of events.',
  access: 'operator',
  permission: 'webhooks.manage',
  input: nothing,
  output: z.object({ webhooks: z.array(webhook) }),
  errors: [],
});

export const makeWebhook = endpoint({
  method: 'POST',
  path: '/ops/webhooks',
  summary:
    'Has an address told of events from now on. Each is a POST of the event as JSON with `baize-signature: t=<seconds>,v1=<hex>`, the HMAC-SHA256 with the secret over `<seconds>.<body>`, and `baize-delivery`, the same in every attempt. The secret is told this once.',
  access: 'operator',
  permission: 'webhooks.manage',
  rate: { max: 10, seconds: 60 },
  input: z.object({ name, url, kinds, reason }),
  output: z.object({ webhook, secret: z.string() }),
  errors: ['rate_limited', 'webhook_url_refused', 'webhooks_too_many'],
});

export const changeWebhook = endpoint({
  method: 'POST',
  path: '/ops/webhooks/change',
  summary: 'Changes the name, address or kinds of a webhook, pauses or resumes it.',
  access: 'operator',
  permission: 'webhooks.manage',
  input: z.object({ webhookId: id('whk'), name, url, kinds, isPaused: z.boolean(), reason }),
  output: webhook,
  errors: ['not_found', 'webhook_url_refused'],
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/ops/webhooks/secret',
  summary: 'Gives a webhook a new secret, told this once; the old one signs too for 24 hours.',
  access: 'operator',
  permission: 'webhooks.manage',
  rate: { max: 10, seconds: 60 },
  input: z.object({ webhookId: id('whk'), reason }),
  output: z.object({ webhook, secret: z.string() }),
  errors: ['not_found', 'rate_limited'],
});

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/ops/webhooks/remove',
  summary: 'Ends a webhook: nothing is sent to its address any more.',
  access: 'operator',
  permission: 'webhooks.manage',
  input: z.object({ webhookId: id('whk'), reason }),
  output: nothing,
  errors: ['not_found', 'already_decided'],
});

export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

const delivery = z.object({
  deliveryId: z.string(),
  /** Of the event log; null for a trial. */
  number: z.nullable(z.number()),
  kind: z.string(),
  body: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number(),
  createdAt: z.iso.datetime(),
  triedAt: z.nullable(z.iso.datetime()),
  nextAt: z.nullable(z.iso.datetime()),
  answerStatus: z.nullable(z.number()),
  answerMs: z.nullable(z.number()),
  failure: z.nullable(z.string()),
});

export type Delivery = z.output<typeof delivery>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/ops/webhooks/deliveries',
  summary: 'What was sent to a webhook within the last 30 days and what came back, newest first.',
  access: 'operator',
  permission: 'webhooks.manage',
  input: z.object({
    webhookId: id('whk'),
    status: z.optional(z.enum(DELIVERY_STATUSES)),
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    limit: z.optional(wholeNumber(1, 500)),
  }),
  output: z.object({ deliveries: z.array(delivery), hasMore: z.boolean() }),
  errors: ['not_found'],
});

export const tryWebhook = endpoint({
  method: 'POST',
  path: '/ops/webhooks/try',
  summary: 'Sends a trial event to a webhook, also to a paused one.',
  access: 'operator',
  permission: 'webhooks.manage',
  rate: { max: 20, seconds: 60 },
  input: z.object({ webhookId: id('whk') }),
  output: delivery,
  errors: ['not_found', 'rate_limited'],
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/ops/webhooks/replay',
  summary: 'Sends a delivery once more, whatever became of it before.',
  access: 'operator',
  permission: 'webhooks.manage',
  rate: { max: 60, seconds: 60 },
  input: z.object({ deliveryId: z.string().check(z.regex(/^\d{1,18}$/)) }),
  output: delivery,
  errors: ['not_found', 'rate_limited'],
});
