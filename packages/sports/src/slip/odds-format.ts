export const ODDS_FORMATS = ['decimal', 'hong-kong', 'malay', 'indonesian', 'american'] as const;

export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Odds of thousandths as a number of a format, unrounded. */
export function oddsIn(format: OddsFormat, odds: number): number {
  const decimal = odds / 1000;
  const profit = (odds - 1000) / 1000;
  switch (format) {
    case 'decimal':
      return decimal;
    case 'hong-kong':
      return profit;
    case 'malay':
      return profit <= 1 ? profit : -1 / profit;
    case 'indonesian':
      return profit >= 1 ? profit : -1 / profit;
    case 'american':
      return profit >= 1 ? 100 * profit : -100 / profit;
  }
}

/** Odds as a member reads them: 1.95, 0.95, -0.87, +150. */
export function oddsText(format: OddsFormat, odds: number): string {
  const value = oddsIn(format, odds);
  if (format !== 'american') return value.toFixed(2);
  const whole = Math.round(value);
  return whole > 0 ? `+${whole}` : String(whole);
}

/** The odds in thousandths that a number of a format stands for. */
export function oddsFrom(format: OddsFormat, value: number): number {
  const decimal = {
    decimal: () => value,
    'hong-kong': () => 1 + value,
    malay: () => (value > 0 ? 1 + value : 1 - 1 / value),
    indonesian: () => (value > 0 ? 1 + value : 1 - 1 / value),
    american: () => (value > 0 ? 1 + value / 100 : 1 - 100 / value),
  }[format]();
  return Math.round(decimal * 1000);
}
