import { minor } from '@baize/std/money';
import { describe, expect, test } from 'vitest';
import { deadHeat, HALF_LOSS, HALF_WIN, LOSS, PUSH, WIN } from '../settlement/leg.ts';
import { cashOutOffer, fairValue, partialCashOut } from './cash-out.ts';
import { oddsFrom, oddsIn, oddsText } from './odds-format.ts';
import { linePayout, ticketPayout } from './payout.ts';
import { linesOf, NAMED_SYSTEMS, type NamedSystem, systemsFor } from './system.ts';

const leg = (odds: number, result = WIN) => ({ odds, result });

describe('what a leg counts', () => {
  test.each([
    ['win', WIN, 190n],
    ['half win', HALF_WIN, 145n],
    ['push', PUSH, 100n],
    ['half loss', HALF_LOSS, 50n],
    ['loss', LOSS, 0n],
  ])('BOOK-08 100 at 1.900: %s', (_, result, paid) => {
    expect(linePayout(minor(100n), [leg(1900, result)])).toBe(paid);
  });

  test('BOOK-09 two tied for one place share the win; a void leg counts one', () => {
    expect(linePayout(minor(100n), [leg(11_000, deadHeat(1, 2))])).toBe(550n);
    expect(linePayout(minor(100n), [leg(4000, deadHeat(1, 2)), leg(3000)])).toBe(600n);
    expect(linePayout(minor(100n), [leg(11_000, PUSH)])).toBe(100n);
  });

  test('BOOK-09 half won and half lost legs of a parlay multiply as published, rounded down', () => {
    const legs = [1860, 1960, 1900, 2360];
    const paid = (...results: (typeof WIN)[]) =>
      linePayout(
        minor(10_000n),
        results.map((result, place) => leg(legs[place] ?? 0, result)),
      );
    expect(paid(WIN, WIN, WIN, WIN)).toBe(163_468n);
    expect(paid(HALF_WIN, WIN, WIN, WIN)).toBe(125_677n);
    expect(paid(HALF_LOSS, WIN, WIN)).toBe(18_620n);
    expect(paid(HALF_LOSS, HALF_LOSS, WIN)).toBe(4750n);
  });
});

describe('systems', () => {
  test('BOOK-10 two of three keep their lines with a void leg', () => {
    const odds = [2000, 1500, 1800];
    const paid = (...results: (typeof WIN)[]) =>
      ticketPayout(
        '2/3',
        minor(100n),
        results.map((result, place) => leg(odds[place] ?? 0, result)),
      );
    expect(paid(WIN, WIN, WIN)).toBe(930n);
    expect(paid(WIN, WIN, PUSH)).toBe(650n);
    expect(paid(WIN, PUSH, LOSS)).toBe(200n);
  });

  test('BOOK-10 named systems have the lines they are known by', () => {
    const lines = Object.entries(NAMED_SYSTEMS).map(([name, { legs }]) => [
      name,
      linesOf(name as NamedSystem, legs).length,
    ]);
    expect(Object.fromEntries(lines)).toEqual({
      trixie: 4,
      patent: 7,
      yankee: 11,
      'lucky-15': 15,
      canadian: 26,
      'lucky-31': 31,
      heinz: 57,
      'lucky-63': 63,
      'super-heinz': 120,
      goliath: 247,
    });
  });

  test('a slip offers what its legs can make', () => {
    expect(systemsFor(1)).toEqual(['singles']);
    expect(systemsFor(3)).toEqual(['singles', 'parlay', '2/3', 'trixie', 'patent']);
    expect(systemsFor(20)).toEqual(['singles', 'parlay']);
    expect(() => linesOf('trixie', 4)).toThrow('a system of 4 legs');
  });
});

describe('cash-out', () => {
  const half = { win: 0.5, halfWin: 0, push: 0, halfLoss: 0 };
  const legs = [leg(2000), { odds: 3000, chances: half }];

  test('BOOK-11 offers the fair value less the margin, and a part of it', () => {
    const ticket = { system: 'parlay', unitStake: minor(100n), legs } as const;
    expect(fairValue('parlay', minor(100n), legs)).toBe(300n);
    const offer = cashOutOffer(ticket, 50_000);
    expect(offer).toBe(285n);
    expect(partialCashOut(offer, minor(100n), 40)).toEqual({ paid: 114n, unitStakeLeft: 60n });
  });

  test.each([1n, 7n, 99n, 100n, 101n, 12_345n])(
    'BOOK-11 parts of a unit of %s sold one after the other never bring more than the whole',
    (unitStake) => {
      for (const percent of [1, 10, 33, 50, 99]) {
        let [unit, paid] = [minor(unitStake), 0n];
        for (let turn = 0; turn < 500; turn++) {
          const offer = cashOutOffer({ system: 'parlay', unitStake: unit, legs }, 50_000);
          const part = partialCashOut(offer, unit, percent);
          // What is not sold is not paid for.
          if (part.unitStakeLeft === unit) expect(part.paid).toBe(0n);
          [unit, paid] = [part.unitStakeLeft, paid + part.paid];
          if (unit === 0n) break;
        }
        const whole = cashOutOffer({ system: 'parlay', unitStake: minor(unitStake), legs }, 50_000);
        expect(paid).toBeLessThanOrEqual(whole);
      }
    },
  );

  test('BOOK-11 a quarter line is worth its halves', () => {
    const chances = { win: 0.4, halfWin: 0.1, push: 0, halfLoss: 0.2 };
    expect(fairValue('singles', minor(1000n), [{ odds: 2000, chances }])).toBe(1050n);
  });
});

describe('formats of odds', () => {
  test.each([
    [1010, 0.01, 0.01, -100, -10_000],
    [1500, 0.5, 0.5, -2, -200],
    [1910, 0.91, 0.91, -1.098901, -109.8901],
    [2000, 1, 1, 1, 100],
    [2200, 1.2, -0.833333, 1.2, 120],
    [101_000, 100, -0.01, 100, 10_000],
  ])('%i in each format and back', (odds, hongKong, malay, indonesian, american) => {
    expect(oddsIn('hong-kong', odds)).toBeCloseTo(hongKong, 6);
    expect(oddsIn('malay', odds)).toBeCloseTo(malay, 6);
    expect(oddsIn('indonesian', odds)).toBeCloseTo(indonesian, 6);
    expect(oddsIn('american', odds)).toBeCloseTo(american, 4);
    for (const format of ['decimal', 'hong-kong', 'malay', 'indonesian', 'american'] as const) {
      expect(oddsFrom(format, oddsIn(format, odds))).toBe(odds);
    }
  });

  test('odds as a member reads them', () => {
    expect(oddsText('decimal', 1950)).toBe('1.95');
    expect(oddsText('malay', 2150)).toBe('-0.87');
    expect(oddsText('american', 2500)).toBe('+150');
  });
});
