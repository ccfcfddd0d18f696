import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

/** How a member may be reached about offers; each is allowed alone. `contact`: by phone or chat. */
export const CONSENT_CHANNELS = ['email', 'sms', 'push', 'contact'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** The day since when the words that are agreed to stand as they do; a test holds them to it. */
export const CONSENT_VERSION = '2026-11-18';

const channel = z.enum(CONSENT_CHANNELS);
const version = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const channelConsent = z.object({
  channel,
  isGiven: z.boolean(),
  /** What was last said about it, and to which text; null when nothing ever was. */
  said: z.nullable(z.object({ at: z.iso.datetime(), version })),
});

export type ChannelConsent = z.output<typeof channelConsent>;

const consents = z.object({ version, channels: z.array(channelConsent) });

export const readConsents = endpoint({
  method: 'GET',
  path: '/wps/member/consents',
  summary: 'By which channels a member may be reached about offers, and since when.',
  access: 'member',
  input: nothing,
  output: consents,
  errors: [],
});

export const setConsent = endpoint({
  method: 'POST',
  path: '/wps/member/consents',
  summary: 'Allows or forbids one channel, from now on, by the text of that version.',
  access: 'member',
  input: z.object({ channel, isGiven: z.boolean(), version }),
  output: consents,
  errors: ['consent_text_changed'],
});
