import { createHash } from 'node:crypto';
import { later } from '@baize/std/time';
import type { Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import type { Vendor } from '../vendors/index.ts';
import { linesTold, rowsTold } from './match-statement.ts';
import { parseStatement, type StatementLine } from './parse-statement.ts';
import * as queries from './queries.ts';
import { recordDifferences } from './record-differences.ts';
import { findContradictions } from './rules.ts';

export type ImportedStatement = {
  readonly id: string;
  /** False when this very file had been taken in before. */
  readonly isNew: boolean;
  readonly lines: number;
};

/** Takes a vendor's statement in, whole; what it says again is left, what it says otherwise a case. */
export async function importStatement(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { vendor, text }: { vendor: Vendor; text: string },
): Promise<ImportedStatement> {
  const lines = parseStatement(text, vendor.scales);
  const digest = createHash('sha256').update(text).digest();
  const earlier = await queries.findStatement(tx, vendor.code, digest);
  if (earlier) return { id: earlier.id, isNew: false, lines: earlier.line_count };
  const statement = statementOf(world, { vendor: vendor.code, digest, lines });
  await queries.insertStatement(tx, statement);
  const rows = lines.map((line) => rowOf(statement, line));
  const before = await queries.findLines(tx, vendor.code, rows);
  await queries.insertLines(tx, rows);
  const found = findContradictions(vendor.code, rowsTold(before), linesTold(vendor.code, lines));
  const kinds = ['statement_contradicts'] as const;
  await recordDifferences(world, tx, { kinds, statementId: statement.id, found });
  return { id: statement.id, isNew: true, lines: lines.length };
}

type NewStatement = { vendor: string; digest: Buffer; lines: readonly StatementLine[] };

/** The period of a statement is that of its lines. */
function statementOf(
  { clock, newId }: Pick<World, 'clock' | 'newId'>,
  { vendor, digest, lines }: NewStatement,
): Row<'reconcile_statement'> {
  const now = clock.now();
  const times = lines.map(({ at }) => at).sort((a, b) => a.getTime() - b.getTime());
  const last = times.at(-1) ?? now;
  return {
    id: newId('stm'),
    vendor,
    digest,
    from_at: times[0] ?? now,
    to_at: later(last, 1),
    line_count: lines.length,
    imported_at: now,
  };
}

const rowOf = (
  { id, vendor }: Row<'reconcile_statement'>,
  { txId, kind, player, currency, amount, at }: StatementLine,
): Row<'reconcile_line'> => ({
  vendor,
  kind,
  tx_id: txId,
  statement_id: id,
  member_id: player,
  currency,
  amount,
  happened_at: at,
});
