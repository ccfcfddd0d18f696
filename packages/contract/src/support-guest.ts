import * as z from 'zod/mini';
import { endpoint, id, requestKey } from './endpoint.ts';
import { supportChat, supportText as text } from './support-chat.ts';
import { attachments } from './upload.ts';

/** 256 bits that the guest’s browser made: whoever has them has the conversation, and nobody else. */
const guestKey = z.string().check(z.regex(/^[\w-]{43}$/));
const conversationId = id('sup');

/** The most characters of the name that a guest gives. */
export const GUEST_NAME_MAX = 60;

const guest = { access: 'guest', method: 'POST' } as const;

export const readGuestSupport = endpoint({
  ...guest,
  path: '/wps/support/guest',
  summary: 'A guest’s conversation with customer service: the open one, or the last of the day.',
  // Many guests may share an address, and each asks every few seconds.
  rate: { max: 900, seconds: 60 },
  input: z.object({ guestKey }),
  output: z.object({ chat: z.nullable(supportChat) }),
  errors: ['rate_limited'],
});

export const startGuestSupport = endpoint({
  ...guest,
  path: '/wps/support/guest/start',
  summary: 'Begins a guest’s conversation; out of hours it becomes feedback, answered by e-mail.',
  rate: { max: 20, seconds: 60 },
  bodyMax: 100_000,
  input: z.object({
    guestKey,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(GUEST_NAME_MAX)),
    email: z.string().check(z.trim(), z.maxLength(120)),
    text,
    attachments: z._default(attachments(0), []),
    requestKey,
  }),
  output: supportChat,
  errors: [
    'rate_limited',
    'feature_off',
    'email_invalid',
    'chat_empty',
    'chat_too_long',
    'chat_busy',
    'support_flood',
    'repeated_differently',
    'attachments_wrong',
  ],
});

export const sayInGuestSupport = endpoint({
  ...guest,
  path: '/wps/support/guest/say',
  summary: 'Adds a message to a guest’s open conversation.',
  rate: { max: 120, seconds: 60 },
  bodyMax: 100_000,
  input: z.object({
    guestKey,
    conversationId,
    text,
    attachments: z._default(attachments(0), []),
    requestKey,
  }),
  output: supportChat,
  errors: [
    'rate_limited',
    'feature_off',
    'not_found',
    'chat_empty',
    'chat_too_long',
    'chat_busy',
    'support_ended',
    'repeated_differently',
    'attachments_wrong',
  ],
});

export const leaveGuestSupport = endpoint({
  ...guest,
  path: '/wps/support/guest/leave',
  summary: 'Ends a guest’s conversation, or hands it over to be answered by e-mail.',
  rate: { max: 30, seconds: 60 },
  input: z.object({ guestKey, conversationId, isHandedOver: z.boolean() }),
  output: supportChat,
  errors: ['rate_limited', 'not_found'],
});

export const rateGuestSupport = endpoint({
  ...guest,
  path: '/wps/support/guest/rate',
  summary: 'A guest says how good the help was, from 1 to 5; the last word counts.',
  rate: { max: 30, seconds: 60 },
  input: z.object({
    guestKey,
    conversationId,
    rating: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  output: supportChat,
  errors: ['rate_limited', 'not_found', 'support_not_ended'],
});
