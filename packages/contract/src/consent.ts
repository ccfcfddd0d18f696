import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';
import { LEGAL_TEXTS } from './legal-texts.ts';

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

const text = z.enum(LEGAL_TEXTS);
const textToAgree = z.object({ text, since: version });

export type TextToAgree = z.output<typeof textToAgree>;

const terms = z.object({
  /** What a member has to agree to before they play on; nothing when they have. */
  due: z.array(textToAgree),
  /** What they agreed to last of each text, and when. */
  agreed: z.array(z.object({ text, since: version, at: z.iso.datetime() })),
});

export type AgreedText = z.output<typeof terms>['agreed'][number];

export const readTerms = endpoint({
  method: 'GET',
  path: '/wps/member/terms',
  summary: 'What a member agreed to, and what they have to agree to before play goes on.',
  access: 'member',
  input: nothing,
  output: terms,
  errors: [],
});

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/wps/member/terms',
  summary: 'Agrees to the texts that were shown, by the days they hold from.',
  access: 'member',
  input: z.object({ texts: z.array(textToAgree).check(z.maxLength(LEGAL_TEXTS.length)) }),
  output: terms,
  errors: ['consent_text_changed'],
});
