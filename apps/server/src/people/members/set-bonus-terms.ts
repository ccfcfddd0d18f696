import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { interruptBets } from '../../books/limits/index.ts';
import * as queries from './queries.ts';

export type BonusTerms = {
  readonly memberId: MemberId;
  readonly stakeMax: Minor | null;
  readonly bonusUntil: Instant | null;
};

/** What an open bonus asks of every stake from now on, bets that are being decided included. */
export async function setBonusTerms(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, stakeMax, bonusUntil }: BonusTerms,
): Promise<void> {
  await queries.updateMember(tx, memberId, { stake_max: stakeMax, bonus_until: bonusUntil });
  await interruptBets(tx, memberId, clock.now());
}
