import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { enqueue, publish, type World } from '../../base/kernel/index.ts';
import { findMemberAccounts, houseAccount, type Move } from '../../books/ledger/index.ts';
import { setBonusTerms } from '../../people/members/index.ts';
import { reserveBudget } from './budget-queries.ts';
import type { Choice, Grant } from './grant.ts';
import { BONUS_CHANGED_JOB } from './job-names.ts';
import * as queries from './queries.ts';
import { bonusOf, outcomeOf, sumOf, turnoverOf } from './rules.ts';
import { hashTerms, termsOf } from './terms.ts';

export type Arrival = {
  readonly depositId: Id<'dep'>;
  readonly memberId: MemberId;
  readonly currency: string;
  /** All that has arrived for the deposit by now, and whether it came while the choice held. */
  readonly arrived: Minor;
  readonly isInTime: boolean;
};

export type Granting = { readonly choice: Choice; readonly moves: readonly Move[] };

/**
 * Gives the bonus that was chosen for a deposit, once, from what has arrived. The money is the
 * caller's to move, in one request with the deposit's own: accounts are locked in one order then.
 * The deposit must be locked.
 */
export async function grantBonus(
  world: World,
  tx: Tx,
  { choice, ...arrival }: Arrival & { readonly choice: Choice },
): Promise<Granting> {
  if (choice.outcome === 'granted') return { choice, moves: [] };
  await queries.lockBonusesOf(tx, arrival.memberId);
  const used = await queries.listUsed(tx, arrival.memberId);
  const outcome = outcomeOf(choice, {
    arrived: arrival.arrived,
    isInTime: arrival.isInTime,
    isUsed: used.some(
      ({ promotion, period }) => promotion === choice.code && period === choice.period,
    ),
    hasActive: used.some(({ state }) => state === 'active'),
  });
  if (outcome !== 'granted') return { choice: { ...choice, outcome }, moves: [] };
  const grant = grantOf(world, choice, arrival);
  if (!(await isWithinBudget(tx, choice, grant))) {
    return { choice: { ...choice, outcome: 'usedUp' }, moves: [] };
  }
  await queries.insertGrant(tx, grant);
  await setBonusTerms(world, tx, {
    memberId: grant.member_id,
    stakeMax: grant.bet_max,
    bonusUntil: grant.expires_at,
  });
  await publish(world, tx, { kind: 'bonus', payload: {}, memberId: arrival.memberId });
  await enqueue(tx, BONUS_CHANGED_JOB, { memberId: arrival.memberId });
  const given = { ...choice, outcome, amount: String(grant.amount) };
  return { choice: given, moves: [await moveOf(tx, grant)] };
}

/** In the transaction that gives it: what is given is never more than there is. */
const isWithinBudget = async (tx: Tx, { code, budget }: Choice, { amount }: Grant) =>
  budget === undefined ||
  (await reserveBudget(tx, { promotion: code, budget: sumOf(budget), amount }));

function grantOf({ clock, newId }: World, choice: Choice, arrival: Arrival): Grant {
  const at = clock.now();
  const amount = bonusOf(choice, arrival.arrived);
  const terms = termsOf(choice);
  return {
    id: newId('bon'),
    member_id: arrival.memberId,
    promotion: choice.code,
    names: choice.names,
    period: choice.period,
    deposit_id: arrival.depositId,
    deposit: arrival.arrived,
    reward_id: null,
    currency: arrival.currency,
    amount,
    turnover_required: turnoverOf(choice, amount),
    turnover_done: ZERO,
    games: choice.games as Grant['games'],
    terms,
    terms_hash: hashTerms(terms),
    bet_max: choice.betMax === undefined ? null : sumOf(choice.betMax),
    conversion_max: choice.conversionMax === undefined ? null : sumOf(choice.conversionMax),
    cut: ZERO,
    notices: 0,
    state: 'active',
    kept: ZERO,
    returned: ZERO,
    transfer_count: 0,
    granted_at: at,
    expires_at: later(at, choice.days * DAY_MS),
    ended_at: null,
    counted_at: at,
  };
}

async function moveOf(tx: Tx, { member_id, currency, amount }: Grant): Promise<Move> {
  const accounts = await findMemberAccounts(tx, member_id, currency);
  assert(accounts, 'a member has pockets');
  const from = await houseAccount(tx, { purpose: 'promotion', currency });
  return { from, to: accounts.bonus, amount, reason: 'bonus_granted' };
}
