import { ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Bet, Round } from './bet.ts';
import type { Command, CommandOf } from './command.ts';
import { accept, type Decision, refuse, type Situation } from './decision.ts';

/** The round after a bet joined it. */
export function joined(command: Command & { roundId: string | null }, s: Situation): Round | null {
  const { vendor, roundId, memberId } = command;
  if (roundId === null) return null;
  const opened = s.round ?? newRound({ vendor: vendor.code, roundId, memberId }, s.now);
  return { ...opened, running: opened.running + 1, changedAt: s.now };
}

/** The round after a bet of it runs again. One that came with its result may have opened none. */
export function rejoined({ vendor, kind, roundId, memberId }: Bet, s: Situation): Round | null {
  if (roundId === null || kind !== 'bet') return null;
  return recounted(s.round ?? newRound({ vendor, roundId, memberId }, s.now), 1, s.now);
}

const newRound = (name: Pick<Round, 'vendor' | 'roundId' | 'memberId'>, now: Instant): Round => ({
  ...name,
  status: 'open',
  running: 0,
  paid: ZERO,
  openedAt: now,
  changedAt: now,
});

/**
 * The round after one of its bets began (+1) or ceased (−1) to run. It never counts below zero:
 * a wrong count is for the auditor to find, and must not keep a player's money.
 */
export function recounted(round: Round | null, by: 1 | -1 | 0, now: Instant): Round | null {
  if (!round || by === 0) return null;
  const running = Math.max(0, round.running + by);
  // A result that is taken back reopens the wait, not the round: it takes no new bets.
  const status = round.status === 'open' ? 'open' : running > 0 ? 'ending' : 'closed';
  return { ...round, running, status, changedAt: now };
}

/** No more bets; closed once nothing runs. Where a game ends as a whole, what still runs has lost. */
export function ended(round: Round, others: readonly Bet[], now: Instant) {
  const running = Math.max(0, round.running - others.length);
  const status: Round['status'] = running > 0 ? 'ending' : 'closed';
  return {
    round: { ...round, running, status, changedAt: now },
    lost: others.map((bet): Bet => ({ ...bet, status: 'settled', changedAt: now })),
  };
}

/**
 * The round after a bet passed through it with its result, and the bets that end with it. One that
 * ends its round by itself needs none, unless it ends it for others too.
 */
export function passed(command: CommandOf<'bet-and-settle'>, s: Situation) {
  const through = command.endsRound && !command.closesRound ? null : joined(command, s);
  if (!through) return { round: null, lost: [] };
  const round: Round = { ...through, running: through.running - 1 };
  if (!command.closesRound) return { round, lost: [] };
  return ended(round, command.vendor.roundRule === 'gamewise' ? s.others : [], s.now);
}

/** Asked before any bet of the round came, it waits for them: an end alone closes nothing. */
export function endRound(command: Command & { roundId: string }, s: Situation): Decision {
  if (!s.round) return refuse(s, 'round_unknown');
  if (s.round.status === 'closed') return accept(s, {});
  const others = command.vendor.roundRule === 'gamewise' ? s.others : [];
  const { round, lost } = ended(s.round, others, s.now);
  return accept(s, { round, bets: lost });
}
