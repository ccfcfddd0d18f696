import type { Board } from '../../packages/lottery/src/core/board.ts';
import { slowBalls } from './slow-balls.ts';
import { slowDigits } from './slow-digits.ts';
import { slowLots } from './slow-lots.ts';
import { slowThai } from './slow-thai.ts';

/**
 * What a ticket hit, worked out another way than the rules do it: the rules write out every line and
 * look at each; here hits are counted by arithmetic from what was chosen and what came, straight from
 * the raw board. The two have no code in common.
 */
export type SlowTicket = {
  readonly family: string;
  readonly play: string;
  readonly groups: readonly (readonly string[])[];
  readonly board: Board;
};

export type SlowHit = {
  /** A line of the ticket that has this prize: what it pays is looked up by it. */
  readonly line: string;
  readonly prize: string;
  /** How many lines have it. */
  readonly count: number;
  /** How often each of them has it; once unless it is told. */
  readonly times?: number;
};

const BY_FAMILY: Readonly<Record<string, (ticket: SlowTicket) => readonly SlowHit[]>> = {
  thai: slowThai,
  hanoi: slowThai,
  lao: slowThai,
  'quick-thai': slowThai,
  'vietnam-north': slowLots,
  'vietnam-south': slowLots,
  'vietnam-central': slowLots,
  'quick-vietnam': slowLots,
  'five-digits': slowDigits,
  'three-digits': slowDigits,
  'lucky-28': slowDigits,
  'three-dice': slowDigits,
  'eleven-five': slowBalls,
  'ten-race': slowBalls,
  'six-of-49': slowBalls,
  keno: slowBalls,
};

export function slowHits(ticket: SlowTicket): readonly SlowHit[] {
  const slow = BY_FAMILY[ticket.family];
  if (!slow) throw new Error(`nobody works out ${ticket.family} slowly`);
  return slow(ticket).filter(({ count }) => count > 0);
}
