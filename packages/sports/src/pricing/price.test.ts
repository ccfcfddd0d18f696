import { describe, expect, test } from 'vitest';
import { BEFORE } from '../sim/play.ts';
import { builderPrice } from './builder.ts';
import { chancesOf } from './chances.ts';
import { bookMargin, oddsOf } from './margin.ts';
import { scoreMatrix, tau } from './matrix.ts';
import { eloChance, type MatchModel, raceChance, roundChance } from './model.ts';
import { priceMarkets } from './price.ts';
import { seriesEndings } from './series.ts';

const RATES = { home: 1.5, away: 1.2 };
const football: MatchModel = {
  sport: 'football',
  rates: RATES,
  rho: 0,
  corners: { home: 5, away: 4 },
};
const market = (type: 'match-result' | 'total' | 'winner', specifiers = {}) => ({
  type,
  specifiers,
});

describe('one score matrix', () => {
  test('BOOK-03 Poisson 1.5 and 1.2 price the result and the total', () => {
    const endings = scoreMatrix({ left: RATES, score: { home: 0, away: 0 } });
    expect(chancesOf(market('match-result'), 'home', endings).win).toBeCloseTo(0.44147, 5);
    expect(chancesOf(market('total', { line: '2.5' }), 'over', endings).win).toBeCloseTo(
      0.50638,
      5,
    );
  });

  test('BOOK-03 at 60 minutes and 1–0', () => {
    const left = { home: 0.5, away: 0.4 };
    const endings = scoreMatrix({ left, score: { home: 1, away: 0 } });
    const chance = (outcome: string) => chancesOf(market('match-result'), outcome, endings).win;
    expect(chance('home')).toBeCloseTo(0.78076, 5);
    expect(chance('draw')).toBeCloseTo(0.17944, 5);
    expect(chance('away')).toBeCloseTo(0.0398, 5);
  });

  test('the correction of low scores moves them and keeps the sum', () => {
    const endings = scoreMatrix({
      left: RATES,
      score: { home: 0, away: 0 },
      whole: RATES,
      rho: -0.05,
    });
    const plain = scoreMatrix({ left: RATES, score: { home: 0, away: 0 } });
    expect(endings.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 9);
    expect(tau({ home: 0, away: 0 }, RATES, -0.05)).toBeCloseTo(1.09, 9);
    const draw = (all: typeof plain) => chancesOf(market('match-result'), 'draw', all).win;
    expect(draw(endings)).toBeGreaterThan(draw(plain));
  });

  test('BOOK-03 every market of a match is open with the margin that was set', () => {
    const offers = priceMarkets(football, BEFORE, 50_000);
    expect(offers.length).toBeGreaterThan(30);
    const result = offers.find(({ key }) => key === 'match-result');
    const odds = result?.outcomes.map((outcome) => outcome.odds) ?? [];
    expect(bookMargin(odds)).toBeCloseTo(0.05, 2);
    expect(offers.filter(({ key, main }) => key.startsWith('handicap') && main)).toHaveLength(1);
  });
});

describe('legs of one match', () => {
  const picks = [
    { key: 'match-result', outcome: 'home' },
    { key: 'total|line=2.5', outcome: 'over' },
  ];

  test('BOOK-04 are priced through the matrix, not multiplied', () => {
    const price = builderPrice({ model: football, state: BEFORE }, picks, 0);
    expect(price?.chances.win).toBeCloseTo(0.26505, 4);
    expect(price?.odds).toBe(3770);
  });

  test('BOOK-04 that exclude each other, can push or are twice the same have no price', () => {
    const priceOf = (key: string, outcome: string) =>
      builderPrice(
        { model: football, state: BEFORE },
        [picks[0] ?? { key, outcome }, { key, outcome }],
        0,
      );
    expect(priceOf('correct-score', '0:2')).toBeUndefined();
    expect(priceOf('total|line=2', 'over')).toBeUndefined();
    expect(priceOf('match-result', 'draw')).toBeUndefined();
    expect(priceOf('next-goal|goal=1', 'home')).toBeUndefined();
  });
});

describe('other sports', () => {
  test('a hundred points of Elo in a map, three and five', () => {
    const map = eloChance(100);
    expect(map).toBeCloseTo(0.64006, 5);
    const wins = (bestOf: number) => {
      const model = {
        sport: 'shooter',
        map,
        round: roundChance(map, 13),
        target: 13,
        bestOf,
      } as const;
      return chancesOf(market('winner'), 'home', seriesEndings(model, BEFORE)).win;
    };
    expect(wins(3)).toBeCloseTo(0.7046, 4);
    expect(wins(5)).toBeCloseTo(0.74921, 4);
    expect(raceChance(roundChance(map, 13), 13)).toBeCloseTo(map, 6);
  });

  test('odds of a certain or an impossible outcome are not offered', () => {
    expect(oddsOf([1, 0], 50_000)).toEqual([0, 0]);
    expect(oddsOf([0.5, 0.5], 50_000)).toEqual([1900, 1900]);
  });
});
