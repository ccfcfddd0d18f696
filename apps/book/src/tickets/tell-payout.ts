import type { Explanation, PaidNumber } from '../market/market.ts';

/**
 * How the payout of a bet came to be, as a sentence for records and disputes; amounts are minor units.
 * Pages say it in the player's language from the same explanation.
 */
export function tellPayout(bet: Explanation, resultVersion: number): string {
  const { play, result, lines, unit, multiple, paid, payout } = bet;
  const played = `${play}, ${lines} ${lines === 1 ? 'line' : 'lines'} of ${unit} × ${multiple}`;
  const drawn = `result ${result.join(' ')} (version ${resultVersion})`;
  if (paid.length === 0) return `${played}; ${drawn}: no number hit, paid 0.`;
  const rounded = paid.some(({ isRounded }) => isRounded)
    ? ' Each line is rounded down to a whole minor unit.'
    : '';
  return `${played}; ${drawn}: ${paid.map((line) => tellLine(line, bet)).join('; ')}; paid ${payout}.${rounded}`;
}

const WHOLE = 1_000_000n;

function tellLine({ line, hits, pays, payout }: PaidNumber, { unit, multiple }: Explanation) {
  const prizes = hits.map(({ count, pays: prize }) =>
    count === 1 ? prize : `${prize} × ${count}`,
  );
  const part = BigInt(pays) === WHOLE ? '' : ` × ${Number(pays) / Number(WHOLE)} (sold at less)`;
  return `${line} hit: ${unit} × ${multiple} × ${prizes.join(' + ')}${part} = ${payout}`;
}
