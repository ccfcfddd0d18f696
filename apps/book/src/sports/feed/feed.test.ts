import { once } from 'node:events';
import http from 'node:http';
import type { FeedMessage } from '@baize/sports/feed/message';
import { expect, test } from 'vitest';
import { legOf, offerOf, openTestFeed, wonBy } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { ask } from '../../testing/seat.ts';
import { KEY, LIVE, ODDS, useSportsBook } from '../../testing/sports-book.ts';
import type { WireMarket } from '../events/view-event.ts';

const { p, feed, turn, wait, openMatch, place, read } = useSportsBook();

type Read = {
  readonly simulated: boolean;
  readonly seq: string;
  readonly markets: readonly WireMarket[];
};
const marketsOf = async (id: string) =>
  (await ask<Read>(p.url, `/api/sports/events/${id}`)).value.markets.map((market) => ({
    key: market.key,
    status: market.status,
    odds: market.outcomes.map(({ odds }) => odds),
  }));

/** A match that is told whole, from its fixture to its result. */
function story(id: string): readonly FeedMessage[] {
  const told = openTestFeed();
  told.fixture(id);
  told.odds(id, [offerOf(KEY, ODDS), offerOf('total|line=2.5', { over: 1_900, under: 1_900 })]);
  told.odds(id, [offerOf(KEY, { ...ODDS, home: 1_700 })], LIVE);
  told.stop(id);
  told.odds(id, [offerOf(KEY, { ...ODDS, home: 1_200 })], { ...LIVE, score: { home: 1, away: 0 } });
  told.settle(id, { 'total|line=2.5': wonBy('over', 'under') });
  return told.feed.messagesBetween(0, 1);
}

test('BOOK-02 messages that repeat, come in another order or are cut off give the same markets and settlements', async () => {
  const orders = [
    (messages: readonly FeedMessage[]) => messages,
    (messages: readonly FeedMessage[]) => messages.toReversed(),
    (messages: readonly FeedMessage[]) => [...messages, ...messages, ...messages.slice(0, 3)],
    // Cut off, and told again from before the cut.
    (messages: readonly FeedMessage[]) => [...messages.slice(0, 4), ...messages.slice(2)],
  ];
  const found = [];
  for (const [count, inOrder] of orders.entries()) {
    const id = `story-${count}`;
    const messages = inOrder(story(id));
    for (const message of messages) {
      feed.say(message);
      await turn();
    }
    const results = await p.tables(
      `select version, outcomes from sport_result where market_id = $1 order by version`,
      [`${id}~total|line=2.5`],
    );
    found.push({ markets: await marketsOf(id), results });
  }
  for (const one of found) expect(one).toEqual(found[0]);
  expect(found[0]).toMatchObject({
    markets: [
      { key: KEY, status: 'active', odds: [1_200, 3_000, 4_000] },
      { key: 'total|line=2.5', status: 'settled' },
    ],
    results: [{ version: 1 }],
  });
});

test('BOOK-02 a producer silent for 20 s has its markets suspended, reopened only after a complete snapshot', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 100_000n);
  const leg = legOf(id, KEY, ['home', 2_000]);
  await wait(19_999);
  expect((await place(seat, [leg])).value.status).toBe('accepted');
  await wait(1);
  // Nobody has noticed yet: the clock decides.
  expect(await place(seat, [leg])).toMatchObject({
    message: 'market_closed',
    value: { reason: 'silence' },
  });
  feed.cutSnapshots(true);
  await p.turn();
  expect(await marketsOf(id)).toMatchObject([{ status: 'suspended' }]);
  const listed = await ask<{ feed: { status: string }; simulated: boolean }>(p.url, '/api/sports');
  expect(listed.value).toMatchObject({ simulated: true, feed: { status: 'silent' } });
  // Speaking alone opens nothing.
  await turn();
  expect(await marketsOf(id)).toMatchObject([{ status: 'suspended' }]);
  feed.cutSnapshots(false);
  await turn();
  expect(await marketsOf(id)).toMatchObject([{ status: 'active' }]);
  expect((await place(seat, [leg])).value.status).toBe('accepted');
});

test('BOOK-01 every answer about matches says that they are simulated', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 10_000n);
  const leg = legOf(id, KEY, ['home', 2_000]);
  const { slipId } = (await place(seat, [leg])).value;
  const quote = { system: 'singles', legs: [leg], unit: '10000' };
  const answers = [
    (await ask(p.url, '/api/sports')).value,
    (await ask(p.url, '/api/sports/events?view=upcoming')).value,
    (await ask(p.url, `/api/sports/events/${id}`)).value,
    (await ask(p.url, '/api/sports/quotes', { body: quote })).value,
    await read(seat, slipId),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({ simulated: true, source: 'simulator' });
});

/** Reads frames of the stream until there are so many. */
async function readFrames(path: string, count: number): Promise<readonly (readonly string[])[]> {
  const request = http.get(`${p.url}${path}`, { agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const frames: (readonly string[])[] = [];
  let text = '';
  for await (const bytes of response) {
    text += String(bytes);
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const frame of whole) {
      const [, name = '', seq = ''] = /^event: (\w+)\nid: (\d+)\n/.exec(frame) ?? [];
      if (name) frames.push([name, seq]);
    }
    if (frames.length >= count) break;
  }
  request.destroy();
  return frames;
}

test('a page goes on from what it was told last, stops first; what is too old is a snapshot', async () => {
  const id = await openMatch(LIVE);
  const { seq } = (await ask<Read>(p.url, `/api/sports/events/${id}`)).value;
  feed.stop(id);
  await turn();
  const frames = await readFrames(`/api/sports/stream?topics=event:${id}&since=${seq}`, 2);
  expect(frames).toEqual([
    ['stop', `${BigInt(seq) + 1n}`],
    ['prices', `${BigInt(seq) + 2n}`],
  ]);
  await p.tables('delete from sport_frame');
  const [first] = await readFrames(`/api/sports/stream?topics=event:${id}&since=${seq}`, 1);
  expect(first?.[0]).toBe('snapshot');
});
