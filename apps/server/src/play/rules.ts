import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { isBefore } from '@baize/std/time';
import type { Command, Stake } from './command.ts';
import type { Situation } from './decision.ts';

/**
 * Why this player may not bet now; null when nothing stands in the way. Only what takes money for a
 * game asks: a result, a cancel or a payout must arrive whatever became of the player meanwhile.
 */
export function findBar(command: Stake, s: Situation): VendorErrorCode | null {
  const shut = findShut(command, s);
  if (shut) return shut;
  if (command.tokenHash !== null) {
    const { token } = s;
    if (!token || token.vendor !== command.vendor.code) return 'token_unknown';
    if (token.memberId !== command.memberId) return 'token_unknown';
    if (!isBefore(s.now, token.expiresAt)) return 'token_expired';
  }
  if (s.round && s.round.status !== 'open') return 'round_closed';
  return null;
}

/** What stops every stake, also one that is made larger. */
export function findShut({ vendor }: Command, { member }: Situation): VendorErrorCode | null {
  if (!vendor.isOpen) return 'vendor_closed';
  return member.isActive ? null : 'member_blocked';
}

/** A bet may only be spoken of by the player and in the currency it was made. */
export const isOfAnother = (command: Command, { bet }: Situation): boolean =>
  bet !== null && (bet.memberId !== command.memberId || bet.currency !== command.currency);
