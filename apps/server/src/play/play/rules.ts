import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { isBefore } from '@baize/std/time';
import { trialCurrency } from '../../books/ledger/index.ts';
import { findWait } from '../../books/limits/index.ts';
import { isExcluded, owesAgreement } from '../../people/members/index.ts';
import { isShut } from '../switches/index.ts';
import type { Command, Stake } from './command.ts';
import type { Situation } from './decision.ts';

/**
 * Why this player may not bet now; null when nothing stands in the way. Only what takes money for a
 * game asks: a result, a cancel or a payout must arrive whatever became of the player meanwhile.
 */
export function findBar(command: Stake, s: Situation): VendorErrorCode | null {
  const shut = findShut(command, s);
  if (shut) return shut;
  const refused = command.tokenHash === null ? null : findTokenFault(command, s);
  if (refused) return refused;
  if (s.round && s.round.status !== 'open') return 'round_closed';
  return null;
}

/**
 * Whether the next round waits for the answer to a reality check, for the rest after a session or for
 * a word to changed terms. A round that ran before is finished first, with the bets it still takes.
 */
export function findPlayWait(s: Situation): 'check' | 'session' | 'terms' | null {
  const { clock, round, now, member, shut, today } = s;
  const isRunning = round !== null && round.running > 0;
  if (!isRunning && owesAgreement(member.agreedOn, shut.termsOn, today)) return 'terms';
  const wait = findWait(clock, now);
  if (!wait) return null;
  return isRunning && isBefore(round.openedAt, wait.since) ? null : wait.kind;
}

/** A token is good for one player, vendor and currency, and for one game where it names one. */
function findTokenFault(command: Stake, { token, now }: Situation): VendorErrorCode | null {
  if (!token || token.vendor !== command.vendor.code) return 'token_unknown';
  if (token.memberId !== command.memberId) return 'token_unknown';
  if (token.currency !== command.currency) return 'currency_wrong';
  const isOther = token.game !== null && command.game !== null && token.game !== command.game;
  if (isOther) return 'token_unknown';
  return isBefore(now, token.expiresAt) ? null : 'token_expired';
}

/** What stops every stake, also one that is made larger. */
export function findShut(command: Command, s: Situation): VendorErrorCode | null {
  const { member, now } = s;
  if (!command.vendor.isOpen || isStopped(command, s)) return 'vendor_closed';
  if (!member.isActive || isExcluded({ excluded_until: member.excludedUntil }, now)) {
    return 'member_blocked';
  }
  const { currency } = member;
  const isPlayed = [currency, trialCurrency(currency)].includes(command.currency);
  return isPlayed ? null : 'currency_wrong';
}

/** A dialect may name the game with the stake, with the token it was launched by, or not at all. */
function isStopped(command: Command, { shut, token, bet }: Situation): boolean {
  const named = 'game' in command ? command.game : null;
  return isShut(shut, command.vendor.code, [named, token?.game ?? null, bet?.game ?? null]);
}

/** A bet, or its result, may only be spoken of by the player and in the currency it was made. */
export function isOfAnother(command: Command, { bet, named }: Situation): boolean {
  const known = bet ?? named.result?.value;
  if (!known) return false;
  return known.memberId !== command.memberId || known.currency !== command.currency;
}
