import { type MarketOffer, parseMarketKey } from '@baize/sports/core/market';
import { bookMargin } from '@baize/sports/pricing/margin';
import { settleOutcome } from '@baize/sports/settlement/settle';
import { simulator } from '@baize/sports/sim/simulator';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';

const FROM = Date.UTC(2026, 10, 17);
/** Kinds whose margin is the one set, and that know neither push nor half. */
const PLAIN: readonly string[] = ['match-result', 'winner', 'both-score', 'odd-even'];
const BANDS = 10;

export type Band = { readonly from: number; count: number; told: number; won: number };

export type Season = {
  readonly matches: number;
  readonly marginPoints: number;
  readonly setPoints: number;
  readonly bands: readonly Band[];
  /** How far what happened is from what was told, at most, in its own standard deviations. */
  readonly farthest: number;
};

/** Days of simulated matches: the margin of their prices, and whether chances come true as told. */
export function playDays(days: number, marginPpm: number): Season {
  const sim = simulator({ seed: 'bench', marginPpm });
  const bands: Band[] = Array.from({ length: BANDS }, (_, place) => ({
    from: place / BANDS,
    count: 0,
    told: 0,
    won: 0,
  }));
  let [matches, books, margin] = [0, 0, 0];
  for (const { eventId, startsAt } of sim.fixturesBetween(FROM, FROM + days * DAY_MS)) {
    const final = sim.finalOf(eventId);
    if (!final) continue;
    matches += 1;
    for (const offer of sim.offersAt(eventId, startsAt - MINUTE_MS).filter(isPlain)) {
      // Of a market with an outcome that is not worth a bet, the rest is no whole book.
      if (offer.outcomes.some(({ odds }) => odds === 0)) continue;
      books += 1;
      margin += bookMargin(offer.outcomes.map(({ odds }) => odds));
      const market = parseMarketKey(offer.key);
      for (const { id, chances } of offer.outcomes) {
        const band = bands[Math.min(BANDS - 1, Math.floor(chances.win * BANDS))];
        if (!band) continue;
        band.count += 1;
        band.told += chances.win;
        band.won += settleOutcome(market, id, final).won;
      }
    }
  }
  return {
    matches,
    marginPoints: (margin / books) * 100,
    setPoints: marginPpm / 10_000,
    bands,
    farthest: Math.max(...bands.map(distanceOf)),
  };
}

const isPlain = ({ key }: MarketOffer): boolean => PLAIN.includes(parseMarketKey(key).type);

function distanceOf({ count, told, won }: Band): number {
  if (count === 0) return 0;
  const mean = told / count;
  return Math.abs(won - told) / Math.sqrt(Math.max(count * mean * (1 - mean), 1e-9));
}
