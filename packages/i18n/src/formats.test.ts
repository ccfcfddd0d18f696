import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE_MAP } from './catalogue-map.gen.ts';
import { createFormats, type Formats } from './formats.ts';
import { LANGUAGES, type LanguageCode, language } from './languages.ts';

const BAHT = { code: 'THB', scale: 2, symbol: '฿' };
const POINTS = { code: 'PTS', scale: 0, symbol: '★' };

async function formatsOf(code: LanguageCode): Promise<Formats> {
  const known = language(code);
  const table = (await TABLE_MAP[known.tag]?.())?.table ?? null;
  return createFormats({ language: known, table, currency: BAHT, timezone: 'Asia/Bangkok' });
}

test.each<[LanguageCode, string]>([
  ['TH', '฿1,234,567.50'],
  ['EN', '฿1,234,567.50'],
  ['ES', '1.234.567,50 ฿'],
  ['HI', '฿12,34,567.50'],
  ['FA', '฿ 1,234,567.50'],
  ['AR', '1,234,567.50 ฿'],
  ['MY', '1,234,567.50 ฿'],
  ['KM', '1,234,567.50฿'],
  ['LO', '฿1.234.567,50'],
  ['NE', '฿ 12,34,567.50'],
  ['KK', '1 234 567,50 ฿'],
  ['UZ', '1 234 567,50 ฿'],
])('I18N-07 money in %s is %s', async (code, expected) => {
  const { money } = await formatsOf(code);
  expect(money(minor(123_456_750n)).replace(/\s/g, ' ')).toBe(expected);
});

test('I18N-07 money keeps the brand’s symbol and latin digits in every language', async () => {
  for (const { code } of LANGUAGES) {
    const { money } = await formatsOf(code);
    const text = money(minor(1_234_50n));
    expect(text).toContain('฿');
    expect(text.replace(/\D/g, '')).toBe('123450');
  }
});

test('a loss has a minus sign, a gain its plus only when asked', async () => {
  const { money } = await formatsOf('TH');
  expect(money(minor(-5n))).toBe('−฿0.05');
  expect(money(minor(5n))).toBe('฿0.05');
  expect(money(minor(5n), { sign: 'always' })).toBe('+฿0.05');
  expect(money(minor(0n), { sign: 'always' })).toBe('฿0.00');
  expect(money(minor(1_500n), { currency: POINTS })).toBe('★1,500');
});

test('no amount loses a unit on the way to the screen', async () => {
  const { money } = await formatsOf('TH');
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (amount) => {
      const digits = money(minor(amount))
        .replace('−', '-')
        .replace(/[^\d-]/g, '');
      expect(BigInt(digits)).toBe(amount);
    }),
  );
});

test('the pieces of an amount are in reading order', async () => {
  const { moneyParts } = await formatsOf('EN');
  expect(moneyParts(minor(-123_450n))).toEqual([
    { kind: 'sign', text: '−' },
    { kind: 'symbol', text: '฿' },
    { kind: 'whole', text: '1,234' },
    { kind: 'fraction', text: '.50' },
  ]);
});

/** Four past midnight in Bangkok, still the day before in London. */
const AT = instant(new Date('2026-11-14T17:04:00Z'));

test.each<[LanguageCode, string, string]>([
  ['TH', '15 พ.ย. 2569', '15 พ.ย. 2569 00:04'],
  ['EN', '15 Nov 2026', '15 Nov 2026, 00:04'],
  ['FA', '۲۴ آبان ۱۴۰۵', '۲۴ آبان ۱۴۰۵، ۰۰:۰۴'],
  ['MY', '၂၀၂၆ နို ၁၅', '၂၀၂၆ နို ၁၅ ၀၀:၀၄'],
  ['NE', '२०२६ नोभेम्बर १५', '२०२६ नोभेम्बर १५, ००:०४'],
  ['KK', '2026 ж. 15 қар.', '2026 ж. 15 қар., 00:04'],
  ['UZ', '15-noy, 2026', '15-noy, 2026, 00:04'],
])('I18N-07 a day in %s is %s', async (code, day, moment) => {
  const { date, dateTime } = await formatsOf(code);
  const plain = [date(AT), dateTime(AT)].map((text) => text.replace(/\s/g, ' '));
  expect(plain).toEqual([day, moment]);
});

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

test('the languages browsers lack read as Node’s own tables have them', async () => {
  for (const { tag, code } of LANGUAGES.filter((known) => TABLE_MAP[known.tag])) {
    const { date, number } = await formatsOf(code);
    const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    for (let month = 0; month < 12; month++) {
      const at = instant(new Date(Date.UTC(2026, month, 3, 12)));
      const known = new Intl.DateTimeFormat(tag, options).format(at);
      expect(plainSpaces(date(at, 'long'))).toBe(plainSpaces(known));
    }
    expect(number(9_876_543)).toBe(new Intl.NumberFormat(tag).format(9_876_543));
  }
});

test.each<[LanguageCode, number, string]>([
  ['EN', 20_000, 'now'],
  ['EN', 60_000, '1 minute ago'],
  ['EN', 3 * 3_600_000, '3 hours ago'],
  ['EN', -2 * 86_400_000, 'in 2 days'],
  ['TH', 5 * 60_000, '5 นาทีที่ผ่านมา'],
  ['NE', 5 * 60_000, '५ मिनेट पहिले'],
  ['KM', 20_000, 'ឥឡូវ'],
])('in %s, %i ms ago is told as %s', async (code, agoMs, expected) => {
  const { relative } = await formatsOf(code);
  expect(relative(instant(new Date(AT.getTime() - agoMs)), AT)).toBe(expected);
});

test('numbers in a sentence use the digits of the language', async () => {
  expect((await formatsOf('FA')).number(1234)).toBe('۱٬۲۳۴');
  expect((await formatsOf('TH')).number(-1234.5)).toBe('−1,234.5');
});
