import type { Fixture } from '@baize/sports/core/match';
import { LOSS, WIN } from '@baize/sports/settlement/leg';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { NOON, offerOf } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { KEY, ODDS, useSportsBook } from '../../testing/sports-book.ts';
import { enterMatchResult } from '../desk/enter-match-result.ts';
import { deleteOldFavourites } from '../favourites/favourites.ts';

const { p, feed, turn } = useSportsBook();

const CLUBS = { ash: 'Ashbridge', bel: 'Bellmoor', cra: 'Craigdon' };
const club = (id: keyof typeof CLUBS): Fixture['home'] => ({
  id,
  name: { en: CLUBS[id], th: `สโมสร${id}` },
  short: id.toUpperCase(),
});

type Meeting = readonly [home: keyof typeof CLUBS, away: keyof typeof CLUBS];

/** A match of a small league that ended so. */
async function playMatch(league: string, [home, away]: Meeting, score: readonly [number, number]) {
  const id = `${league}-${home}-${away}`;
  const named = { id: league, name: { en: `League ${league}`, th: `ลีก${league}` } };
  feed.fixture(id, { league: named, home: club(home), away: club(away), startsAt: NOON - HOUR_MS });
  const result = { home: score[0], away: score[1] };
  feed.odds(id, [offerOf(KEY, ODDS)], { status: 'live', period: 1, minute: 5 });
  feed.odds(id, [], { status: 'ended', score: result, periods: [result] });
  const won = score[0] > score[1] ? 'home' : score[0] < score[1] ? 'away' : 'draw';
  const outcomes = ['home', 'draw', 'away'].map((one) => [one, one === won ? WIN : LOSS] as const);
  feed.settle(id, { [KEY]: Object.fromEntries(outcomes) });
  await turn();
  return id;
}

type Table = {
  readonly table: readonly { readonly side: Fixture['home']; readonly points: number }[];
};
const DAY = {
  from: new Date(NOON - DAY_MS / 2).toISOString(),
  to: new Date(NOON + DAY_MS / 2).toISOString(),
};
const resultsOf = (league: string) =>
  `/api/sports/results?${new URLSearchParams({ ...DAY, league })}`;

test('BOOK-01 the table of a league is what its results come to, and each answer says simulated', async () => {
  const seat = await seatMember(p, 0n);
  await playMatch('alpha', ['ash', 'bel'], [2, 0]);
  await playMatch('alpha', ['bel', 'cra'], [1, 1]);
  await playMatch('alpha', ['cra', 'ash'], [0, 1]);
  const { value } = await seat.at<Table>('/api/sports/leagues/alpha');
  expect(value).toMatchObject({
    simulated: true,
    league: { name: { en: 'League alpha' } },
    table: [
      { side: { short: 'ASH' }, place: 1, played: 2, won: 2, scored: 3, conceded: 0, points: 6 },
      { side: { short: 'CRA' }, place: 2, drawn: 1, lost: 1, points: 1 },
      { side: { short: 'BEL' }, place: 3, drawn: 1, lost: 1, points: 1 },
    ],
  });
  expect((await seat.at('/api/sports/leagues')).value).toMatchObject({
    simulated: true,
    leagues: expect.arrayContaining([expect.objectContaining({ league: 'alpha', ended: 3 })]),
  });
  expect(await seat.at('/api/sports/leagues/nowhere')).toMatchObject({ status: 404 });
});

test('a result that two people corrected is told with its reason, and counts in the table', async () => {
  const seat = await seatMember(p, 0n);
  const id = await playMatch('beta', ['ash', 'bel'], [2, 1]);
  expect((await seat.at(resultsOf('beta'))).value).toMatchObject({
    simulated: true,
    results: [
      { event: { match: { score: { home: 2, away: 1 } } }, source: 'feed', corrections: [] },
    ],
  });
  const score = { home: 1, away: 1 };
  const entering = {
    eventId: id,
    result: { score, periods: [score], corners: { home: 0, away: 0 } },
    reason: 'the second goal was taken back after the end',
  };
  for (const by of ['trader one', 'trader two'])
    await enterMatchResult(p.book, { ...entering, by });
  await turn();
  const { value } = await seat.at(resultsOf('beta'));
  expect(value).toMatchObject({
    results: [
      {
        event: { match: { score } },
        source: 'house',
        corrections: [{ source: 'house', reason: entering.reason, score }],
      },
    ],
  });
  // Who of the house it was is nobody's business outside it.
  expect(JSON.stringify(value)).not.toContain('trader');
  const { table } = (await seat.at<Table>('/api/sports/leagues/beta')).value;
  expect(table.map(({ points }) => points)).toEqual([1, 1]);
});

test('statistics tell the form of both sides, their meetings and what happened', async () => {
  const seat = await seatMember(p, 0n);
  await playMatch('gamma', ['ash', 'bel'], [3, 0]);
  await playMatch('gamma', ['cra', 'ash'], [1, 0]);
  const id = await playMatch('gamma', ['bel', 'ash'], [0, 0]);
  expect((await seat.at(`/api/sports/statistics/${id}`)).value).toMatchObject({
    simulated: true,
    form: {
      home: [{ result: 'lost', score: { home: 3, away: 0 } }],
      away: [{ result: 'lost' }, { result: 'won' }],
    },
    meetings: [{ home: { short: 'ASH' }, winner: 'home' }],
    table: [{ side: { short: 'ASH' } }, { side: { short: 'BEL' } }],
  });
  expect(await seat.at('/api/sports/statistics/no-match')).toMatchObject({ status: 404 });
});

test('a search finds leagues and matches by their names in both languages, and by nothing else', async () => {
  const seat = await seatMember(p, 0n);
  await playMatch('delta', ['ash', 'cra'], [1, 0]);
  const found = async (search: string) =>
    (await seat.at(`/api/sports/search?${new URLSearchParams({ search })}`)).value;
  expect(await found('league DEL')).toMatchObject({
    leagues: [{ league: 'delta' }],
    ended: [{ event: { fixture: { league: { id: 'delta' } } }, source: 'feed' }],
  });
  expect(await found('ลีกdelta')).toMatchObject({ leagues: [{ league: 'delta' }] });
  // Words of the record and not of a name.
  for (const word of ['startsAt', 'simulated', '"home"'])
    expect(await found(word)).toMatchObject({ leagues: [], events: [], ended: [] });
  expect(await seat.at('/api/sports/search?search=x')).toMatchObject({ status: 400 });
});

test('a member’s stars are their own, on every device, and a match that is long over loses its', async () => {
  const [seat, other] = [await seatMember(p, 0n), await seatMember(p, 0n)];
  const id = await playMatch('epsilon', ['ash', 'bel'], [0, 0]);
  const PATH = '/api/sports/favourites';
  const star = (kind: string, one: string, isStarred = true) =>
    seat.at(PATH, { kind, id: one, isStarred });
  await star('match', id);
  await star('match', id);
  expect((await star('league', 'epsilon')).value).toEqual({ matches: [id], leagues: ['epsilon'] });
  expect((await other.at(PATH)).value).toEqual({ matches: [], leagues: [] });
  expect(await star('league', 'no-league')).toMatchObject({ status: 404 });
  expect(await star('match', 'no-match')).toMatchObject({ status: 404 });
  expect(await star('club', 'ash')).toMatchObject({ status: 400 });
  await turn(7 * DAY_MS + 1_000);
  await deleteOldFavourites(p.book.db);
  expect((await seat.at(PATH)).value).toEqual({ matches: [], leagues: ['epsilon'] });
  expect((await star('league', 'epsilon', false)).value).toEqual({ matches: [], leagues: [] });
});
