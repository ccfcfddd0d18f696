import { expect, test } from 'vitest';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { keyPlacesOf } from './key-places.ts';
import { findStartGaps } from './start-gaps.ts';

const RANDOM_KEYS = `first:${Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37) % 256)).toString('base64')}`;
const SECRET = 'Xq3v9TzL0pWnR7sKdA5mYb2c';

const GOOD = {
  KEYS: RANDOM_KEYS,
  STUDIO_KEYS: RANDOM_KEYS,
  BOOK_KEYS: RANDOM_KEYS,
  DATABASE_URL: `postgres://site:${SECRET}@db.example/baize`,
  MIGRATE_DATABASE_URL: `postgres://owner:${SECRET}@db.example/baize`,
  STUDIO_DATABASE_URL: `postgres://studio:${SECRET}@db.example/baize`,
  BOOK_DATABASE_URL: `postgres://book:${SECRET}@db.example/baize`,
};

const gapsOf = (settings: NodeJS.ProcessEnv, brand = 'none') => {
  const environment = { ...GOOD, ...settings };
  const keyPlaces = keyPlacesOf(environment, '/nowhere');
  return findStartGaps({ environment, keyPlaces, brand }).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );
};

test('DOOR-04 a start with random keys and an owner of its own has no gap', () => {
  expect(gapsOf({})).toEqual([]);
});

test.each([
  ['keys of our tests', { KEYS: TEST_KEYS }, /^keys: KEYS holds a key that is not random/],
  ['a key of zeros', { STUDIO_KEYS: `a:${Buffer.alloc(32).toString('base64')}` }, /^keys: STUDIO_/],
  ['no keys', { KEYS: '' }, /^keys: KEYS_FILE, STUDIO_KEYS_FILE and BOOK_KEYS_FILE/],
  ['no owner', { MIGRATE_DATABASE_URL: '' }, /^database role: MIGRATE_DATABASE_URL/],
  ['no keys of the book', { BOOK_KEYS: '' }, /^keys: KEYS_FILE, STUDIO_KEYS_FILE and BOOK_KEYS_/],
  [
    'no role of the book',
    { BOOK_DATABASE_URL: '' },
    /^database role: BOOK_DATABASE_URL is not set/,
  ],
  [
    'a book that comes in as the studio',
    { BOOK_DATABASE_URL: GOOD.STUDIO_DATABASE_URL },
    /^database role: BOOK_DATABASE_URL names the role of STUDIO_DATABASE_URL/,
  ],
  [
    'a known password of the owner',
    { MIGRATE_DATABASE_URL: 'postgres://owner:postgres@db.example/baize' },
    /^secret: The password in MIGRATE_DATABASE_URL/,
  ],
])('DOOR-04 a start in production is refused for %s', (_, settings, pattern) => {
  const gaps = gapsOf(settings);
  expect(gaps).toHaveLength(1);
  expect(gaps[0]).toMatch(pattern);
});

test.each(['mekhala', 'copa'])(
  'DOOR-04 the brand %s as it ships tells nobody to pay into its demo account in production',
  (brand) => {
    expect(gapsOf({}, brand)).toEqual([expect.stringMatching(/^demo bank: The bank account /)]);
  },
);
