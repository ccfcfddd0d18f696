import { definition } from '@baize/engines/games/over-under/definition';
import {
  type Choice,
  payoutOf,
  type Side,
  targetFor,
  winningRolls,
} from '@baize/engines/games/over-under/engine';
import { type Minor, multiply, type Ppm } from '@baize/std/money';

const { winningMin, winningMax, rolls } = definition;

export const FIRST: Choice = { side: 'over', target: targetFor('over', rolls / 2) };

/** The targets that can be chosen on a side, from the least to the most. */
export const targetsOf = (side: Side): readonly [least: number, most: number] => {
  const ends = [targetFor(side, winningMin), targetFor(side, winningMax)];
  return [Math.min(...ends), Math.max(...ends)];
};

/** The other side with the same chance. */
export const turned = (choice: Choice, side: Side): Choice => ({
  side,
  target: targetFor(side, winningRolls(choice)),
});

export type Prospect = {
  /** Hundredths of a percent. */
  readonly chance: number;
  readonly payout: Ppm;
  readonly win: Minor;
};

export const prospectOf = (choice: Choice, stake: bigint): Prospect => ({
  chance: (winningRolls(choice) * 10_000) / rolls,
  payout: payoutOf(choice),
  win: multiply(stake as Minor, payoutOf(choice), 'down'),
});

/** Four digits are shown, never more than it pays. */
export function timesText(payout: Ppm, tag: string): string {
  const shown = Number(payout / 100n) / 10_000;
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return `${format.format(shown)}×`;
}
