import type { AgreementKind } from '@baize/contract/agreement';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import * as endings from './ending-queries.ts';
import * as queries from './queries.ts';
import { type Bounds, endOf, fits, namesExactly } from './rules.ts';
import { tellSides } from './tell-sides.ts';
import { boundsOf, listWouldEnd, viewWouldEnd } from './would-end.ts';

type Clock = Pick<World, 'clock'>;

type Ending = {
  readonly row: queries.AgreementRow;
  readonly status: 'ended' | 'replaced';
  readonly zone: string;
  readonly reason?: string | null;
  /** False where the payee was not asked, and has to be told. */
  readonly isEndSeen?: boolean;
};

/** Lets an agreement run until its period is over, and what was asked about it lapse. */
export async function endAgreement(
  world: Clock,
  tx: Tx,
  { row, status, zone, reason = null, isEndSeen = true }: Ending,
): Promise<queries.AgreementRow> {
  const now = world.clock.now();
  assert(row.starts_at, 'what was agreed has a beginning');
  const endsAt = endOf({ startsAt: row.starts_at, period: row.period }, { now, zone });
  const change = { status, ends_at: endsAt, end_reason: reason, is_end_seen: isEndSeen };
  const ended = await queries.stepAgreement(tx, row.id, { from: 'agreed', change });
  assert(ended, 'whoever ends an agreement keeps others from it');
  await endings.withdrawOpen(tx, row.id, now);
  await tellSides(world, tx, ended);
  return ended;
}

type Below = queries.Of & {
  readonly next: Bounds | null;
  /** Whom the caller names; null: nobody is asked. */
  readonly named: readonly MemberId[] | null;
  readonly zone: string;
};

/**
 * Ends what cannot go on below somebody whose agreement changes, if exactly that was agreed to: else
 * nothing happens. Offers that would give too much are taken back without a word being needed.
 */
export async function endBelow(
  world: Clock,
  tx: Tx,
  { payeeId, kind, next, named, zone }: Below,
): Promise<void> {
  const rows = await listWouldEnd(tx, { payeeId, kind, next }, (ids) =>
    queries.lockKinds(tx, kind, ids),
  );
  const ids = rows.map((row) => row.payee_id);
  const isNamed = named === null || namesExactly(named, ids);
  ensure(isNamed, 'would_end_agreements', { wouldEnd: await viewWouldEnd(tx, rows) });
  for (const row of rows) {
    await endAgreement(world, tx, { row, status: 'ended', zone, isEndSeen: false });
  }
  await withdrawOffers(world, tx, { kind, payers: [payeeId], next });
  await withdrawOffers(world, tx, { kind, payers: ids, next: null });
}

type Offers = {
  readonly kind: AgreementKind;
  readonly payers: readonly MemberId[];
  readonly next: Bounds | null;
};

async function withdrawOffers(world: Clock, tx: Tx, offers: Offers): Promise<void> {
  const { kind, payers, next } = offers;
  const open = await queries.listOffersBelow(tx, kind, payers);
  const change = { status: 'withdrawn', answered_at: world.clock.now() } as const;
  for (const offer of open) {
    if (next !== null && fits(boundsOf(offer), next)) continue;
    const gone = await queries.stepAgreement(tx, offer.id, { from: 'offered', change });
    if (gone) await tellSides(world, tx, gone);
  }
}
