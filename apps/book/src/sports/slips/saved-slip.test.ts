import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { offerOf } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { KEY, ODDS, useSportsBook } from '../../testing/sports-book.ts';
import { outcomeIdOf } from '../ids.ts';
import { deleteSavedSlips } from './saved-slip.ts';

const { p, feed, turn, openMatch } = useSportsBook();

const PATH = '/api/sports/saved-slip';
const outcome = (eventId: string, id: string) => outcomeIdOf(`${eventId}~${KEY}`, id);
const slipWith = (legs: readonly string[]) => ({
  legs,
  system: legs.length > 1 ? 'parlay' : 'singles',
  amount: '25.50',
  policy: 'better',
  format: 'malay',
});

test('a slip that was not placed is there on another device, at the prices of now', async () => {
  const [one, two] = [await openMatch(), await openMatch()];
  const seat = await seatMember(p, 0n);
  expect((await seat.at(PATH)).value).toMatchObject({ savedAt: null, slip: null });
  await seat.at(PATH, slipWith([outcome(one, 'home'), outcome(two, 'away')]));
  feed.odds(one, [offerOf(KEY, { ...ODDS, home: 1_800 })]);
  await turn();
  expect((await seat.at(PATH)).value).toMatchObject({
    slip: {
      system: 'parlay',
      amount: '25.50',
      policy: 'better',
      format: 'malay',
      legs: [
        { event: { eventId: one }, market: { key: KEY }, outcome: { odds: 1_800 } },
        { event: { eventId: two }, outcome: { outcome: 'away', odds: ODDS.away } },
      ],
    },
  });
  const other = await seatMember(p, 0n);
  expect((await other.at(PATH)).value).toMatchObject({ slip: null });
});

test('what is on no sale any more has left the saved slip, and emptied it is empty everywhere', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 0n);
  await seat.at(PATH, slipWith([outcome(id, 'home'), outcome('m-gone', 'home')]));
  const kept = await seat.at<{ slip: { legs: object[] } }>(PATH);
  expect(kept.value.slip.legs).toMatchObject([{ event: { eventId: id } }]);
  await seat.at(PATH, slipWith([]));
  expect((await seat.at(PATH)).value).toMatchObject({ slip: { legs: [] } });
});

test('a saved slip is bounded, its member’s own, and gone after three days', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 0n);
  const many = Array.from({ length: 40 }, (_, place) => outcome(`m-${place}`, 'home'));
  for (const bad of [
    slipWith(many),
    { ...slipWith([]), amount: '1e9' },
    { ...slipWith([]), system: '<b>' },
    { ...slipWith(['x'.repeat(300)]) },
  ]) {
    expect(await seat.at(PATH, bad)).toMatchObject({ status: 400 });
  }
  await seat.at(PATH, slipWith([outcome(id, 'home')]));
  await turn(3 * DAY_MS - 1_000);
  await deleteSavedSlips(p.book.db);
  expect((await seat.at(PATH)).value).toMatchObject({ slip: { amount: '25.50' } });
  await turn(2_000);
  await deleteSavedSlips(p.book.db);
  expect((await seat.at(PATH)).value).toMatchObject({ slip: null });
});
