import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../db/index.ts';
import { interruptBets } from '../limits/index.ts';
import * as queries from './token-queries.ts';

/** Ends every token of a member at once, for bets under way too: signed out, blocked, excluded. */
export async function expireTokens(tx: Tx, memberId: MemberId, at: Instant): Promise<void> {
  await queries.updateExpiry(tx, memberId, at);
  await interruptBets(tx, memberId, at);
}
