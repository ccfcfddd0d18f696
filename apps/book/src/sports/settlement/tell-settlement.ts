import type { Row } from '../../db/client.ts';
import type { SlipExplanation } from '../../db/sport-tables.ts';
import type { Slip } from '../slips/queries.ts';
import { stateOf } from './state-of-leg.ts';

/**
 * How a payout came to be, in sentences for records and disputes; amounts are minor units, odds
 * decimal. Pages say it in the player's language from the same explanation.
 */
export function tellSettlement(
  slip: Slip,
  { kind, payout, before, reason, explanation }: Row<'slip_settlement'>,
): readonly string[] {
  if (kind === 'cash-out') return [`Cashed out for ${payout - before}; paid ${payout} in all.`];
  const { legs, lines, cashedOut } = explanation;
  const words = legs.map((leg, place) => `Leg ${place + 1}: ${tellLeg(leg)}.`);
  const paying = lines.filter((line) => line.payout !== '0');
  const joined = (line: SlipExplanation['lines'][number]) =>
    line.legs.map((place) => place + 1).join('+');
  words.push(
    ...paying.map(
      (line) => `Line ${joined(line)}, stake ${slip.unit_left}: pays ${line.payout}, rounded down.`,
    ),
  );
  const lost = lines.length - paying.length;
  if (lost > 0) words.push(`${lost} of ${lines.length} lines pay nothing.`);
  if (cashedOut !== '0') words.push(`Cashed out before: ${cashedOut}.`);
  if (kind === 'correction') words.push(`Corrected (${reason ?? ''}): it had paid ${before}.`);
  if (slip.grant_id === null) return [...words, `Paid ${payout} in all.`];
  if (kind === 'void') return [...words, 'The free bet is given back.'];
  const won = payout > slip.stake ? payout - slip.stake : 0n;
  return [...words, `Free bet: its stake of ${slip.stake} is not paid out; paid ${won} in all.`];
}

function tellLeg(leg: SlipExplanation['legs'][number]): string {
  const digits = String(leg.odds);
  const odds = `${digits.slice(0, -3)}.${digits.slice(-3)}`;
  const state = stateOf({ void_reason: leg.voidReason }, leg.result);
  if (state === 'void') return `void (${leg.voidReason}), counts 1.000`;
  if (state === 'won') return `won, counts ${odds}`;
  if (state === 'half-won') return `half won at ${odds}: half counts ${odds}, half 1.000`;
  if (state === 'push') return 'push, counts 1.000';
  if (state === 'half-lost') return 'half lost, counts 0.500';
  if (state === 'dead-heat') {
    return `tied, ${leg.result?.places} of ${leg.result?.tied} of ${odds}`;
  }
  return state === 'open' ? 'not decided, its lines are lost already' : 'lost';
}
