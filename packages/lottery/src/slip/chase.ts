import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';

/**
 * The same bet for several draws in a row, with a multiple for each. All of it is paid at the start;
 * the next period is released when the one before is settled; what a stop leaves unplayed returns.
 */
export type ChasePlan = {
  /** What one period costs at multiple 1. */
  readonly price: Minor;
  readonly multiples: readonly bigint[];
  readonly stop: ChaseStop;
};

/** `win`: after the first payout. `profit`: when payouts are more than that above what was played. */
export type ChaseStop =
  | { readonly on: 'never' }
  | { readonly on: 'win' }
  | { readonly on: 'profit'; readonly above: Minor };

export type ChaseState = {
  /** Periods that were settled or skipped. */
  readonly done: number;
  readonly played: Minor;
  readonly won: Minor;
  /** What was paid at the start and comes back: skipped periods, and all that follow a stop. */
  readonly returned: Minor;
  /** What is still held for periods to come. */
  readonly held: Minor;
  readonly isOver: boolean;
};

export const CHASE_PERIODS_MAX = 200;

export const chasePrices = ({ price, multiples }: ChasePlan): readonly Minor[] =>
  multiples.map((multiple) => minor(price * multiple));

/** What is taken at the start: the price of all periods. */
export function startChase(plan: ChasePlan): ChaseState {
  const { length } = plan.multiples;
  assert(
    length >= 1 && length <= CHASE_PERIODS_MAX,
    `a chase has 1 to ${CHASE_PERIODS_MAX} periods`,
  );
  const held = minor(chasePrices(plan).reduce((sum, price) => sum + price, 0n));
  const [played, won, returned] = [minor(0n), minor(0n), minor(0n)];
  return { done: 0, played, won, returned, held, isOver: false };
}

/** What became of the next period: settled with a payout, or skipped and its stake returned. */
export type ChaseStep =
  | { readonly kind: 'settled'; readonly payout: Minor }
  | { readonly kind: 'skipped' };

export function stepChase(plan: ChasePlan, state: ChaseState, step: ChaseStep): ChaseState {
  assert(!state.isOver, 'the chase is not over');
  const price = chasePrices(plan)[state.done] ?? minor(0n);
  const isSettled = step.kind === 'settled';
  const next: ChaseState = {
    done: state.done + 1,
    played: minor(state.played + (isSettled ? price : 0n)),
    won: minor(state.won + (isSettled ? step.payout : 0n)),
    returned: minor(state.returned + (isSettled ? 0n : price)),
    held: minor(state.held - price),
    isOver: state.done + 1 === plan.multiples.length,
  };
  return isSettled && isStop(plan.stop, next) ? stopChase(next) : next;
}

/** Ends a chase: by its rule, by the player, or because a limit or an exclusion forbids the next. */
export const stopChase = (state: ChaseState): ChaseState => ({
  ...state,
  returned: minor(state.returned + state.held),
  held: minor(0n),
  isOver: true,
});

function isStop(stop: ChaseStop, { won, played }: ChaseState): boolean {
  if (stop.on === 'win') return won > 0n;
  return stop.on === 'profit' && won - played > stop.above;
}
