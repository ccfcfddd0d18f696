import { dayOf } from '@baize/std/day';
import type { Minor } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { sumCashLosses } from '../../play/valid-bets/index.ts';
import type { Participation } from './promotion.ts';
import { daysOf } from './rules.ts';

/** The days whose losses a cashback counts. */
export const lossDaysOf = ({ terms, joined_at }: Participation, zone: string) =>
  daysOf(terms, dayOf(joined_at, zone));

/** What the member has lost of cash on these days so far; below zero while they are ahead. */
export async function readLoss(db: Db | Tx, part: Participation, zone: string): Promise<Minor> {
  const losses = await sumCashLosses(db, [part.member_id], lossDaysOf(part, zone));
  return losses.get(part.member_id) ?? (0n as Minor);
}
