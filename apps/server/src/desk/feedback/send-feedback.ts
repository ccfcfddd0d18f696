import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import { PATTERNS } from '@baize/contract/patterns';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { plainText } from '@baize/std/plain-text';
import { later } from '@baize/std/time';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { type Caller, type Ctx, ensure, networkOf } from '../../base/kernel/index.ts';
import { withReference } from '../../cashier/payments/index.ts';
import { send } from '../../people/delivery/index.ts';
import { claimUploads } from '../../people/uploads/index.ts';
import type { FeedbackOptions } from './options.ts';
import * as queries from './queries.ts';
import { answerBy, FLOOD_MS, GUEST_CASES_MAX, isWithinWords, MEMBER_ENTRIES_MAX } from './rules.ts';

type Send = typeof contract.sendFeedback;
type FeedbackInput = Input<Send>;
type Writing = Ctx<Caller | null>;

const EMAIL = new RegExp(PATTERNS.email, 'u');

/** Takes what a member or a guest writes. Sent twice with one key, it is one case. */
export const sendFeedback =
  (options: FeedbackOptions) =>
  (ctx: Writing, input: FeedbackInput): Promise<Output<Send>> =>
    ctx.db.transaction().execute(async (tx) => {
      const row = await writeFeedback(ctx, tx, { options, input });
      return {
        reference: row.reference,
        answerBy: row.answer_by.toISOString(),
        answerTo: placeOf(row),
      };
    });

const placeOf = ({ member_id, email }: queries.CaseRow) => {
  if (member_id !== null) return 'messages' as const;
  return email === null ? ('none' as const) : ('email' as const);
};

/** Who tries the site is no member: nothing of theirs lasts, so they are answered as guests are. */
export const writerOf = (caller: Caller | null): MemberId | null =>
  caller !== null && 'memberId' in caller && caller.role !== 'trial' ? caller.memberId : null;

type NewFeedback = { readonly options: FeedbackOptions; readonly input: FeedbackInput };

export async function writeFeedback(
  ctx: Writing,
  tx: Tx,
  { options: { site, publicUrl }, input }: NewFeedback,
): Promise<queries.CaseRow> {
  const { brand } = site;
  const { requestKey, kind } = input;
  const text = plainText(input.content);
  ensure(isWithinWords(text, brand.feedbackWords), 'feedback_length', brand.feedbackWords);
  const memberId = writerOf(ctx.caller);
  const email = memberId === null ? input.email?.toLowerCase() || null : null;
  ensure(email === null || EMAIL.test(email), 'email_invalid');
  const network = networkOf(ctx.origin.ip);
  await queries.lockSender(tx, memberId ?? network);
  const earlier = requestKey && (await queries.findFeedbackByKey(tx, memberId, requestKey));
  if (earlier) return sameAs(tx, earlier, { kind, text });
  await ensureNoFlood(ctx, tx, { memberId, network });

  const id = ctx.newId('fbk');
  const at = ctx.clock.now();
  const row = await withReference({ id, day: dayOf(at, brand.timezone) }, (reference) =>
    queries.insertCase(tx, {
      id,
      reference,
      request_key: requestKey ?? null,
      kind,
      member_id: memberId,
      email,
      language: answerLanguage(brand, ctx.origin.language),
      status: 'waiting',
      network: memberId === null ? network : null,
      owner_id: null,
      taken_at: null,
      created_at: at,
      asked_at: at,
      answer_by: answerBy(brand, kind, at),
      first_answered_at: null,
      closed_at: null,
      closed_by: null,
    }),
  );
  await writeEntry(ctx, tx, { caseId: id, memberId, text, attachments: input.attachments });
  if (email !== null) await confirmToGuest(ctx, tx, { row, email, publicUrl });
  return row;
}

type Confirmed = {
  readonly row: queries.CaseRow;
  readonly email: string;
  readonly publicUrl: string;
};

/** A guest who closes the page has the reference all the same. */
export const confirmToGuest = (
  ctx: Pick<Writing, 'clock' | 'newId'>,
  tx: Tx,
  { row: { reference, language, answer_by: until }, email, publicUrl }: Confirmed,
): Promise<unknown> =>
  send(tx, ctx, {
    channel: 'email',
    target: email,
    language,
    template: 'feedback_received',
    facts: { reference, until, link: `${publicUrl}/feedback` },
  });

/** The same key with other words is a mistake of whoever sends it, and must not be swallowed. */
async function sameAs(
  tx: Tx,
  row: queries.CaseRow,
  { kind, text }: { readonly kind: string; readonly text: string },
): Promise<queries.CaseRow> {
  const [first] = await queries.listEntries(tx, [row.id]);
  ensure(row.kind === kind && first?.text === text, 'repeated_differently');
  return row;
}

type Sender = { readonly memberId: MemberId | null; readonly network: string };

/** Asked while the sender is locked: fifty at once are counted one by one. */
export async function ensureNoFlood(
  ctx: Pick<Writing, 'clock'>,
  tx: Tx,
  { memberId, network }: Sender,
): Promise<void> {
  const since = later(ctx.clock.now(), -FLOOD_MS);
  const isQuiet =
    memberId === null
      ? (await queries.countOfNetwork(tx, network, since)) < GUEST_CASES_MAX
      : (await queries.countOfMember(tx, memberId, since)) < MEMBER_ENTRIES_MAX;
  ensure(isQuiet, 'feedback_flood');
}

type NewEntry = {
  readonly caseId: queries.FeedbackId;
  readonly memberId: MemberId | null;
  readonly text: string;
  readonly attachments: FeedbackInput['attachments'];
};

/** What somebody wrote, with the pictures they sent before. */
export async function writeEntry(
  ctx: Pick<Writing, 'clock' | 'newId'>,
  tx: Tx,
  { caseId, memberId, text, attachments }: NewEntry,
): Promise<void> {
  const id = ctx.newId('fbe');
  await queries.insertEntry(tx, {
    id,
    case_id: caseId,
    operator_id: null,
    text,
    created_at: ctx.clock.now(),
  });
  await claimUploads(tx, { memberId, uploadIds: attachments, subject: id });
}
