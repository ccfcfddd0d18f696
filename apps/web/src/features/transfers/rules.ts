import type { Minor } from '@baize/std/money';

export type AmountProblem = 'empty' | 'small' | 'large' | 'day' | 'locked';

/** What bounds an amount that is sent to whoever invited the member. */
export type Bounds = {
  readonly min: Minor;
  readonly max: Minor;
  readonly leftToday: Minor;
  readonly sendable: Minor;
};

/** What is wrong with an amount, the narrowest bound last: it is the one to be told of. */
export function problemOf(bounds: Bounds, amount: Minor | null): AmountProblem | null {
  if (amount === null) return 'empty';
  if (amount < bounds.min) return 'small';
  if (amount > bounds.sendable) return 'locked';
  if (amount > bounds.max) return 'large';
  return amount > bounds.leftToday ? 'day' : null;
}

/** The most that can be sent at this moment. */
export const mostOf = ({ max, leftToday, sendable }: Bounds): Minor =>
  [max, leftToday, sendable].reduce((least, each) => (each < least ? each : least));
