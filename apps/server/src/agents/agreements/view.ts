import type { Agreement, PastEnding } from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts, maskAccount } from '../../people/members/index.ts';
import * as endings from './ending-queries.ts';
import type { AgreementRow } from './queries.ts';
import { isOver } from './rules.ts';
import { tiersOf } from './tiers-of.ts';

/** Who looks, and when; null: the platform. */
export type Viewer = { readonly viewer: MemberId | null; readonly now: Instant };

/** Agreements as one of their sides sees them. */
export async function viewAgreements(
  db: Db | Tx,
  rows: readonly AgreementRow[],
  viewer: Viewer,
): Promise<Agreement[]> {
  const ids = rows.flatMap((row) => [row.payee_id, ...(row.payer_id ? [row.payer_id] : [])]);
  const names = await listAccounts(db, [...new Set(ids)]);
  const asked = await endings.listOf(
    db,
    rows.map(({ id }) => id),
  );
  const ofAgreement = Map.groupBy(asked, (ending) => ending.agreement_id);
  return rows.map((row) => viewOf(row, { ...viewer, names, asked: ofAgreement.get(row.id) ?? [] }));
}

export async function viewAgreement(
  db: Db | Tx,
  row: AgreementRow,
  viewer: Viewer,
): Promise<Agreement> {
  const [view] = await viewAgreements(db, [row], viewer);
  assert(view, 'one agreement is one view');
  return view;
}

type AgreementContext = Viewer & {
  readonly names: ReadonlyMap<MemberId, string>;
  /** All requests to end it, the newest first. */
  readonly asked: readonly endings.EndingRow[];
};

function viewOf(row: AgreementRow, known: AgreementContext): Agreement {
  const { names, viewer, now, asked } = known;
  const open = asked.find(({ status }) => status === 'open');
  const side = sideOf(row, viewer);
  return {
    agreementId: row.id,
    kind: row.kind,
    version: row.version,
    status: shownStatus(row, now),
    side,
    payer: payerOf(row, side, names),
    payee: { memberId: row.payee_id, account: names.get(row.payee_id) ?? '' },
    period: row.period,
    carry: row.carry,
    tiers: tiersOf(row),
    topRate: row.top_rate,
    message: row.message,
    offeredAt: row.offered_at.toISOString(),
    offeredUntil: row.offered_until.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    endReason: row.end_reason,
    ending: open ? viewEnding(open, viewer) : null,
    pastEndings: asked.flatMap((ending) => viewPast(ending, viewer)),
  };
}

const sideOf = (row: AgreementRow, viewer: MemberId | null): Agreement['side'] => {
  if (viewer === null) return 'platform';
  return viewer === row.payee_id ? 'payee' : 'payer';
};

/** Whoever stands below knows their upline by half a name, as everywhere. */
function payerOf(
  { payer_id: memberId }: AgreementRow,
  side: Agreement['side'],
  names: ReadonlyMap<MemberId, string>,
): Agreement['payer'] {
  if (memberId === null) return null;
  const account = names.get(memberId) ?? '';
  return { memberId, account: side === 'payee' ? maskAccount(account) : account };
}

/** What is decided to end holds until it does; an offer that has run out is none. */
function shownStatus(row: AgreementRow, now: Instant): Agreement['status'] {
  if (row.status === 'offered') {
    return isOver({ endsAt: row.offered_until }, now) ? 'expired' : 'offered';
  }
  const runsOut = row.status === 'ended' || row.status === 'replaced';
  return runsOut && !isOver({ endsAt: row.ends_at }, now) ? 'agreed' : row.status;
}

const viewEnding = (ending: endings.EndingRow, viewer: MemberId | null) => ({
  endingId: ending.id,
  isMine: ending.asked_by === viewer,
  reason: ending.reason,
  askedAt: ending.asked_at.toISOString(),
});

function viewPast(ending: endings.EndingRow, viewer: MemberId | null): readonly PastEnding[] {
  const { status: outcome, answered_at: answeredAt, answer } = ending;
  if (outcome === 'open' || answeredAt === null) return [];
  return [{ ...viewEnding(ending, viewer), outcome, answeredAt: answeredAt.toISOString(), answer }];
}
