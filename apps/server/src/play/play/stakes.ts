import type { Day } from '@baize/std/day';
import { add, type Minor, negate, subtract } from '@baize/std/money';
import { isBefore } from '@baize/std/time';
import { allowanceOf, findReached } from '../../books/limits/index.ts';
import type { Bet } from './bet.ts';
import type { CommandOf, Stake } from './command.ts';
import {
  type AboutBet,
  accept,
  type Decision,
  refuse,
  type Situation,
  usageOf,
} from './decision.ts';
import { asFree, placeFree } from './free-bets.ts';
import { newBet } from './new-bet.ts';
import {
  inCash,
  inProportion,
  minus,
  opposite,
  type Pockets,
  plus,
  stakeFrom,
  total,
} from './pockets.ts';
import { joined, passed } from './rounds.ts';
import { findBar, findPlayWait, findShut } from './rules.ts';
import { type BetStatus, step } from './state-machine.ts';

/** Decides what takes money for a game: a bet, a tip, a sum for a vendor's table. */
export function placeStake(command: Stake, s: Situation): Decision {
  const next = step(s.bet?.status ?? 'absent', command.kind);
  if (typeof next === 'string') return refuse(s, next);
  const bar = findBar(command, s);
  if (bar) return refuse(s, bar);
  const wait = findPlayWait(s);
  if (wait) return refuse(s, 'limit_reached', { kind: wait, period: 'session' });
  const free = asFree(command);
  if (free) return placeFree(free, s);
  if (command.kind === 'bet-and-settle') return placeInstant(command, s);
  const wallet = spendable(s);
  const amount = amountOf(command, s);
  if (total(wallet) < amount || amount === 0n) return refuse(s, 'insufficient_funds');
  if (command.kind === 'bet' && isAboveMax(s, amount)) return refuseAboveMax(s);
  const reached = findReached(s.gauges, amount);
  if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
  const stake = stakeFrom(wallet, amount);
  const status: BetStatus = command.kind === 'tip' ? 'settled' : 'running';
  return accept(s, {
    move: opposite(stake),
    bets: [newBet(command, s, { status, stake })],
    round: command.kind === 'bet' ? joined(command, s) : null,
    usage: usageOf(s.today, { staked: amount, lost: amount }),
  });
}

/** What may be staked now: a bonus that has run out waits for its last rounds and is bet no more. */
const spendable = ({ wallet, member, now }: Situation): Pockets =>
  member.bonusUntil === null || isBefore(now, member.bonusUntil) ? wallet : inCash(wallet.cash);

/** Whether a bet as a whole, what was added to it included, is above what an open bonus allows. */
const isAboveMax = ({ member }: Situation, stake: Minor): boolean =>
  member.stakeMax !== null && stake > member.stakeMax;

const refuseAboveMax = (s: Situation): Decision =>
  refuse(s, 'limit_reached', { kind: 'bonus', period: 'bet', limit: `${s.member.stakeMax}` });

/** `all` is what the player has, as far as limits let it go. */
function amountOf(command: Exclude<Stake, { kind: 'bet-and-settle' }>, s: Situation): Minor {
  if (command.amount !== 'all') return command.amount;
  const whole = total(spendable(s));
  const allowance = allowanceOf(s.gauges);
  return allowance !== null && allowance < whole ? allowance : whole;
}

/**
 * Bet and result at once move their difference. A string of shots may stake more than the balance,
 * the later ones out of what the earlier won; then the vendor names the balance it needed.
 */
function placeInstant(command: CommandOf<'bet-and-settle'>, s: Situation): Decision {
  const wallet = spendable(s);
  if (total(wallet) < (command.minBalance ?? command.amount)) {
    return refuse(s, 'insufficient_funds');
  }
  if (isAboveMax(s, command.amount)) return refuseAboveMax(s);
  const reached = findReached(s.gauges, command.amount);
  if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
  const stake = stakeFrom(wallet, command.amount);
  const payout = payoutOf(command, stake, wallet);
  const { round, lost } = passed(command, s);
  return accept(
    s,
    {
      move: minus(payout, stake),
      bets: [newBet(command, s, { status: 'settled', stake, payout }), ...lost],
      round,
      usage: usageOf(s.today, {
        staked: command.amount,
        lost: subtract(command.amount, command.payout),
      }),
    },
    'insufficient_funds',
  );
}

/** In the proportion of the stake, but first the cash that was staked ahead of the winnings. */
function payoutOf(command: CommandOf<'bet-and-settle'>, stake: Pockets, wallet: Pockets): Pockets {
  const shared = inProportion(stake, command.payout);
  const ahead = subtract(stake.cash, wallet.cash);
  if (ahead <= shared.cash) return shared;
  return { cash: ahead, bonus: subtract(command.payout, ahead) };
}

/** Makes a running stake larger or smaller. */
export function changeStake(command: CommandOf<'adjust'>, stakeTo: Minor, s: AboutBet): Decision {
  const more = subtract(stakeTo, total(s.bet.stake));
  if (more > 0n) return raiseStake(command, more, s);
  return restake(inProportion(s.bet.stake, more), s.bet.placedOn, s);
}

/** Decided as one more bet would be, and counted for the day it is made larger on. */
function raiseStake(command: CommandOf<'adjust'>, more: Minor, s: AboutBet): Decision {
  const shut = findShut(command, s);
  if (shut) return refuse(s, shut);
  if (total(spendable(s)) < more) return refuse(s, 'insufficient_funds');
  const whole = add(total(s.bet.stake), more);
  if (isAboveMax(s, whole)) return refuseAboveMax(s);
  const reached = findReached(s.gauges, more, whole);
  if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
  return restake(stakeFrom(spendable(s), more), s.today, s);
}

function restake(part: Pockets, day: Day, s: AboutBet): Decision {
  const { bet } = s;
  return accept(s, {
    move: opposite(part),
    bets: [{ ...bet, stake: plus(bet.stake, part), changedAt: s.now }],
    usage: usageOf(day, { staked: total(part), lost: total(part) }),
  });
}

/** Gives a part of a running stake back; the rest of the bet stands. */
export function returnStake(bet: Bet, amount: Minor, s: Situation): Decision {
  if (amount > total(bet.stake)) return refuse(s, 'stake_exceeded');
  const move = inProportion(bet.stake, amount);
  return accept(s, {
    move,
    bets: [{ ...bet, stake: minus(bet.stake, move), changedAt: s.now }],
    usage: usageOf(bet.placedOn, { staked: negate(amount), lost: negate(amount) }),
  });
}
