import { expect, test } from 'vitest';
import { readBet, settleBet } from '../core/bet.ts';
import { readBoard } from '../core/board.ts';
import type { Selection } from '../core/entry.ts';
import type { Play } from '../core/play.ts';
import { linesOf } from '../core/selection.ts';
import { LOTTERIES } from '../lotteries.ts';

/** A board, and for each play a line that wins on it and one that loses. */
type Examples = {
  readonly board: Readonly<Record<string, readonly string[]>>;
  readonly plays: Readonly<Record<string, readonly [string, string]>>;
};

/** The same plays of several parts, by what stands there. */
const three = (part: string, digits: string, plays: Examples['plays']) => ({
  [`${part}-direct`]: [digits, digits.split('').reverse().join('')] as const,
  ...Object.fromEntries(Object.entries(plays).map(([code, lines]) => [`${part}-${code}`, lines])),
});

const EXAMPLES: Readonly<Record<string, Examples>> = {
  'five-digits-1m': {
    board: { numbers: ['7', '7', '2', '0', '1'] },
    plays: {
      'all-5-direct': ['77201', '10277'],
      'all-5-group-120': ['', '01278'],
      'all-5-group-60': ['01277', '00127'],
      'all-5-group-30': ['', '00771'],
      'all-5-group-20': ['', '77701'],
      'all-5-group-10': ['', '77722'],
      'all-5-group-5': ['', '77772'],
      'all-5-any-2': ['27', '28'],
      'all-5-any-3': ['127', '128'],
      fixed: ['2:7', '3:7'],
      once: ['2', '3'],
      twice: ['7', '2'],
      'three-times': ['', '7'],
      'four-times': ['', '7'],
      sum: ['small', 'big'],
      'dragon-tiger': ['dragon', 'tie'],
      stud: ['pair', 'two-pair'],
      bull: ['bull-7', 'none'],
      ...three('front-4', '7720', {
        'group-24': ['', '0127'],
        'group-12': ['0277', '0227'],
        'group-6': ['', '2277'],
        'group-4': ['', '0777'],
        'any-1': ['0', '1'],
        'any-2': ['27', '17'],
      }),
      ...three('back-4', '7201', {
        'group-24': ['0127', '0128'],
        'group-12': ['', '0027'],
        'group-6': ['', '2277'],
        'group-4': ['', '0777'],
        'any-1': ['1', '9'],
        'any-2': ['17', '19'],
      }),
      ...three('front-3', '772', {
        'group-3': ['277', '227'],
        'group-6': ['', '127'],
        sum: ['16', '15'],
        span: ['5', '7'],
        tail: ['6', '1'],
        kind: ['pair', 'half'],
        'any-1': ['2', '0'],
        'any-2': ['27', '02'],
        sides: ['big-odd-even', 'big-even-even'],
      }),
      ...three('middle-3', '720', {
        'group-3': ['', '022'],
        'group-6': ['027', '127'],
        sum: ['9', '10'],
        span: ['7', '5'],
        tail: ['9', '0'],
        kind: ['mixed', 'straight'],
        'any-1': ['0', '1'],
        'any-2': ['02', '12'],
        sides: ['odd-small-even', 'odd-big-even'],
      }),
      ...three('back-3', '201', {
        'group-3': ['', '001'],
        'group-6': ['012', '013'],
        sum: ['3', '4'],
        span: ['2', '1'],
        tail: ['3', '0'],
        kind: ['straight', 'half'],
        'any-1': ['0', '7'],
        'any-2': ['12', '17'],
        sides: ['small-even-odd', 'small-odd-odd'],
      }),
      ...three('front-2', '77', {
        group: ['', '17'],
        sum: ['14', '7'],
        span: ['0', '7'],
        sides: ['big-odd', 'big-even'],
      }),
      'front-2-direct': ['77', '70'],
      ...three('back-2', '01', {
        group: ['01', '02'],
        sum: ['1', '0'],
        span: ['1', '0'],
        sides: ['even-odd', 'odd-even'],
      }),
    },
  },
  'three-digits-1m': {
    board: { numbers: ['7', '7', '2'] },
    plays: {
      ...three('all-3', '772', {
        'group-3': ['277', '227'],
        'group-6': ['', '127'],
        sum: ['16', '15'],
        span: ['5', '7'],
        tail: ['6', '1'],
        kind: ['pair', 'half'],
        'any-1': ['2', '0'],
        'any-2': ['27', '02'],
        sides: ['big-odd-even', 'big-even-even'],
      }),
      ...three('front-2', '77', {
        group: ['', '17'],
        sum: ['14', '7'],
        span: ['0', '7'],
        sides: ['big-odd', 'big-even'],
      }),
      'front-2-direct': ['77', '70'],
      ...three('back-2', '72', {
        group: ['27', '12'],
        sum: ['9', '8'],
        span: ['5', '0'],
        sides: ['big-even', 'small-even'],
      }),
      fixed: ['3:2', '1:2'],
    },
  },
  'lucky-28-1m': {
    board: { numbers: ['9', '9', '5'] },
    plays: {
      sum: ['23', '22'],
      sides: ['odd', 'small'],
      'paired-sides': ['big-odd', 'big-even'],
      extremes: ['extreme-big', 'extreme-small'],
      kind: ['pair', 'leopard'],
    },
  },
  'three-dice-1m': {
    board: { numbers: ['5', '2', '5'] },
    plays: {
      sum: ['12', '11'],
      sides: ['big', 'odd'],
      'table-sides': ['even', 'small'],
      'triple-any': ['', 'any'],
      triple: ['', '555'],
      pair: ['55', '22'],
      'pair-exact': ['55', '11'],
      'dice-pair-and-one': ['255', '225'],
      'dice-three-different': ['', '125'],
      'dice-any-1': ['2', '1'],
      'dice-any-2': ['25', '15'],
      'row-any': ['', 'any'],
    },
  },
  'eleven-five-1m': {
    board: { numbers: ['11', '03', '07', '01', '10'] },
    plays: {
      'any-1': ['10', '02'],
      'any-2': ['01-11', '01-02'],
      'any-3': ['01-03-11', '01-02-11'],
      'any-4': ['01-03-07-11', '01-03-08-11'],
      'any-5': ['01-03-07-10-11', '01-03-07-09-11'],
      'any-6': ['01-03-05-07-10-11', '01-03-05-06-07-11'],
      'any-7': ['01-02-03-05-07-10-11', '01-02-03-05-06-07-11'],
      'any-8': ['01-02-03-04-05-07-10-11', '01-02-03-04-05-06-07-11'],
      'first-1-direct': ['11', '03'],
      'first-2-direct': ['11-03', '03-11'],
      'first-3-direct': ['11-03-07', '11-07-03'],
      'first-2-group': ['03-11', '07-11'],
      'first-3-group': ['03-07-11', '01-03-11'],
      'first-3-any-1': ['07', '01'],
      fixed: ['5:10', '1:10'],
      'odd-even': ['4-1', '3-2'],
      middle: ['07', '03'],
      'sum-size': ['big', 'small'],
      'sum-odd': ['even', 'odd'],
      'sum-tail': ['small', 'big'],
      sum: ['32', '30'],
    },
  },
  'ten-race-1m': {
    board: { numbers: ['07', '10', '01', '02', '03', '04', '05', '06', '08', '09'] },
    plays: {
      'first-1-direct': ['07', '10'],
      'first-2-direct': ['07-10', '10-07'],
      'first-3-direct': ['07-10-01', '07-01-10'],
      'first-4-direct': ['07-10-01-02', '07-10-02-01'],
      'first-5-direct': ['07-10-01-02-03', '07-10-01-03-02'],
      'first-2-group': ['07-10', '01-07'],
      fixed: ['10:09', '9:09'],
      'place-sides': ['2:big', '2:odd'],
      'dragon-tiger': ['2:dragon', '1:dragon'],
      'first-2-sum': ['17', '16'],
      'first-2-sides': ['odd', 'small'],
      'first-3-sum': ['18', '17'],
    },
  },
  'six-of-49-3m': {
    board: { normal: ['01', '12', '23', '34', '45', '48'], special: ['10'] },
    plays: {
      special: ['10', '01'],
      'special-sides': ['even', 'big'],
      colour: ['blue', 'red'],
      'special-sign': ['sign-10', 'sign-1'],
      normal: ['45', '10'],
      'all-2': ['01-12', '01-10'],
      'all-3': ['01-12-23', '01-10-12'],
      'all-4': ['01-12-23-34', '01-12-23-35'],
      'two-of-3': ['01-02-12', '01-02-03'],
      'with-special': ['01-10', '01-12'],
      'two-or-special': ['01-12', '01-02'],
      'none-5': ['02-03-04-05-06', '01-02-03-04-05'],
      'none-6': ['02-03-04-05-06-07', '02-03-04-05-06-10'],
      'none-7': ['02-03-04-05-06-07-08', '02-03-04-05-06-07-10'],
      'none-8': ['02-03-04-05-06-07-08-09', '02-03-04-05-06-07-08-10'],
      'none-9': ['02-03-04-05-06-07-08-09-11', '02-03-04-05-06-07-08-09-10'],
      'none-10': ['02-03-04-05-06-07-08-09-11-13', '02-03-04-05-06-07-08-09-10-11'],
      'none-11': ['02-03-04-05-06-07-08-09-11-13-14', '02-03-04-05-06-07-08-09-10-11-13'],
      'none-12': ['02-03-04-05-06-07-08-09-11-13-14-15', '02-03-04-05-06-07-08-09-10-11-13-14'],
      sign: ['sign-9', 'sign-2'],
      tail: ['0', '7'],
      sum: ['odd', 'big'],
    },
  },
  'keno-1m': {
    board: { numbers: Array.from({ length: 20 }, (_, ball) => `${ball * 4 + 1}`.padStart(2, '0')) },
    plays: {
      'pick-1': ['05', '06'],
      'pick-2': ['01-05', '01-06'],
      'pick-3': ['01-02-05', '01-02-03'],
      'pick-4': ['01-02-03-05', '01-02-03-04'],
      'pick-5': ['01-02-03-05-09', '01-02-03-04-05'],
      'pick-6': ['01-02-03-05-06-09', '01-02-03-04-05-06'],
      'pick-7': ['01-02-03-05-06-09-13', '01-02-03-04-05-06-09'],
      'pick-8': ['01-02-03-05-06-07-09-13', '01-02-03-04-05-06-07-09'],
      'pick-9': ['01-02-03-05-06-07-09-13-17', '01-02-03-04-05-06-07-09-13'],
      'pick-10': ['01-02-03-05-06-07-08-09-13-17', '01-02-03-04-05-06-07-08-09-13'],
    },
  },
};

