import type { AgreementRequest } from '@baize/contract/agreement';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import * as queries from './queries.ts';
import { type Bounds, fits } from './rules.ts';

type Change = queries.Of & {
  /** What the payee will have; null: nothing any more. */
  readonly next: Bounds | null;
};

/** Called for those of a step down the tree before what they give is read. */
type Lock = (memberIds: readonly MemberId[]) => Promise<unknown>;

/**
 * The agreements below somebody that cannot go on when theirs changes: those that do not fit under
 * it, and all that hang on these, in the order of the tree. With a lock nobody changes what was
 * found, step by step from the top down.
 */
export async function listWouldEnd(
  db: Db | Tx,
  { payeeId, kind, next }: Change,
  lock: Lock = async () => {},
): Promise<readonly queries.AgreementRow[]> {
  const below = new Map<MemberId, queries.AgreementRow[]>();
  const direct = await queries.listAgreedBelow(db, kind, [payeeId]);
  let step = direct.filter((row) => next === null || !fits(boundsOf(row), next));
  while (step.length > 0) {
    for (const row of step) addTo(below, row);
    const ids = step.map(({ payee_id: id }) => id);
    await lock(ids);
    step = await queries.listAgreedBelow(db, kind, ids);
  }
  return inTreeOrder(below, payeeId);
}

export const boundsOf = (row: queries.AgreementRow): Bounds => ({
  topRate: row.top_rate,
  period: row.period,
});

function addTo(below: Map<MemberId, queries.AgreementRow[]>, row: queries.AgreementRow): void {
  if (row.payer_id === null) return;
  below.set(row.payer_id, [...(below.get(row.payer_id) ?? []), row]);
}

/** Everybody before those below them, without a call for each step of a deep tree. */
function inTreeOrder(
  below: ReadonlyMap<MemberId, readonly queries.AgreementRow[]>,
  top: MemberId,
): readonly queries.AgreementRow[] {
  const ordered: queries.AgreementRow[] = [];
  const waiting = [...(below.get(top) ?? [])].reverse();
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    ordered.push(row);
    waiting.push(...[...(below.get(row.payee_id) ?? [])].reverse());
  }
  return ordered;
}

/** Whom it would end, by name and rate. */
export async function viewWouldEnd(
  db: Db | Tx,
  rows: readonly queries.AgreementRow[],
): Promise<AgreementRequest['wouldEnd']> {
  const names = await listAccounts(db, [...new Set(rows.map(({ payee_id: id }) => id))]);
  return rows.map(({ payee_id: memberId, top_rate: rate }) => ({
    memberId,
    account: names.get(memberId) ?? '',
    rate,
  }));
}
