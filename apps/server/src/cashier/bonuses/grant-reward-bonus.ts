import type { BonusPlay } from '@baize/contract/bonus-promotions';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { ensure, publish, type World } from '../../base/kernel/index.ts';
import { findMemberAccounts, houseAccount, postTransfers } from '../../books/ledger/index.ts';
import { setBonusTerms } from '../../people/members/index.ts';
import type { Grant } from './grant.ts';
import * as queries from './queries.ts';
import { sumOf, turnoverOf } from './rules.ts';
import { hashTerms } from './terms.ts';

export type RewardBonus = {
  readonly rewardId: Id<'rwd'>;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly amount: Minor;
  /** What gives it, and its name by language. */
  readonly promotion: string;
  readonly names: Readonly<Record<string, string>>;
  /** As they were when the reward was offered. */
  readonly terms: BonusPlay;
};

/**
 * Gives a bonus that was claimed as a reward, in the transaction that claims it. Refused while another
 * bonus is active: the reward waits.
 */
export async function grantRewardBonus(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  bonus: RewardBonus,
): Promise<void> {
  const { memberId, currency, amount } = bonus;
  await queries.lockBonusesOf(tx, memberId);
  const used = await queries.listUsed(tx, memberId);
  ensure(!used.some(({ state }) => state === 'active'), 'bonus_active');
  const grant = grantOf(world, bonus);
  await queries.insertGrant(tx, grant);
  await setBonusTerms(world, tx, {
    memberId,
    stakeMax: grant.bet_max,
    bonusUntil: grant.expires_at,
  });
  const accounts = await findMemberAccounts(tx, memberId, currency);
  assert(accounts, 'a member has pockets');
  const from = await houseAccount(tx, { purpose: 'promotion', currency });
  await postTransfers(tx, {
    requestKey: `${grant.id}:reward`,
    at: world.clock.now(),
    moves: [{ from, to: accounts.bonus, amount, reason: 'bonus_granted' }],
  });
  await publish(world, tx, { kind: 'bonus', payload: {}, memberId });
  await publish(world, tx, { kind: 'balance', payload: {}, memberId });
}

function grantOf({ clock, newId }: Pick<World, 'clock' | 'newId'>, bonus: RewardBonus): Grant {
  const at = clock.now();
  const { terms, amount } = bonus;
  return {
    id: newId('bon'),
    member_id: bonus.memberId,
    promotion: bonus.promotion,
    names: bonus.names,
    // A reward is claimed once; the same promotion may give another.
    period: bonus.rewardId,
    deposit_id: null,
    deposit: null,
    reward_id: bonus.rewardId,
    currency: bonus.currency,
    amount,
    turnover_required: turnoverOf(terms, amount),
    turnover_done: ZERO,
    games: terms.games as Grant['games'],
    terms,
    terms_hash: hashTerms(terms),
    bet_max: terms.betMax === undefined ? null : sumOf(terms.betMax),
    conversion_max: terms.conversionMax === undefined ? null : sumOf(terms.conversionMax),
    cut: ZERO,
    notices: 0,
    state: 'active',
    kept: ZERO,
    returned: ZERO,
    transfer_count: 0,
    granted_at: at,
    expires_at: later(at, terms.days * DAY_MS),
    ended_at: null,
    counted_at: at,
  };
}
