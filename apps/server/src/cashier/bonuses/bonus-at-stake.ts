import type { BonusAtStake } from '@baize/contract/bonus';
import type { MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import { findMemberAccounts, lockPockets } from '../../books/ledger/index.ts';
import { sumValidBetsSince } from '../../play/valid-bets/index.ts';
import type { BonusId } from './grant.ts';
import { findActive, lockBonusesOf } from './queries.ts';
import { depositToStake } from './rules.ts';
import { settleMemberIn } from './settle-member.ts';
import { viewGrants } from './view-grants.ts';

type BonusOfMember = { readonly memberId: MemberId; readonly language: string };

/** The bonus that a withdrawal would cost: its deposit was not staked once. Null where none would. */
export async function findBonusAtStake(
  db: Db | Tx,
  { memberId, language }: BonusOfMember,
): Promise<BonusAtStake | null> {
  const grant = await findActive(db, memberId);
  if (!grant || grant.deposit === null) return null;
  const staked = await sumValidBetsSince(db, { memberId, after: grant.granted_at });
  const toStake = depositToStake(grant, staked);
  if (toStake === ZERO) return null;
  const [shown] = await viewGrants(db, [grant], language);
  if (!shown) return null;
  const { bonusId, name, left } = shown;
  return { bonusId, name, lost: left, deposit: grant.deposit, toStake };
}

type Leaving = {
  readonly memberId: MemberId;
  /** The bonus that the member agreed to lose. */
  readonly agreed: BonusId | undefined;
};

/**
 * Ends the bonus that a withdrawal costs, in the withdrawal's transaction and before its money moves.
 * Refused unless the member named that very bonus; without one at stake nothing happens.
 */
export async function giveUpForWithdrawal(
  world: World,
  tx: Tx,
  { memberId, agreed }: Leaving,
): Promise<void> {
  await lockBonusesOf(tx, memberId);
  const atStake = await findBonusAtStake(tx, { memberId, language: 'EN' });
  if (!atStake) return;
  const { bonusId, lost, toStake } = atStake;
  ensure(agreed === bonusId, 'bonus_at_stake', {
    bonusId,
    lost: `${lost}`,
    toStake: `${toStake}`,
  });
  const grant = await findActive(tx, memberId);
  const pockets = grant && (await findMemberAccounts(tx, memberId, grant.currency));
  if (!pockets) return;
  // All that this transaction touches of the member, at once: nobody can take them in another order.
  await lockPockets(tx, pockets);
  await settleMemberIn(world, tx, { memberId, givenUp: bonusId });
}
