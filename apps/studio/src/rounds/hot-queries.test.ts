import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testVault } from '../../../server/src/testing/keys.ts';
import { type Db, openDatabase } from '../db/client.ts';
import { CHOICE, seatTrial, usePlatform } from '../testing/platform.ts';
import { insertRounds } from './hot-queries.ts';
import { getRound } from './queries.ts';
import type { NewRound } from './round-text.ts';

const p = usePlatform();
const kept: { db?: Db } = {};

beforeAll(() => {
  kept.db = openDatabase(p.options().databaseUrl, testVault);
});
afterAll(() => kept.db?.destroy());

let made = 0;

/** Someone who has played once, and the next round they could play. */
async function givenNext() {
  const db = kept.db as Db;
  const seat = await seatTrial(p);
  const { roundId } = await seat.play(CHOICE);
  const { asked: _, ...played } = await getRound(db, roundId);
  const next = (facts: Partial<NewRound> = {}): NewRound => {
    made += 1;
    return {
      ...played,
      choice: JSON.stringify(played.choice),
      moves: '[]',
      next: null,
      events: JSON.stringify(played.events),
      id: `rnd_${String(made).padStart(26, '0')}`,
      request_key: `next-key-${made}`,
      nonce: played.nonce + 1,
      ...facts,
    };
  };
  return { db, seat, next };
}

test('a round is stored as it was drawn, letter by letter', async () => {
  const { db, next } = await givenNext();
  const choice = '{"side": "under",  "target":5000}';
  const [stored] = await insertRounds(db, [next({ choice })]);
  expect(stored).toMatchObject({ status: 'settled', asked: 0, stake: 100n, choice: CHOICE });
  const { rows } = await sql<{ text: string }>`
    select choice::text as text from round where id = ${stored?.id}`.execute(db);
  expect(rows).toEqual([{ text: choice }]);
});

test('a nonce is taken once, also by two who come together', async () => {
  const { db, next } = await givenNext();
  const together = await insertRounds(db, [next(), next()]);
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await insertRounds(db, [next()])).toEqual([undefined]);
});

test('a round drawn from a seed that has been shown meanwhile is not stored', async () => {
  const { db, seat, next } = await givenNext();
  const drawn = next();
  await seat.changeSeeds('another');
  expect(await insertRounds(db, [drawn])).toEqual([undefined]);
});
