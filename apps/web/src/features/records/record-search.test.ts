import { expect, test } from 'vitest';
import { rangeOf, readSearch } from './record-search.ts';

test('MEM-04 an address gives its filters, and what is none of them is left out', () => {
  const search = {
    from: '2026-11-01',
    to: 'yesterday',
    category: 'RNG',
    status: 'won',
    vendor: 'PG',
    type: 'deposit',
    bet: 7,
  };
  expect(readSearch(search)).toEqual({
    from: '2026-11-01',
    category: 'RNG',
    vendor: 'PG',
    type: 'deposit',
  });
});

test.each([
  [{}, '2026-10-16', '2026-11-15'],
  [{ from: '2026-11-10' }, '2026-11-10', '2026-11-15'],
  [{ from: '2026-11-10', to: '2026-11-12' }, '2026-11-10', '2026-11-12'],
  [{ to: '2027-01-01' }, '2026-10-16', '2026-11-15'],
  [{ from: '2026-11-14', to: '2026-11-12' }, '2026-10-13', '2026-11-12'],
  [{ from: '2020-01-01', to: '2026-11-15' }, '2026-08-15', '2026-11-15'],
])('MEM-04 %j asks for %s to %s', (search, from, to) => {
  expect(rangeOf(search, '2026-11-15')).toEqual({ from, to });
});
