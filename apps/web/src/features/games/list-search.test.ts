import { expect, test } from 'vitest';
import {
  changeList,
  type ListSearch,
  listHref,
  PAGE_MAX,
  readListSearch,
  toggleVendor,
  WHOLE_LIST,
} from './list-search.ts';

test.each<readonly [string, Partial<ListSearch>, string]>([
  ['', {}, '/rng'],
  ['?vassalage=CQ9', { vendors: ['CQ9'] }, '/rng?vassalage=CQ9'],
  ['?vassalage=CQ9%2CPG', { vendors: ['CQ9', 'PG'] }, '/rng?vassalage=CQ9,PG'],
  ['?vassalage=cq9,CQ9', { vendors: ['CQ9'] }, '/rng?vassalage=CQ9'],
  [
    '?class=JP&sort=new&page=3',
    { gameClass: 'JP', sort: 'new', page: 3 },
    '/rng?class=JP&sort=new&page=3',
  ],
  ['?page=%223%22', { page: 3 }, '/rng?page=3'],
])('GAME-36 the address %s is read and written', (text, expected, href) => {
  const { asked, misread } = readListSearch(text, 'RNG');
  expect(asked).toEqual({ ...WHOLE_LIST, ...expected });
  expect(misread).toEqual({ page: null, others: [] });
  expect(listHref('/rng', asked)).toBe(href);
});

test.each<readonly [string, number, string | null]>([
  ['?page=-1', 1, '-1'],
  ['?page=0', 1, '0'],
  ['?page=abc', 1, 'abc'],
  ['?page=1.5', 1, '1.5'],
  ['?page=1000000000', PAGE_MAX, null],
  ['?page=1e9', 1, '1e9'],
])(
  'of the page in %s the nearest is asked for, and what was not understood is told',
  (text, page, told) => {
    const { asked, misread } = readListSearch(text, 'RNG');
    expect(asked.page).toBe(page);
    expect(misread.page).toBe(told);
  },
);

test('what no list has is left out and told as it was written', () => {
  const { asked, misread } = readListSearch('?vassalage=CQ9,<b>&class=XX&sort=up', 'RNG');
  expect(asked).toEqual({ ...WHOLE_LIST, vendors: ['CQ9'] });
  expect(misread.others).toEqual(['<B>', 'XX', 'up']);
});

test('NAV-16 only slots have sub-categories', () => {
  expect(readListSearch('?class=JP', 'RNG').asked.gameClass).toBe('JP');
  expect(readListSearch('?class=JP', 'LIVE').asked.gameClass).toBeNull();
  expect(readListSearch('?class=JP', 'LIVE').misread.others).toEqual(['JP']);
});

test('an address of a thousand vendors asks for no more than a call takes', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `V${index + 10}`).join(',');
  expect(readListSearch(`?vassalage=${many}`, 'RNG').asked.vendors).toHaveLength(40);
});

test('GAME-36 a changed filter starts again at page 1', () => {
  const third = { ...WHOLE_LIST, page: 3 };
  expect(changeList(third, { vendors: ['PG'] })).toEqual({ ...WHOLE_LIST, vendors: ['PG'] });
  expect(changeList(third, { page: 4 }).page).toBe(4);
});

test('a vendor pressed twice is not chosen', () => {
  const once = toggleVendor(WHOLE_LIST, 'PG');
  expect(once).toEqual(['PG']);
  expect(toggleVendor({ ...WHOLE_LIST, vendors: once }, 'PG')).toEqual([]);
});
