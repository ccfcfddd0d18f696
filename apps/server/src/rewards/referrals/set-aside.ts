import { type Minor, minor } from '@baize/std/money';
import type { JoinedFriend } from './friend.ts';
import type { FriendMove } from './friend-move.ts';

type Purse = {
  /** What is set aside for all friends. */
  readonly reserved: Minor;
  /** Of the programme in force; without one, that of the friend's own terms holds. */
  readonly budget: string | undefined;
};

/**
 * From the deposit on, what a friend may bring is set aside, so that nobody who has paid in works
 * for a budget that is gone; who falls back or stops gives it free.
 */
export function setAside(
  moves: readonly FriendMove[],
  { reserved: before, budget }: Purse,
): { readonly moves: readonly FriendMove[]; readonly reserved: Minor } {
  let reserved: bigint = before;
  const asides = moves.map((move): FriendMove => {
    const { after } = move;
    const wanted = needs(after) ? costOf(after) : 0n;
    const { reserved: own } = after;
    if (wanted <= own) {
      reserved += wanted - own;
      return { ...move, after: { ...after, reserved: minor(wanted) } };
    }
    const most = BigInt(budget ?? after.terms.budget ?? '0');
    if (reserved - own + wanted > most) {
      reserved -= own;
      return { ...move, after: stopped(after) };
    }
    reserved += wanted - own;
    return { ...move, after: { ...after, reserved: minor(wanted) } };
  });
  return { moves: asides, reserved: minor(reserved) };
}

const needs = ({ step }: JoinedFriend): boolean => ['bets', 'hold', 'reward'].includes(step);

const costOf = ({ terms: { reward, friendReward } }: JoinedFriend): bigint =>
  BigInt(reward) + BigInt(friendReward);

const stopped = (row: JoinedFriend): JoinedFriend => ({
  ...row,
  step: 'stopped',
  stop: 'budget',
  reserved: minor(0n),
  hold_until: null,
  look_at: null,
});
