import { describe, expect, test } from 'vitest';
import { finalOfScore } from '../pricing/matrix.ts';
import { HALF_LOSS, HALF_WIN, type LegResult, LOSS, PUSH, WIN } from './leg.ts';
import { settleOutcome } from './settle.ts';

const NAMES: Readonly<Record<string, LegResult>> = {
  W: WIN,
  HW: HALF_WIN,
  P: PUSH,
  HL: HALF_LOSS,
  L: LOSS,
};

/** Line, then the result for a difference of -3 … +3. */
const HANDICAPS = `
-2.00 L L L L L P W
-1.75 L L L L L HW W
-1.50 L L L L L W W
-1.25 L L L L HL W W
-1.00 L L L L P W W
-0.75 L L L L HW W W
-0.50 L L L L W W W
-0.25 L L L HL W W W
0.00 L L L P W W W
0.25 L L L HW W W W
0.50 L L L W W W W
0.75 L L HL W W W W
1.00 L L P W W W W
1.25 L L HW W W W W
1.50 L L W W W W W
1.75 L HL W W W W W
2.00 L P W W W W W`;

/** Line, then the result of over for 0 … 6 goals. */
const TOTALS = `
0.50 L W W W W W W
0.75 L HW W W W W W
1.00 L P W W W W W
1.25 L HL W W W W W
1.50 L L W W W W W
1.75 L L HW W W W W
2.00 L L P W W W W
2.25 L L HL W W W W
2.50 L L L W W W W
2.75 L L L HW W W W
3.00 L L L P W W W
3.25 L L L HL W W W
3.50 L L L L W W W
3.75 L L L L HW W W
4.00 L L L L P W W
4.25 L L L L HL W W
4.50 L L L L L W W`;

const MIRROR: Readonly<Record<string, string>> = { W: 'L', L: 'W', HW: 'HL', HL: 'HW', P: 'P' };

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([line = '', ...results]) => [Number(line), results] as const);

describe('truth tables', () => {
  test.each(rowsOf(HANDICAPS))('BOOK-08 handicap %f on either side', (line, results) => {
    for (const [place, name] of results.entries()) {
      const score = { home: 3 + place - 3, away: 3 };
      const home = { type: 'handicap', specifiers: { hcp: String(line) } } as const;
      const away = { type: 'handicap', specifiers: { hcp: String(-line) } } as const;
      const turned = { home: score.away, away: score.home };
      expect(settleOutcome(home, 'home', finalOfScore(score, []))).toEqual(NAMES[name]);
      expect(settleOutcome(away, 'away', finalOfScore(turned, []))).toEqual(NAMES[name]);
    }
  });

  test.each(rowsOf(TOTALS))('BOOK-08 over and under %f', (line, results) => {
    for (const [goals, name] of results.entries()) {
      const market = { type: 'total', specifiers: { line: String(line) } } as const;
      const final = finalOfScore({ home: goals, away: 0 }, []);
      expect(settleOutcome(market, 'over', final)).toEqual(NAMES[name]);
      expect(settleOutcome(market, 'under', final)).toEqual(NAMES[MIRROR[name] ?? '']);
    }
  });

  test('a part that was not played is void, and a score nobody quoted is another one', () => {
    const final = finalOfScore({ home: 6, away: 0 }, []);
    expect(settleOutcome({ type: 'map-winner', specifiers: { map: '3' } }, 'home', final)).toEqual(
      PUSH,
    );
    expect(settleOutcome({ type: 'correct-score', specifiers: {} }, 'other', final)).toEqual(WIN);
    expect(settleOutcome({ type: 'next-goal', specifiers: { goal: '1' } }, 'none', final)).toEqual(
      WIN,
    );
  });
});
