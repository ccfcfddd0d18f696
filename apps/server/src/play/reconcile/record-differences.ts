import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { type CaseKind, type Difference, nextStep } from './rules.ts';

/** What a look was for: cases of it that it did not find again are over. */
export type Look = {
  readonly kinds: readonly CaseKind[];
  readonly statementId: string | null;
  readonly found: readonly Difference[];
};

/** Nobody has explained it: should it come back, it is a case again. */
const GONE = { status: 'corrected', reason: 'no longer found', actor: 'reconcile' } as const;

/** Turns what was found into cases; answers the differences that were not known before. */
export async function recordDifferences(
  { clock, newId }: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { kinds, statementId, found }: Look,
): Promise<readonly Difference[]> {
  const at = clock.now();
  await queries.lockCases(tx);
  const subjects = found.map(({ subject }) => subject);
  const last = new Map(
    (await queries.listLastCases(tx, kinds, subjects)).map((row) => [nameOf(row), row]),
  );
  const opened: Difference[] = [];
  for (const difference of found) {
    const before = last.get(nameOf(difference));
    const step = nextStep(before, difference);
    if (step === 'seen' && before) await queries.markSeen(tx, before.id, { ...difference, at });
    if (step !== 'open') continue;
    const id = newId('cas');
    const seen = { opened_at: at, seen_at: at };
    await queries.insertCase(tx, { id, ...difference, statement_id: statementId, ...seen });
    opened.push(difference);
  }
  const names = new Set(found.map(nameOf));
  for (const open of await queries.listOpenCases(tx, kinds, statementId)) {
    if (!names.has(nameOf(open))) await queries.updateClosed(tx, open.id, { ...GONE, at });
  }
  return opened;
}

const nameOf = ({ kind, subject }: { kind: string; subject: string }): string =>
  `${kind} ${subject}`;
