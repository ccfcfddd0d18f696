import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { interruptBets } from './queries.ts';
import { saveAnswer } from './time-queries.ts';

/** The member has seen time and result: play goes on until the next check. */
export async function saveCheckAnswer(tx: Tx, memberId: MemberId, at: Instant): Promise<void> {
  await saveAnswer(tx, memberId, at);
  await interruptBets(tx, memberId, at);
}
