import type { AgreementNews, AgreementRequest } from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import type { Db } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { getMember } from '../../people/members/index.ts';
import * as endings from './ending-queries.ts';
import * as lists from './list-queries.ts';
import { isStale } from './offers/is-stale.ts';
import { type AgreementsOptions, ensureOn } from './options.ts';
import type { AgreementRow } from './queries.ts';
import { type Viewer, viewAgreement } from './view.ts';
import { boundsOf, listWouldEnd, viewWouldEnd } from './would-end.ts';

/** What asks for a member's attention: what they have to answer first, then what they were told. */
export const listAgreementRequests =
  (options: AgreementsOptions) =>
  async (ctx: Ctx): Promise<AgreementRequest[]> => {
    ensureOn(options);
    const viewer = { viewer: ctx.caller.memberId, now: ctx.clock.now() };
    return [
      ...(await listNew(ctx.db, viewer)),
      ...(await listTerminations(ctx.db, viewer)),
      ...(await listNews(ctx.db, viewer)),
    ];
  };

type Member = Viewer & { readonly viewer: NonNullable<Viewer['viewer']> };

async function listNew(db: Db, member: Member): Promise<AgreementRequest[]> {
  const offers = await lists.listOffersTo(db, member.viewer, member.now);
  if (offers.length === 0) return [];
  const payee = await getMember(db, member.viewer);
  const open = offers.filter((offer) => !isStale(offer, payee, member.now));
  return Promise.all(
    open.map(async (row) => {
      const change = { payeeId: row.payee_id, kind: row.kind, next: boundsOf(row) };
      return {
        kind: 'newContract' as const,
        agreement: await viewAgreement(db, row, member),
        news: null,
        wouldEnd: await viewWouldEnd(db, await listWouldEnd(db, change)),
      };
    }),
  );
}

async function listTerminations(db: Db, member: Member): Promise<AgreementRequest[]> {
  const rows = await lists.listToEnd(db, member.viewer);
  return Promise.all(
    rows.map(async (row) => {
      const change = { payeeId: row.payee_id, kind: row.kind, next: null };
      return {
        kind: 'termination' as const,
        agreement: await viewAgreement(db, row, member),
        news: null,
        wouldEnd: await viewWouldEnd(db, await listWouldEnd(db, change)),
      };
    }),
  );
}

async function listNews(db: Db, member: Member): Promise<AgreementRequest[]> {
  const told = await lists.listUnseen(db, member.viewer);
  const answered = await endings.listUnseen(db, member.viewer);
  const ended = await lists.listByIds(
    db,
    answered.map((ending) => ending.agreement_id),
  );
  const agreementOf = new Map(ended.map((row) => [row.id, row]));
  const news = [
    ...told.map((row) => ({ row, news: newsOf(row, member) })),
    ...answered.map((ending) => {
      const row = agreementOf.get(ending.agreement_id);
      assert(row, 'an ending is of an agreement');
      return { row, news: endingNews(ending) };
    }),
  ];
  return Promise.all(
    news.map(async ({ row, news: what }) => ({
      kind: 'success' as const,
      agreement: await viewAgreement(db, row, member),
      news: what,
      wouldEnd: [],
    })),
  );
}

function newsOf(row: AgreementRow, { viewer }: Member): AgreementNews {
  if (row.payee_id === viewer) return 'endedFromAbove';
  return row.status === 'rejected' ? 'offerRejected' : 'offerAccepted';
}

const endingNews = ({ status }: endings.EndingRow): AgreementNews =>
  status === 'rejected' ? 'endingRejected' : 'endingAccepted';
