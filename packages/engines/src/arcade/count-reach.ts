import type { ParSheet } from '../core/par-sheet.ts';
import { type Count, countOf, parSheetOf } from './count.ts';
import { type Reach, type Target, winningRolls } from './reach.ts';
import { times } from './times.ts';

/** All rolls of all targets. What a target pays in a cycle of rolls is whole hundredths of stakes. */
export function countReach(reach: Reach, first: Target): ParSheet {
  const { rolls, targetMin, targetMax } = reach;
  const paidAt = (target: number) => target * winningRolls(reach, target);
  let [least, most] = [targetMin, targetMin];
  let [leastPaid, mostPaid] = [paidAt(least), paidAt(most)];
  for (let target = targetMin; target <= targetMax; target++) {
    const paid = paidAt(target);
    if (paid < leastPaid) [least, leastPaid] = [target, paid];
    if (paid > mostPaid) [most, mostPaid] = [target, paid];
  }
  const counts = [least, most, targetMax].map((target) => countTarget(reach, target));
  const choices = BigInt(targetMax - targetMin + 1);
  const sheet = parSheetOf(countTarget(reach, first.target), counts);
  return { ...sheet, rounds: `${choices * BigInt(rolls)}` };
}

function countTarget(reach: Reach, target: number): Count {
  const winning = winningRolls(reach, target);
  return countOf([
    { count: BigInt(winning), payout: times(target) },
    { count: BigInt(reach.rolls - winning), payout: 0n },
  ]);
}
