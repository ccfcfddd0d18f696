import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { interruptBets } from '../../books/limits/index.ts';
import * as queries from './token-queries.ts';

type Ending = {
  readonly at: Instant;
  /** Of one login only; all of the member's unless it is named. */
  readonly sessionId?: string;
};

/** Ends a member's tokens at once, for bets under way too: signed out, blocked, excluded. */
export async function expireTokens(tx: Tx, memberId: MemberId, ending: Ending): Promise<void> {
  await queries.updateExpiry(tx, memberId, ending);
  await interruptBets(tx, memberId, ending.at);
}
