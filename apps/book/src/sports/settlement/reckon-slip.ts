import { type LegResult, PUSH } from '@baize/sports/settlement/leg';
import { linePayout, type SettledLeg } from '@baize/sports/slip/payout';
import { linesOf } from '@baize/sports/slip/system';
import { type Minor, minor, sum } from '@baize/std/money';
import type { SlipExplanation } from '../../db/sport-tables.ts';
import { systemOf } from '../slips/limits.ts';
import type { Slip, SlipLeg } from '../slips/queries.ts';

export type Reckoned = { readonly payout: Minor; readonly explanation: SlipExplanation };

type ReckonedSlip = Pick<Slip, 'system' | 'odds' | 'unit_left' | 'cashed_out'>;
type ReckonedLeg = Pick<SlipLeg, 'outcome_id' | 'odds' | 'result' | 'void_reason'>;

/** What a leg counts by now; null while nobody knows. A void leg counts one. */
export const resultOf = (leg: Pick<SlipLeg, 'result' | 'void_reason'>): LegResult | null =>
  leg.void_reason === null ? leg.result : PUSH;

const isLost = (result: LegResult | null): boolean =>
  result !== null && result.won === 0 && result.voidHalves === 0;

const isWhole = (result: LegResult | null): boolean =>
  result !== null && result.won === 1 && result.voidHalves === 0 && result.places === result.tied;

/** What a slip pays in all and why; null while what is still open can change it. */
export function reckonSlip(slip: ReckonedSlip, legs: readonly ReckonedLeg[]): Reckoned | null {
  const results = legs.map(resultOf);
  const lines =
    slip.system === 'builder' ? builderLine(slip, results) : linePayouts(slip, legs, results);
  if (lines === null) return null;
  const payout = minor(slip.cashed_out + sum(lines.map((line) => line.payout)));
  return {
    payout,
    explanation: {
      legs: legs.map(({ outcome_id, odds, void_reason }, place) => ({
        outcomeId: outcome_id,
        odds,
        result: results[place] ?? null,
        voidReason: void_reason,
      })),
      lines: lines.map((line) => ({ legs: line.legs, payout: `${line.payout}` })),
      cashedOut: `${slip.cashed_out}`,
    },
  };
}

type Line = { readonly legs: readonly number[]; readonly payout: Minor };

function linePayouts(
  slip: ReckonedSlip,
  legs: readonly ReckonedLeg[],
  results: readonly (LegResult | null)[],
): readonly Line[] | null {
  const lines: Line[] = [];
  for (const line of linesOf(systemOf(slip.system), legs.length)) {
    const settled = line.map((place) => ({
      odds: legs[place]?.odds ?? 0,
      result: results[place] ?? null,
    }));
    if (settled.some(({ result }) => isLost(result))) {
      lines.push({ legs: line, payout: minor(0n) });
      continue;
    }
    if (!settled.every((leg): leg is SettledLeg => leg.result !== null)) return null;
    lines.push({ legs: line, payout: linePayout(slip.unit_left, settled) });
  }
  return lines;
}

/**
 * A builder pays its one price when every leg wins whole, and nothing when one is lost. Where a leg is
 * void or won by half, that price was for something else: the stake goes back.
 */
function builderLine(
  slip: ReckonedSlip,
  results: readonly (LegResult | null)[],
): readonly Line[] | null {
  const legs = results.map((_, place) => place);
  if (results.some(isLost)) return [{ legs, payout: minor(0n) }];
  if (results.includes(null)) return null;
  if (!results.every(isWhole)) return [{ legs, payout: slip.unit_left }];
  return [{ legs, payout: minor((slip.unit_left * (slip.odds ?? 0n)) / 1000n) }];
}
