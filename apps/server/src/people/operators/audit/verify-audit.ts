import type { Db } from '../../../base/db/index.ts';
import { digestLine, GENESIS } from './digest-line.ts';
import * as queries from './queries.ts';

const PAGE = 2_000;

export type AuditVerification = {
  readonly lines: bigint;
  /** The last digest: whoever has it from elsewhere can prove the log by it. */
  readonly head: Buffer;
  /** Where the log is broken, in words; empty when it is sound. */
  readonly breaks: readonly string[];
};

/** Recomputes the chain of all lines. */
export async function verifyAudit(db: Db): Promise<AuditVerification> {
  const breaks: string[] = [];
  let head: Buffer = GENESIS;
  let number = 0n;
  for (;;) {
    const page = await queries.listLinesAfter(db, number, PAGE);
    for (const line of page) {
      if (line.number !== number + 1n) breaks.push(`line ${number + 1n} is missing`);
      if (!line.previous.equals(head)) breaks.push(`line ${line.number} follows another line`);
      if (!line.digest.equals(digestLine(line, line.previous)))
        breaks.push(`line ${line.number} was changed`);
      // Goes on from what was kept, so that one altered line does not spoil the verdict on the rest.
      head = line.digest;
      number = line.number;
    }
    if (page.length < PAGE) return { lines: number, head, breaks };
  }
}
