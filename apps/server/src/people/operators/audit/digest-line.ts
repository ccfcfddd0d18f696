import { createHash } from 'node:crypto';
import type { Row } from '../../../base/db/index.ts';

/** What the first line is chained to. */
export const GENESIS = Buffer.alloc(32);

export type AuditLine = Omit<Row<'operators_audit'>, 'previous' | 'digest' | 'details'> & {
  readonly details: Readonly<Record<string, string>>;
};

/** SHA-256 over the digest of the line before and all that this line says, in one fixed form. */
export function digestLine(line: AuditLine, previous: Buffer): Buffer {
  const { number, at, operator_id, action, subject, reason, details } = line;
  const said = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const words = [String(number), at.getTime(), operator_id, action, subject, reason, said];
  return createHash('sha256').update(previous).update(JSON.stringify(words)).digest();
}
