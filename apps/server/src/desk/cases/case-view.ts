import type { CaseEvidence, CaseFile } from '@baize/contract/case';
import { assert } from '@baize/std/assert';
import { type Id, isId, type MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import type { OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames } from '../../people/operators/index.ts';
import { type CaseName, type CaseRow, findCase, listNotes } from './queries.ts';

type Asking = Pick<OperatorCaller, 'operatorId'>;

/** Cases with the names of everybody in them. */
export async function viewCases(
  db: Db | Tx,
  { operatorId }: Asking,
  rows: readonly CaseRow[],
): Promise<CaseFile[]> {
  const notes = await listNotes(
    db,
    rows.map(({ source }) => source),
  );
  const accounts = await listAccounts(db, [
    ...new Set(rows.flatMap((row) => [...memberOf(row), ...othersOf(row)])),
  ]);
  const names = await operatorNames(db, [
    ...rows.flatMap(({ owner_id, ended_by, operator_id }) => [
      owner_id,
      operatorIn(ended_by),
      operator_id,
    ]),
    ...notes.map(({ operator_id }) => operator_id),
  ]);
  const nameOf = (id: Id<'opr'>) => names.get(id) ?? id;
  const accountOf = (memberId: MemberId) => ({
    memberId,
    account: accounts.get(memberId) ?? memberId,
  });
  return rows.map((row) => ({
    ...textsOf(row),
    member: memberOf(row).map(accountOf)[0] ?? null,
    evidence: row.evidence === null ? null : evidenceOf(row, othersOf(row).map(accountOf)),
    owner: row.owner_id && {
      operatorId: row.owner_id,
      name: nameOf(row.owner_id),
      isMine: row.owner_id === operatorId,
    },
    operator: row.operator_id && {
      operatorId: row.operator_id,
      name: nameOf(row.operator_id),
      isMe: row.operator_id === operatorId,
    },
    endedBy: row.is_open ? null : endedByOf(row, nameOf),
    notes: notes
      .filter(({ kind, source }) => kind === row.kind && source === row.source)
      .map(({ operator_id, at, text }) => ({
        operator: nameOf(operator_id),
        at: at.toISOString(),
        text,
      })),
  }));
}

export async function viewCase(tx: Tx, caller: Asking, name: CaseName): Promise<CaseFile> {
  const row = await findCase(tx, name);
  assert(row, 'a case that was changed is there');
  const [view] = await viewCases(tx, caller, [row]);
  assert(view, 'one case is one view');
  return view;
}

const textsOf = (row: CaseRow) => ({
  kind: row.kind,
  source: row.source,
  code: row.code,
  party: row.party,
  about: row.about,
  reference: row.reference,
  day: row.day,
  ours: sideOf(row.ours),
  theirs: sideOf(row.theirs),
  openedAt: row.opened_at.toISOString(),
  decideBy: row.is_open ? (row.decide_by?.toISOString() ?? null) : null,
  seenCount: row.seen_count,
  isOpen: row.is_open,
  outcome: row.is_open ? null : row.outcome,
  reason: row.is_open ? null : row.reason,
  endedAt: row.is_open ? null : (row.ended_at?.toISOString() ?? null),
});

type Evidence = {
  readonly figures: Readonly<Record<string, unknown>>;
  readonly thresholds: Readonly<Record<string, string>>;
};

/** Only rules write evidence, and always both parts. */
const readEvidence = ({ evidence }: CaseRow): Evidence | null => evidence as Evidence | null;

function othersOf(row: CaseRow): MemberId[] {
  const others = readEvidence(row)?.figures['others'];
  return Array.isArray(others) ? (others as MemberId[]) : [];
}

function evidenceOf(row: CaseRow, others: CaseEvidence['others']): CaseEvidence {
  const { figures, thresholds } = readEvidence(row) ?? { figures: {}, thresholds: {} };
  const texts = Object.entries(figures).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const game = (figures['names'] ?? null) as Record<string, string> | null;
  return { figures: Object.fromEntries(texts), thresholds: { ...thresholds }, others, game };
}

const memberOf = ({ member_id }: CaseRow): MemberId[] =>
  member_id !== null && isId('mem', member_id) ? [member_id] : [];

const operatorIn = (text: string | null): Id<'opr'> | null =>
  text !== null && isId('opr', text) ? text : null;

/** Where reconciliation itself saw that it was gone, nobody ended it. */
function endedByOf({ ended_by }: CaseRow, nameOf: (id: Id<'opr'>) => string): string | null {
  const operatorId = operatorIn(ended_by);
  if (operatorId) return nameOf(operatorId);
  return ended_by === 'reconcile' ? null : ended_by;
}

/** A vendor's movement is written as `12300 THB mem_…`; anything else stands as it is. */
const AMOUNT = /^(-?\d{1,18})(?: [A-Z]{3,5} mem_\w+)?$/;

export function sideOf(text: string | null): CaseFile['ours'] {
  const amount = text === null ? undefined : AMOUNT.exec(text)?.[1];
  return amount === undefined
    ? { amount: null, text }
    : { amount: minor(BigInt(amount)), text: null };
}
