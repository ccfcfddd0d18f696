import { type Minor, minor } from '@baize/std/money';
import { type Instant, instant, MINUTE_MS } from '@baize/std/time';
import * as z from 'zod/mini';

export type Channel = 'sms' | 'email';

/** Moments are kept as texts and come back as moments. */
const at = z.codec(z.iso.datetime(), z.custom<Instant>(), {
  decode: (text) => instant(new Date(text)),
  encode: (moment) => moment.toISOString(),
});

const minutes = z.int().check(z.minimum(1));

/** Money of the brand's currency, kept as a text. */
const amount = z.codec(z.string().check(z.regex(/^\d{1,18}$/)), z.custom<Minor>(), {
  decode: (text) => minor(BigInt(text)),
  encode: (sum) => sum.toString(),
});

/** Every message there is, and the facts it is written from. */
export const FACTS = {
  code: z.object({ code: z.string(), minutes }),
  reset_link: z.object({ link: z.url(), minutes }),
  operator_link: z.object({
    link: z.url(),
    name: z.string(),
    username: z.string(),
    hours: z.int().check(z.minimum(1)),
  }),
  operator_emergency: z.object({ link: z.url(), name: z.string(), reason: z.string(), until: at }),
  contact_changed: z.object({ what: z.enum(['mobile', 'email']), at }),
  password_changed: z.object({ at }),
  payment_password_changed: z.object({ at }),
  new_login: z.object({ address: z.string(), at }),
  bank_account_added: z.object({ last4: z.string() }),
  bank_account_removed: z.object({ last4: z.string() }),
  totp_changed: z.object({ state: z.enum(['on', 'off']), at }),
  withdrawal_requested: z.object({ amount, reference: z.string(), last4: z.string() }),
  withdrawal_paid: z.object({ amount, reference: z.string(), last4: z.string() }),
  withdrawal_refused: z.object({ amount, reference: z.string(), reason: z.string() }),
  claim_decided: z.object({
    outcome: z.enum(['returned', 'forcedReceived']),
    amount,
    reference: z.string(),
    reason: z.string(),
  }),
  deletion_asked: z.object({ dueAt: at }),
  deletion_done: z.object({ at }),
  deletion_refused: z.object({ at }),
  /** What an operator wrote; `isOffer` tells the reader why and how to stop it, at `choices`. */
  brand_message: z.object({
    title: z.string(),
    paragraphs: z.array(z.string()),
    link: z.nullable(z.url()),
    isOffer: z.boolean(),
    choices: z.url(),
  }),
  /** For a guest, who has no other place to find the reference again. */
  feedback_received: z.object({ reference: z.string(), until: at, link: z.url() }),
  /** `link`: where a guest can go on; the answer is told in full. */
  feedback_answered: z.object({ reference: z.string(), text: z.string(), link: z.url() }),
  /** `sheet`: the figures, which go along as the file of that name. */
  report: z.object({
    name: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
    link: z.url(),
    file: z.string(),
    sheet: z.string(),
  }),
  upline_received: z.object({ amount, from: z.string() }),
  downline_received: z.object({ amount, from: z.string() }),
};

export type Template = keyof typeof FACTS;
export type TemplateFacts = { readonly [T in Template]: z.output<(typeof FACTS)[T]> };

/** A template with its own facts: narrowing the one narrows the other. */
export type FilledTemplate = {
  [T in Template]: { readonly template: T; readonly facts: TemplateFacts[T] };
}[Template];

export const fillTemplate = (template: string, facts: unknown): FilledTemplate =>
  ({ template, facts: z.decode(FACTS[template as Template], facts as never) }) as FilledTemplate;

export const writeFacts = ({ template, facts }: FilledTemplate): unknown =>
  z.encode(FACTS[template], facts);

const NEWS_FOR_MINUTES = 24 * 60;

/** A code that arrives after it has expired only confuses; other news is worth a day of trying. */
export const worthSendingMs = ({ facts }: FilledTemplate): number =>
  ('minutes' in facts ? facts.minutes : NEWS_FOR_MINUTES) * MINUTE_MS;
