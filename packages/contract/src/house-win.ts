import { type Minor, subtract } from '@baize/std/money';

/** Gross win of the house: valid bets less prizes. Dividends and tiers go by it. */
export const grossWin = ({
  validBets,
  prizes,
}: {
  readonly validBets: Minor;
  readonly prizes: Minor;
}): Minor => subtract(validBets, prizes);

/** Net win of the house: its gross win less bonuses and rebates. Reports show it beside. */
export const netWin = ({
  bonuses,
  ...played
}: {
  readonly validBets: Minor;
  readonly prizes: Minor;
  readonly bonuses: Minor;
}): Minor => subtract(grossWin(played), bonuses);
