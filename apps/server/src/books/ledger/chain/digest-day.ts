import { createHash } from 'node:crypto';
import type { Db } from '../../../base/db/index.ts';
import * as queries from './queries.ts';

/** What the first day is chained to. */
export const GENESIS = Buffer.alloc(32);

export type DayDigest = { readonly digest: Buffer; readonly transferCount: bigint };

/**
 * SHA-256 over the digest of the day before, the day, and each of its transfers on a line. Whoever
 * keeps one digest can tell whether any transfer up to its day was changed, added or taken away.
 */
export async function digestDay(db: Db, day: string, previous: Buffer): Promise<DayDigest> {
  const hash = createHash('sha256').update(previous).update(`${day}\n`);
  let transferCount = 0n;
  for await (const line of queries.linesOf(db, day)) {
    hash.update(`${line}\n`);
    transferCount++;
  }
  return { digest: hash.digest(), transferCount };
}