/** Digits and dice are one character wide; two of them are not one number of two. */
const DIGIT_FAMILIES = ['five-digits-1m', 'three-digits-1m', 'three-dice-1m'];

/** A line as a selection of its own. */
function selectionOf(code: string, { entry }: Play, line: string): Selection {
  if (entry.kind === 'repeats' && entry.groups.length === 1) return [[...new Set(line)]];
  if (entry.kind !== 'pool') return [[line]];
  return [line.split(DIGIT_FAMILIES.includes(code) ? '' : '-')];
}

test.each(Object.keys(EXAMPLES))(
  'LOTT-04 every play of %s wins and loses where it should',
  (code) => {
    const lottery = LOTTERIES.get(code);
    const examples = EXAMPLES[code];
    if (!lottery || !examples) throw new Error(code);
    const board = readBoard(lottery.shape, examples.board);
    if (!board.ok) throw new Error(board.refusal.reason);
    const parts = lottery.parts(board.value);
    const tariff = lottery.tariffs.LOTT;
    if (!tariff) throw new Error('a tariff');
    expect(Object.keys(examples.plays).sort()).toEqual(
      lottery.plays.map((play) => play.code).sort(),
    );
    for (const play of lottery.plays) {
      const payoutOf = (line: string) => {
        const selection = selectionOf(code, play, line);
        const bet = readBet(lottery, { play: play.code, selection, unit: 1_000n, multiple: 1n });
        if (!bet.ok) throw new Error(`${play.code} ${line} ${JSON.stringify(bet.refusal)}`);
        expect([...linesOf(play.entry, bet.value.selection)], play.code).toHaveLength(1);
        return settleBet(bet.value, { parts, tariff }).payout;
      };
      const [wins = '', loses = ''] = examples.plays[play.code] ?? [];
      if (wins !== '') expect(payoutOf(wins), `${play.code} ${wins}`).toBeGreaterThan(0n);
      expect(payoutOf(loses), `${play.code} ${loses}`).toBe(0n);
    }
  },
);

