import * as z from 'zod/mini';
import { HELP_TOPICS, textSection } from './content.ts';
import { endpoint } from './endpoint.ts';

/** Every topic of the help center, by the hash that names it. */
export const HELP_HASHES = [...HELP_TOPICS, 'term', 'privacy'] as const;
export type HelpHash = (typeof HELP_HASHES)[number];

const topic = z.object({
  id: z.enum(HELP_HASHES),
  /** The day it holds from, and how often it was published. */
  since: z.string(),
  version: z.number(),
  /** Of a legal text. */
  lead: z.nullable(z.string()),
  sections: z.array(textSection),
});

export type HelpTopicTexts = z.output<typeof topic>;

export const readHelpCenter = endpoint({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Every topic of the help center, terms and privacy policy among them.',
  access: 'guest',
  rate: { max: 240, seconds: 60 },
  input: z.object({
    /** A code such as TH; left out, or one the brand lacks, it is the caller’s language. */
    lang: z.optional(z.string().check(z.maxLength(10))),
    device: z.optional(z.literal('WEB')),
  }),
  output: z.object({ topics: z.array(topic) }),
  errors: [],
});

export const voteHelp = endpoint({
  method: 'POST',
  path: '/wps/system/helpCenter/vote',
  summary: 'Says whether an answer of the help center helped; counted by topic, never by person.',
  access: 'guest',
  rate: { max: 20, seconds: 60 },
  input: z.object({ topic: z.enum(HELP_HASHES), isHelpful: z.boolean() }),
  output: z.object({}),
  errors: ['rate_limited'],
});

export const listHelpVotes = endpoint({
  method: 'GET',
  path: '/ops/help/votes',
  summary: 'How often the answers of each topic helped within 30 days, and how often not.',
  access: 'operator',
  permission: 'content.read',
  input: z.object({}),
  output: z.object({
    votes: z.array(z.object({ topic: z.string(), helpful: z.number(), unhelpful: z.number() })),
  }),
  errors: [],
});
