import { expect, test } from 'vitest';
import { PATTERN_IDS, type PatternId } from './pattern-ids.ts';
import { fits, misfitOf, PATTERNS } from './patterns.ts';

const rule = (patternId: PatternId, minLength = 1, maxLength = 40) => ({
  acceptedPattern: PATTERNS[patternId],
  minLength,
  maxLength,
});

type Examples = { readonly accepted: readonly string[]; readonly refused: readonly string[] };

const EXAMPLES: Record<PatternId, Examples> = {
  any: { accepted: ['a', 'สวัสดี โลก', '<b>', '👍🏽', '1 2'], refused: ['a\nb', 'a\0b'] },
  letter_first: { accepted: ['a', 'Ab12'], refused: ['1ab', 'a_b', 'ที่รัก', 'a b', 'аb'] },
  chinese_numbers: {
    accepted: ['王小明88', '7'],
    refused: ['王 小', 'wang', '王！', '一a'],
  },
  email: {
    accepted: ['a@b.co', 'first.last+tag@mail.example.com', "o'neil@x-y.io"],
    refused: ['a@b', '@b.co', 'a@@b.co', 'a b@c.co', 'a@b..co', '.a@b.co', 'a.@b.co', 'à@b.co'],
  },
  alphanumeric: { accepted: ['abc', '123', 'A1'], refused: ['a-b', 'a b', 'é', '１２'] },
  letters_with_numbers: { accepted: ['a1', '1a', 'abc123'], refused: ['abc', '123', 'a1!'] },
  numbers: { accepted: ['0', '0812345678'], refused: ['-1', '1.5', '๑๒', '１', '1e3'] },
  alphanumeric_uppercase: { accepted: ['A', 'abC1'], refused: ['abc1', 'ABC!', 'É1'] },
  english_spaces: { accepted: ['John Smith', 'a'], refused: ['John1', 'José', 'a-b', 'a\tb'] },
  no_spaces: { accepted: ['a-b_c!', 'ไทย'], refused: ['a b', ' a', 'a\u00a0b', 'a\u3000b'] },
  chinese_punctuation: { accepted: ['王·小明', '你好，世界！'], refused: ['王1', 'wang', '王 小'] },
  date_year_first: {
    accepted: ['2000-02-29', '1999-12-31'],
    refused: ['2000-13-01', '2000-00-10', '2000-01-32', '00-01-01', '01-31-2000', '2000/01/01'],
  },
  date_month_first: {
    accepted: ['02-29-2000', '12-31-1999'],
    refused: ['13-01-2000', '31-12-1999', '2000-01-31', '1-1-2000'],
  },
  letters_spaces: {
    accepted: ['José María', 'สมชาย ใจดี', '王小明', 'Nguyễn'],
    refused: ['a1', 'a.b', '👍', 'a_b'],
  },
  letters_numbers: { accepted: ['José7', 'สมชาย๙', '王8'], refused: ['a b', 'a-b', '👍', 'a!'] },
  korean: { accepted: ['홍길동', 'ㅋㅋ'], refused: ['홍 길동', 'hong', '홍1', '洪'] },
  thai: { accepted: ['สมชาย', 'น้ำ'], refused: ['สม ชาย', 'somchai', 'สมชาย1', 'ลາວ'] },
  thai_english_spaces: {
    accepted: ['สมชาย ใจดี', 'Somchai Jaidee', 'น้อง Nong'],
    refused: ['สมชาย1', 'สมชาย๙', 'José', '฿', 'a-b'],
  },
  uppercase_spaces: { accepted: ['A', 'JOHN SMITH', ' A '], refused: ['   ', 'John', 'JOHN1'] },
  letters_numbers_symbols: {
    accepted: ['abc', '123', '!@#', 'a1_$'],
    refused: ['a b', 'สวัสดี', 'é', '👍'],
  },
  strong: {
    accepted: ['Aa1!', '~zZ9zZ'],
    refused: ['aa1!', 'AA1!', 'Aaa!', 'Aa11', 'Aa1 !', 'Aa1é'],
  },
};

const cases = PATTERN_IDS.flatMap((id) => [
  ...EXAMPLES[id].accepted.map((value) => [id, 'accepts', value, true] as const),
  ...EXAMPLES[id].refused.map((value) => [id, 'refuses', value, false] as const),
]);

test('REG-04 the catalogue has 21 patterns', () => {
  expect(PATTERN_IDS).toHaveLength(21);
  expect(new Set(Object.values(PATTERNS)).size).toBe(21);
});

test.each(cases)('REG-04 %s %s %j', (id, _, value, isFitting) => {
  expect(fits(rule(id), value)).toBe(isFitting);
});

/** Nearly right for long stretches, then wrong at the very end: what makes a bad pattern crawl. */
const HOSTILE = [
  'a',
  'A',
  '0',
  ' ',
  '.',
  '-',
  '@',
  'a.',
  'a@a.',
  'aA0!',
  '王',
  'ก',
  '홍',
  '·',
  '👍',
];
const ENDINGS = ['', '\u0001', '@', '!', ' ', 'é'];

test.each(PATTERN_IDS)('REG-04 %s reads 50,000 hostile characters in milliseconds', (id) => {
  const expression = new RegExp(PATTERNS[id] === '*' ? '^.*$' : PATTERNS[id], 'u');
  for (const piece of HOSTILE) {
    for (const ending of ENDINGS) {
      const value = piece.repeat(Math.ceil(50_000 / piece.length)) + ending;
      const before = process.threadCpuUsage();
      expression.test(value);
      // The processor's own time: a machine that does other things is no reason to fail.
      expect(process.threadCpuUsage(before).user, `${piece}…${ending}`).toBeLessThan(250_000);
    }
  }
});

test('REG-03 the length is looked at before the pattern', () => {
  expect(misfitOf(rule('numbers', 3, 5), 'ab')).toBe('length');
  expect(misfitOf(rule('numbers', 3, 5), 'abcdef')).toBe('length');
  expect(misfitOf(rule('numbers', 3, 5), 'abc')).toBe('pattern');
  expect(misfitOf(rule('numbers', 3, 5), '123')).toBeNull();
  const begunAt = performance.now();
  expect(misfitOf(rule('email'), 'a@a.'.repeat(1_000_000))).toBe('length');
  expect(performance.now() - begunAt).toBeLessThan(50);
});

test('REG-03 both bounds of the length belong to it', () => {
  const asked = rule('numbers', 3, 5);
  const verdicts = [2, 3, 5, 6].map((length) => fits(asked, '1'.repeat(length)));
  expect(verdicts).toEqual([false, true, true, false]);
});

test('REG-03 a pattern of * is read as .*', () => {
  const anything = { acceptedPattern: '*', minLength: 0, maxLength: 20 };
  expect(fits(anything, '')).toBe(true);
  expect(fits(anything, 'ใคร ๆ <i>&"')).toBe(true);
});

test('a picture beyond the plane counts as one character', () => {
  expect(fits(rule('any', 1, 2), '👍👍')).toBe(true);
  expect(fits(rule('any', 1, 2), '👍👍👍')).toBe(false);
});

test.each([
  ['a null byte', 'abc\0'],
  ['a mark that turns reading', 'abc\u202e'],
  ['a right-to-left mark', '\u200fabc'],
  ['a line end', 'abc\n'],
  ['half a character', 'abc\ud800'],
  ['a space of no width', 'ab\u200bc'],
  ['a byte order mark', '\ufeffabc'],
])('no pattern accepts %s', (_, value) => {
  expect(PATTERN_IDS.filter((id) => fits(rule(id), value))).toEqual([]);
});
