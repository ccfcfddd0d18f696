import { HAND_MAX_PPM, type TradedMarket } from '@baize/contract/trading-shape';
import { rateText } from '@baize/ui/rate-text';

const PARTS = 1_000_000;
/** The lowest price that the book sells. */
const ODDS_MIN = 1_010;
/** One press of a key moves a price by a hundredth of it. */
export const STEP_PPM = 10_000;

/** A trader's hand on a market: all prices lowered together, and each moved by itself. */
export type Hand = {
  readonly marginPpm: number;
  readonly oddsPpm: Readonly<Record<string, number>>;
};

export const handOf = ({ handPpm, outcomes }: TradedMarket): Hand => ({
  marginPpm: handPpm,
  oddsPpm: Object.fromEntries(outcomes.map((outcome) => [outcome.outcome, outcome.handPpm])),
});

export const NO_HAND: Hand = { marginPpm: 0, oddsPpm: {} };

export const isSameHand = (a: Hand, b: Hand): boolean =>
  a.marginPpm === b.marginPpm &&
  [...Object.keys(a.oddsPpm), ...Object.keys(b.oddsPpm)].every(
    (outcome) => (a.oddsPpm[outcome] ?? 0) === (b.oddsPpm[outcome] ?? 0),
  );

const within = (ppm: number) => Math.min(HAND_MAX_PPM, Math.max(-HAND_MAX_PPM, ppm));

export const moveOutcome = (hand: Hand, outcome: string, steps: 1 | -1): Hand => ({
  ...hand,
  oddsPpm: {
    ...hand.oddsPpm,
    [outcome]: within((hand.oddsPpm[outcome] ?? 0) + steps * STEP_PPM),
  },
});

export const moveMargin = (hand: Hand, steps: 1 | -1): Hand => ({
  ...hand,
  marginPpm: within(hand.marginPpm + steps * STEP_PPM),
});

/** The price of an outcome under a hand, as the book will write it. */
export function oddsUnder(hand: Hand, outcome: { outcome: string; fedOdds: number }): number {
  const byPpm = (hand.oddsPpm[outcome.outcome] ?? 0) - hand.marginPpm;
  return Math.max(ODDS_MIN, Math.round((outcome.fedOdds * (PARTS + byPpm)) / PARTS));
}

/** How much more than one the chances of these prices add up to. */
export const marginOf = (odds: readonly number[]): number =>
  Math.round((odds.reduce((all, each) => all + 1_000 / each, 0) - 1) * PARTS);

/** Thousandths as a price: two digits, and a third where there is one. */
export function oddsText(odds: number): string {
  const rest = String(odds % 1_000).padStart(3, '0');
  return `${Math.floor(odds / 1_000)}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}

/** A share in parts of a million, as a per cent with one digit. */
export function percentText(ppm: number): string {
  const rate = rateText(Math.round(Math.abs(ppm) / 1_000) * 10);
  return ppm < 0 ? `−${rate}` : rate;
}
