import { unreachable } from '@baize/std/assert';
import type { Bet } from './bet.ts';
import { withinCeilings } from './ceilings.ts';
import { type Command, isStake } from './command.ts';
import { type AboutBet, accept, type Decision, refuse, type Situation } from './decision.ts';
import { changeFree, takeFreeBack } from './free-bets.ts';
import { inCash, total } from './pockets.ts';
import {
  adjustBet,
  adjustFreely,
  bury,
  resettle,
  settle,
  takeBack,
  undo,
  unsettle,
} from './results.ts';
import { endRound } from './rounds.ts';
import { isOfAnother } from './rules.ts';
import { changeStake, placeStake, returnStake } from './stakes.ts';
import { type Step, step } from './state-machine.ts';

type Later = Exclude<Command, { kind: 'bet' | 'bet-and-settle' | 'tip' | 'wallet-out' }>;

/** Decides one command: a pure function of what was asked and what is known. */
export function decide(command: Command, s: Situation): Decision {
  if (isOfAnother(command, s)) return refuse(s, 'bet_of_another');
  const decision = isStake(command) ? placeStake(command, s) : decideLater(command, s);
  return withinCeilings(command, decision, s);
}

function decideLater(command: Later, s: Situation): Decision {
  if (command.kind === 'payout') return accept(s, { move: inCash(command.amount) });
  if (command.kind === 'end-round') return endRound(command, s);
  if (command.kind === 'adjust' && command.betId === null) return adjustFree(command, s);
  if (command.kind === 'rollback' && !s.bet && s.named.result) {
    const { free } = s;
    return free ? takeFreeBack(s.named.result, { ...s, free }) : takeBack(s.named.result, s);
  }
  const next = nextOf(command, s);
  if (typeof next === 'string') return refuse(s, next);
  if ('done' in next) return accept(s, {});
  if (!s.bet) return bury(command as Extract<Later, { kind: 'rollback' | 'cancel-tip' }>, s);
  return change(command, s as AboutBet);
}

type Change = Exclude<Later, { kind: 'payout' | 'end-round' }>;

function nextOf(command: Change, { bet, named, free }: Situation): Step {
  if (command.kind === 'settle' && named.tombstone) return 'bet_void';
  if (command.kind === 'rollback' && !bet && named.isResult) return 'result_not_bet';
  return (
    (bet?.status === 'settled' ? nextOfSettled(command, bet, free) : null) ??
    step(bet?.status ?? 'absent', command.kind)
  );
}

/**
 * A bet that came with its result is cancelled by the same call that cancels a running one. A win
 * of several may come after the last one, and is paid; the same result once more is done already.
 */
function nextOfSettled(command: Change, bet: Bet, free: Situation['free']): Step | null {
  if (command.kind === 'rollback') return bet.isInstant ? { to: 'void' } : null;
  if (command.kind !== 'settle' && command.kind !== 'wallet-in') return null;
  if (command.kind === 'settle' && !command.isFinal) return { to: 'settled' };
  const paid = free ? free.bet.payout : total(bet.payout);
  return command.amount === paid ? 'already_settled' : null;
}

function change(command: Change, s: AboutBet): Decision {
  const { bet, free } = s;
  if (free) return changeFree(command, { ...s, free });
  switch (command.kind) {
    case 'settle':
    case 'wallet-in':
      return settle(command, bet, s);
    case 'unsettle':
      return unsettle(bet, s);
    case 'resettle':
      return resettle(command, bet, s);
    case 'rollback':
    case 'void-settled':
    case 'cancel-tip':
      return undo(bet, s);
    case 'return-stake':
      if (command.amount === 'all' || command.amount === total(bet.stake)) return undo(bet, s);
      return returnStake(bet, command.amount, s);
    case 'adjust':
      if ('by' in command.change) return adjustBet(command.change.by, bet, s);
      if (bet.status !== 'running') return refuse(s, 'bet_settled');
      return changeStake(command, command.change.stakeTo, s);
    default:
      return unreachable(command);
  }
}

function adjustFree(command: Extract<Later, { kind: 'adjust' }>, s: Situation): Decision {
  if (!('by' in command.change)) return refuse(s, 'bet_unknown');
  return adjustFreely(command.change.by, s);
}
