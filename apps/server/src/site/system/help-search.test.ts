import { searchTexts } from '@baize/std/search-texts';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { readHelpCenter } from './read-help-center.ts';

const answersOf = (code: string, language: string) => {
  const { topics } = readHelpCenter({ ...loadBrand(code), versionOf: () => 1 }, language);
  return topics.flatMap(({ id, sections }) =>
    sections.map((section) => ({ id, topic: language === 'EN' ? id : '', ...section })),
  );
};
const [english, thai, spanish] = [
  searchTexts(answersOf('mekhala', 'EN')),
  searchTexts(answersOf('mekhala', 'TH')),
  searchTexts(answersOf('copa', 'ES')),
];

test.each([
  ['forgoten pasword', 'account'],
  ['open acount', 'account'],
  ['how to depsit', 'deposit'],
  ['bank tranfer slip', 'deposit'],
  ['mony not arrived in full', 'withdrawal'],
  ['partly recieved', 'withdrawal'],
  ['chek a round myself', 'fairness'],
  ['seting a limmit', 'limits'],
  ['take a brake', 'limits'],
  ['bonus mony', 'bonus'],
  ['canceled match', 'betting'],
  ['PAYOUT rules', 'betting'],
  ['depsoit', 'deposit'],
  ['withdrawl', 'withdrawal'],
  ['kyc', 'account'],
  ['verfication of identity', 'account'],
])('TALK-01 “%s” finds %s first', (query, topic) => {
  expect(english(query)[0]?.id).toBe(topic);
});

test.each([
  ['ลืมรหัสผาน', 'account'],
  ['ลืมพาสรหัสผ่าน', 'account'],
  ['วิธีฝากเงน', 'deposit'],
  ['โอนพร้อมสลิบ', 'deposit'],
  ['เงินไม่มา', 'withdrawal'],
  ['ถอนไดเท่าไหร่', 'withdrawal'],
  ['ตรวจสอบรอบดวยตัวเอง', 'fairness'],
  ['ตังวงเงิน', 'limits'],
  ['พักการเลน', 'limits'],
  ['เงินโบนัดคืออะไร', 'bonus'],
  ['การแข่งขันถูกยกเลิก', 'betting'],
])('TALK-01 “%s” finds %s first', (query, topic) => {
  expect(thai(query)[0]?.id).toBe(topic);
});

test('TALK-01 Spanish without its accents', () => {
  expect(spanish('contrasena olvidada')[0]?.id).toBe('account');
});

test.each([
  ['letters', 'x'.repeat(200)],
  ['Thai', 'ฎ'.repeat(200)],
  ['signs', '%_\\\u202E🙂(['.repeat(40)],
  ['more than anybody asks', 'withdraw '.repeat(5_000)],
  ['nothing', '   '],
])('TALK-01 200 characters of %s get an answer', (_, query) => {
  for (const find of [english, thai]) expect(Array.isArray(find(query))).toBe(true);
});

test('TALK-01 what nobody wrote about is not found', () => {
  expect(english('zebra xylophone')).toEqual([]);
});
