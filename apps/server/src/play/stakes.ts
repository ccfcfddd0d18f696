import { type Minor, negate, subtract } from '@baize/std/money';
import { allowanceOf, findReached } from '../limits/index.ts';
import type { Bet } from './bet.ts';
import { betOf, type CommandOf, type Stake } from './command.ts';
import { accept, type Decision, refuse, type Situation, usageOf } from './decision.ts';
import {
  EMPTY,
  inCash,
  inProportion,
  isCovered,
  minus,
  opposite,
  type Pockets,
  plus,
  stakeFrom,
  total,
} from './pockets.ts';
import { joined } from './rounds.ts';
import { findBar } from './rules.ts';
import { type BetStatus, step } from './state-machine.ts';

/** Decides what takes money for a game: a bet, a tip, a sum for a vendor's table. */
export function placeStake(command: Stake, s: Situation): Decision {
  const next = step(s.bet?.status ?? 'absent', command.kind);
  if (typeof next === 'string') return refuse(s, next);
  const bar = findBar(command, s);
  if (bar) return refuse(s, bar);
  if (command.kind === 'bet-and-settle') return placeInstant(command, s);
  const amount = amountOf(command, s);
  if (total(s.wallet) < amount || amount === 0n) return refuse(s, 'insufficient_funds');
  const reached = findReached(s.gauges, amount);
  if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
  const stake = stakeFrom(s.wallet, amount);
  const status: BetStatus = command.kind === 'tip' ? 'settled' : 'running';
  return accept(s, {
    move: opposite(stake),
    bets: [newBet(command, s, { status, stake })],
    round: command.kind === 'bet' ? joined(command, s) : null,
    usage: usageOf(s.today, { staked: amount, lost: amount }),
  });
}

/** `all` is what the player has, as far as limits let it go. */
function amountOf(command: Exclude<Stake, { kind: 'bet-and-settle' }>, s: Situation): Minor {
  if (command.amount !== 'all') return command.amount;
  const whole = total(s.wallet);
  const allowance = allowanceOf(s.gauges);
  return allowance !== null && allowance < whole ? allowance : whole;
}

/**
 * Bet and result at once move their difference. A string of shots may stake more than the balance,
 * the later ones out of what the earlier won; then the vendor names the balance it needed.
 */
function placeInstant(command: CommandOf<'bet-and-settle'>, s: Situation): Decision {
  if (total(s.wallet) < (command.minBalance ?? command.amount)) {
    return refuse(s, 'insufficient_funds');
  }
  const reached = findReached(s.gauges, command.amount);
  if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
  const stake = stakeFrom(s.wallet, command.amount);
  const payout = payoutOf(command, stake, s.wallet);
  const round = command.endsRound ? null : joined(command, s);
  return accept(
    s,
    {
      move: minus(payout, stake),
      bets: [newBet(command, s, { status: 'settled', stake, payout })],
      round: round && { ...round, running: round.running - 1 },
      usage: usageOf(s.today, {
        staked: command.amount,
        lost: subtract(command.amount, command.payout),
      }),
    },
    'insufficient_funds',
  );
}

/** In the proportion of the stake, unless the cash that was staked ahead must come first. */
function payoutOf(command: CommandOf<'bet-and-settle'>, stake: Pockets, wallet: Pockets): Pockets {
  const shared = inProportion(stake, command.payout);
  const isEnough = isCovered(plus(wallet, minus(shared, stake)));
  return isEnough ? shared : inCash(command.payout);
}

type NewBet = { status: BetStatus; stake: Pockets; payout?: Pockets };

function newBet(command: Stake, s: Situation, { status, stake, payout = EMPTY }: NewBet): Bet {
  return {
    vendor: command.vendor.code,
    kind: betOf(command)?.kind ?? 'bet',
    ref: command.txId,
    memberId: command.memberId,
    currency: command.currency,
    game: command.game,
    roundId: command.roundId,
    status,
    isInstant: command.kind === 'bet-and-settle',
    stake,
    payout,
    placedOn: s.today,
    placedAt: s.now,
    eventAt: command.eventAt ?? s.now,
    changedAt: s.now,
  };
}

/** Makes a running stake larger (as a bet would be decided) or smaller. */
export function changeStake(bet: Bet, stakeTo: Minor, s: Situation): Decision {
  const more = subtract(stakeTo, total(bet.stake));
  if (more > 0n) {
    const reached = findReached(s.gauges, more);
    if (reached) return refuse(s, 'limit_reached', { kind: reached.kind, period: reached.period });
    if (total(s.wallet) < more) return refuse(s, 'insufficient_funds');
  }
  const part = more > 0n ? stakeFrom(s.wallet, more) : inProportion(bet.stake, more);
  return accept(s, {
    move: opposite(part),
    bets: [{ ...bet, stake: plus(bet.stake, part), changedAt: s.now }],
    usage: usageOf(bet.placedOn, { staked: more, lost: more }),
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
