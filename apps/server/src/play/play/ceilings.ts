import type { CeilingsRules } from '@baize/contract/money-ceilings';
import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { add, type Minor, minor, subtract, ZERO } from '@baize/std/money';
import type { Round } from './bet.ts';
import { betOf, type Command } from './command.ts';
import { type Change, type Decision, refuse, type Situation } from './decision.ts';
import { EMPTY, total } from './pockets.ts';

/** The most that a vendor may pay by one call, and to one player in one round. */
export type Ceilings = { readonly payout: Minor; readonly round: Minor };

export type CeilingsOf = (vendor: string) => Ceilings;

/** The brand's figures, or those of the vendor where it has its own. */
export function ceilingsOf({ vendors, ...brand }: CeilingsRules): CeilingsOf {
  const read = ({ payout, round }: { payout: string; round: string }): Ceilings => ({
    payout: minor(BigInt(payout)),
    round: minor(BigInt(round)),
  });
  const usual = read(brand);
  const own = new Map(Object.entries(vendors).map(([code, figures]) => [code, read(figures)]));
  return (vendor) => own.get(vendor) ?? usual;
}

/**
 * Refuses what pays more than the vendor may, and counts what its round has paid. Nothing of a
 * refused call is kept: once a person has raised the ceiling, the vendor sends the same again.
 */
export function withinCeilings(command: Command, decision: Decision, s: Situation): Decision {
  const { change } = decision;
  if (!change) return decision;
  if (paidBy(command, s) > s.ceilings.payout) return tooMuch(s, 'payout_above_ceiling');
  const more = paidMore(command, change, s);
  if (more === 0n) return decision;
  const before = change.round ?? s.round;
  // A bet without a round is a round of its own.
  const paid = before ? add(before.paid, more) : paidInAll(change);
  if (more > 0n && paid > s.ceilings.round) return tooMuch(s, 'round_above_ceiling');
  if (!before) return decision;
  const round: Round = { ...before, paid, changedAt: s.now };
  return { ...decision, change: { ...change, round } };
}

const tooMuch = (s: Situation, code: VendorErrorCode): Decision => refuse(s, code);

/** What a call alone gives a player. What comes back from a vendor's table was the player's before. */
function paidBy(command: Command, { bet }: Situation): Minor {
  const { kind } = command;
  if (kind === 'bet-and-settle') return command.payout;
  if (kind === 'settle' || kind === 'resettle' || kind === 'payout') return command.amount;
  if (kind === 'wallet-in') return subtract(command.amount, bet ? total(bet.stake) : ZERO);
  return kind === 'adjust' && 'by' in command.change ? command.change.by : ZERO;
}

/** What a bet has paid; of one that a grant paid for, what its vendor says it pays. */
const paidInAll = ({ bets, free, move }: Change): Minor =>
  free ? free.bet.payout : total(bets[0]?.payout ?? move);

/** How much more its round has paid after a call (less, below zero). */
function paidMore(command: Command, { bets, free }: Change, s: Situation): Minor {
  const { bet, named } = s;
  if (command.kind === 'payout') return command.roundId === null ? ZERO : command.amount;
  const after = betOf(command) === null ? undefined : bets[0];
  if (!after || after.kind !== 'bet') return ZERO;
  if (free) return subtract(free.bet.payout, s.free?.bet.payout ?? ZERO);
  const before = bet ?? named.result?.bet;
  return subtract(total(after.payout), total(before?.payout ?? EMPTY));
}