/** Plays that need a rarer board to win, with that board. */
test.each([
  ['five-digits-1m', '01234', 'all-5-group-120', '01234'],
  ['five-digits-1m', '00112', 'all-5-group-30', '00112'],
  ['five-digits-1m', '70717', 'all-5-group-20', '01777'],
  ['five-digits-1m', '77722', 'all-5-group-10', '22777'],
  ['five-digits-1m', '77772', 'all-5-group-5', '27777'],
  ['five-digits-1m', '77712', 'three-times', '7'],
  ['five-digits-1m', '77772', 'four-times', '7'],
  ['five-digits-1m', '12349', 'front-4-group-24', '1234'],
  ['five-digits-1m', '91123', 'back-4-group-12', '1123'],
  ['five-digits-1m', '22779', 'front-4-group-6', '2277'],
  ['five-digits-1m', '92277', 'back-4-group-6', '2277'],
  ['five-digits-1m', '77709', 'front-4-group-4', '0777'],
  ['five-digits-1m', '90777', 'back-4-group-4', '0777'],
  ['five-digits-1m', '12345', 'front-3-group-6', '123'],
  ['five-digits-1m', '02207', 'middle-3-group-3', '022'],
  ['five-digits-1m', '99001', 'back-3-group-3', '001'],
  ['five-digits-1m', '12000', 'front-2-group', '12'],
  ['three-digits-1m', '123', 'all-3-group-6', '123'],
  ['three-digits-1m', '121', 'front-2-group', '12'],
  ['three-dice-1m', '555', 'triple-any', 'any'],
  ['three-dice-1m', '555', 'triple', '555'],
  ['three-dice-1m', '521', 'dice-three-different', '125'],
  ['three-dice-1m', '324', 'row-any', 'any'],
])('LOTT-04 %s: with %s, %s wins on %s', (code, drawn, play, line) => {
  const lottery = LOTTERIES.get(code);
  const tariff = lottery?.tariffs.LOTT;
  const found = lottery?.plays.find((one) => one.code === play);
  if (!lottery || !tariff || !found) throw new Error(code);
  const selection = selectionOf(code, found, line);
  const bet = readBet(lottery, { play, selection, unit: 1_000n, multiple: 1n });
  if (!bet.ok) throw new Error(bet.refusal.reason);
  const parts = lottery.parts({ numbers: drawn.split('') });
  expect(settleBet(bet.value, { parts, tariff }).paid).toHaveLength(1);
});

test('LOTT-04 eleven-five: the sum 30 gives stakes back, not halved where a number pays half', () => {
  const lottery = LOTTERIES.get('eleven-five-1m');
  const tariff = lottery?.tariffs.LOTT;
  if (!lottery || !tariff) throw new Error('eleven-five');
  const input = { play: 'sum-size', selection: [['big', 'small']], unit: 1_000n, multiple: 2n };
  const bet = readBet(lottery, input);
  if (!bet.ok) throw new Error(bet.refusal.reason);
  const parts = lottery.parts({ numbers: ['01', '03', '05', '10', '11'] });
  const settled = settleBet(bet.value, { parts, tariff });
  expect(settled.payout).toBe(4_000n);
  expect(settled.paid.map(({ hits }) => hits[0]?.prize)).toEqual(['back', 'back']);
});
