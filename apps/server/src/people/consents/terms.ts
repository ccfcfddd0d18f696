import type * as contract from '@baize/contract/consent';
import type { AgreedText, TextToAgree } from '@baize/contract/consent';
import type { Content } from '@baize/contract/content';
import type { Input, Output } from '@baize/contract/endpoint';
import { LEGAL_TEXTS } from '@baize/contract/legal-texts';
import { type Day, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Site } from '../../base/brand/index.ts';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { interruptBets } from '../../books/limits/index.ts';
import {
  getMember,
  insertConsents,
  listConsents,
  lockMember,
  type Member,
  NOTHING_AGREED,
  owesAgreement,
  updateMember,
} from '../members/index.ts';
import { listTermsOn } from './queries.ts';

export type TermsOptions = { readonly site: Pick<Site, 'brand' | 'content'> };

type Legal = Content['legal'];

/** Who agreed to all texts that hold on a day has agreed up to the newest of them. */
export const agreedDay = (legal: Legal, today: Day): Day =>
  newestBy(
    legal.map(({ since }) => since),
    today,
  );

const newestBy = (days: readonly Day[], today: Day): Day =>
  [NOTHING_AGREED, ...days.filter((day) => day <= today)].toSorted().at(-1) ?? NOTHING_AGREED;

/** What a member has to agree to before they play on. */
export const readTerms =
  ({ site }: TermsOptions) =>
  async ({ db, clock, caller }: Ctx): Promise<Output<typeof contract.readTerms>> => {
    const { memberId } = caller;
    const today = dayOf(clock.now(), site.brand.timezone);
    const { legal } = site.content;
    return {
      due: await listDue(db, await getMember(db, memberId), { legal, today }),
      agreed: await listAgreed(db, memberId),
    };
  };

/** Keeps each text with its day and the moment; bets that are being decided learn of it. */
export const acceptTerms =
  ({ site }: TermsOptions) =>
  (
    { db, caller, clock, origin }: Ctx,
    { texts }: Input<typeof contract.acceptTerms>,
  ): Promise<Output<typeof contract.acceptTerms>> =>
    db.transaction().execute(async (tx) => {
      const { memberId } = caller;
      const at = clock.now();
      const today = dayOf(at, site.brand.timezone);
      const { legal } = site.content;
      const due = await listDue(tx, await lockMember(tx, memberId), { legal, today });
      // To a text that the page did not show nobody has agreed.
      const isShown = (each: TextToAgree) =>
        texts.some(({ text, since }) => text === each.text && since === each.since);
      ensure(due.every(isShown), 'consent_text_changed');
      if (due.length === 0) return { due, agreed: await listAgreed(tx, memberId) };
      await insertConsents(
        tx,
        due.map(({ text: kind, since: version }) => ({
          member_id: memberId,
          kind,
          version,
          given_at: at,
          ip: origin.ip,
        })),
      );
      const agreed_on = newestBy([agreedDay(legal, today), ...(await listTermsOn(tx))], today);
      await updateMember(tx, memberId, { agreed_on });
      await interruptBets(tx, memberId, at);
      return { due: [], agreed: await listAgreed(tx, memberId) };
    });

/** Refuses who has to agree to changed terms first. */
export async function ensureAgreed(db: Db | Tx, member: Member, today: Day): Promise<void> {
  const owes = owesAgreement(member.agreed_on, await listTermsOn(db), today);
  ensure(!owes, 'terms_changed');
}

async function listDue(
  db: Db | Tx,
  { agreed_on }: Member,
  { legal, today }: { readonly legal: Legal; readonly today: Day },
): Promise<TextToAgree[]> {
  if (!owesAgreement(agreed_on, await listTermsOn(db), today)) return [];
  const inForce = legal.filter(({ since }) => since <= today);
  const newer = inForce.filter(({ since }) => since > (agreed_on ?? NOTHING_AGREED));
  const due = newer.length > 0 ? newer : inForce;
  return due.map(({ id, since }) => ({ text: id, since }));
}

/** The newest of each text that they agreed to. */
async function listAgreed(db: Db | Tx, memberId: MemberId): Promise<AgreedText[]> {
  const words = await listConsents(db, memberId);
  return LEGAL_TEXTS.flatMap((text) => {
    const newest = words
      .filter(({ kind }) => kind === text)
      .toSorted(byVersion)
      .at(-1);
    if (!newest) return [];
    return [{ text, since: newest.version, at: newest.given_at.toISOString() }];
  });
}

const byVersion = (a: { readonly version: string }, b: { readonly version: string }): number =>
  a.version < b.version ? -1 : 1;
