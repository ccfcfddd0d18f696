import { minor } from '@baize/std/money';
import { describe, expect, test } from 'vitest';
import { type FeedState, NO_FEED } from '../feed/feed-state.ts';
import { cancelReason, hear, noticeSilence, standingMarkets } from '../feed/hear.ts';
import type { FeedMessage } from '../feed/message.ts';
import { HALF_LOSS, HALF_WIN, LOSS, PUSH, WIN } from '../settlement/leg.ts';
import { ticketPayout } from '../slip/payout.ts';
import { linesOf, systemsFor } from '../slip/system.ts';
import { chanceOf } from './chance.ts';
import { LEAGUES, roundsOf } from './leagues.ts';
import { simulator } from './simulator.ts';

const PACE = 60;
const leagues = LEAGUES.filter(({ id }) => id === 'siam-star' || id === 'clutch-circuit');
const NOON = Date.UTC(2026, 10, 17, 12);
const make = (seed = 'a season') => simulator({ seed, pace: PACE, leagues });

/** The first football match from noon, from its last minutes before the start to its end. */
function recorded() {
  const sim = make();
  const fixture = sim
    .fixturesBetween(NOON, NOON + 600_000)
    .find(({ sport }) => sport === 'football');
  if (fixture === undefined) throw new Error('a match begins');
  const from = fixture.startsAt - 2000;
  const to = (sim.endsAt(fixture.eventId) ?? 0) + 2000;
  const ofMatch = (message: FeedMessage) =>
    !('eventId' in message) || message.eventId === fixture.eventId;
  return { sim, fixture, from, to, messages: sim.messagesBetween(from, to).filter(ofMatch) };
}

const listen = (messages: readonly FeedMessage[], from: FeedState = NO_FEED): FeedState =>
  messages.reduce((feed, message) => hear(feed, message, message.at), from);

describe('a season', () => {
  test('BOOK-01 the same seed gives the same season, named as simulated; another seed another', () => {
    const day = (seed: string) => {
      const sim = make(seed);
      return sim
        .fixturesBetween(NOON, NOON + 300_000)
        .map(({ eventId, simulated }) => ({ eventId, simulated, final: sim.finalOf(eventId) }));
    };
    const one = day('one');
    expect(one.length).toBeGreaterThan(5);
    expect(day('one')).toEqual(one);
    expect(day('two')).not.toEqual(one);
    expect(one.every(({ simulated }) => simulated)).toBe(true);
  });

  test('everybody meets everybody twice, home and away', () => {
    const met = roundsOf(10)
      .flat()
      .map(([home, away]) => `${home}-${away}`);
    expect(new Set(met).size).toBe(90);
    expect(roundsOf(10).every((round) => new Set(round.flat()).size === 10)).toBe(true);
  });
});

describe('what is heard', () => {
  const { sim, fixture, from, to, messages } = recorded();
  const { eventId } = fixture;
  const inOrder = listen(messages);

  test('BOOK-02 repeated and in any order it is the same', () => {
    const chance = chanceOf('order');
    const mixed = [...messages, ...messages]
      .map((message) => ({ message, place: chance.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ message }) => message);
    const feed = listen(mixed);
    expect(feed.events).toEqual(inOrder.events);
    expect(standingMarkets(feed, eventId)).toEqual(standingMarkets(inOrder, eventId));
    expect(
      standingMarkets(feed, eventId).every(({ status }) => status === -3 || status === 0),
    ).toBe(true);
  });

  test('BOOK-02 cut off, a snapshot brings the same settlements and cancellations', () => {
    const half = listen(messages.slice(0, Math.floor(messages.length / 2)));
    const snapshot = sim
      .snapshotAt(to, 'r')
      .filter((message) => !('eventId' in message) || message.eventId === eventId);
    const feed = listen(snapshot, half);
    const results = (state: FeedState) =>
      Object.entries(state.events[eventId]?.settlements ?? {}).map(([key, { value }]) => [
        key,
        value.outcomes,
      ]);
    expect(results(feed)).toEqual(results(inOrder));
    const windows = (state: FeedState) =>
      Object.keys(state.events[eventId]?.cancellations ?? {}).sort();
    expect(windows(feed)).toEqual(windows(inOrder));
  });

  test('BOOK-02 silent for 20 s its markets are suspended, and open only after a whole snapshot', () => {
    const beginning = listen(messages.filter(({ at }) => at <= fixture.startsAt));
    const open = (feed: FeedState) =>
      standingMarkets(feed, eventId).filter(({ status }) => status === 1).length;
    expect(open(beginning)).toBeGreaterThan(30);
    const heardAt = beginning.producers.simulator?.heardAt ?? 0;
    expect(open(noticeSilence(beginning, heardAt + 19_999))).toBe(open(beginning));
    const silent = noticeSilence(beginning, heardAt + 20_000);
    expect(open(silent)).toBe(0);
    const alive = hear(
      silent,
      { kind: 'alive', producer: 'simulator', at: heardAt + 21_000 },
      heardAt + 21_000,
    );
    expect(open(alive)).toBe(0);
    const early: FeedMessage = {
      kind: 'snapshot_complete',
      producer: 'simulator',
      at: heardAt - 1,
      recovery: 'r',
    };
    expect(open(hear(alive, early, heardAt + 22_000))).toBe(0);
    expect(open(hear(alive, { ...early, at: heardAt + 21_500 }, heardAt + 22_000))).toBe(
      open(beginning),
    );
  });

  test('what is bet between a goal and its stop is void, and nothing else', () => {
    const event = inOrder.events[eventId];
    const goal = messages.find((message) => message.kind === 'bet_cancel');
    if (event === undefined || goal?.kind !== 'bet_cancel') throw new Error('a goal is scored');
    const reason = (at: number) => cancelReason(event, 'match-result', at);
    expect(reason(goal.from ?? 0)).toBe(goal.reason);
    expect(reason(goal.to ?? 0)).toBe(goal.reason);
    expect(reason((goal.from ?? 0) - 1)).toBeUndefined();
    expect(reason((goal.to ?? 0) + 1)).toBeUndefined();
    expect(from).toBeLessThan(goal.at);
  });
});

test('BOOK-10 random tickets pay what a slow calculation in fractions says', () => {
  const chance = chanceOf('tickets');
  const results = [WIN, HALF_WIN, PUSH, HALF_LOSS, LOSS, { ...WIN, places: 1, tied: 3 }];
  for (let round = 0; round < 2000; round++) {
    const legs = Array.from({ length: 1 + Math.floor(chance.next() * 6) }, () => ({
      odds: 1010 + Math.floor(chance.next() * 9000),
      result: chance.pick(results),
    }));
    const system = chance.pick(systemsFor(legs.length));
    const stake = minor(BigInt(1 + Math.floor(chance.next() * 100_000)));
    let slow = 0n;
    for (const line of linesOf(system, legs.length))
      slow += slowLine(
        stake,
        line.map((place) => legs[place]),
      );
    expect(ticketPayout(system, stake, legs)).toBe(slow);
  }
});

/** The same by splitting the stake over every way a quarter line can go, kept over one denominator. */
function slowLine(
  stake: bigint,
  legs: readonly ({ odds: number; result: typeof WIN } | undefined)[],
): bigint {
  const DENOMINATOR = 6000n;
  let parts = stake;
  for (const leg of legs) {
    if (leg === undefined) continue;
    const { won, voidHalves, places, tied } = leg.result;
    const kept = BigInt((6000 * voidHalves) / 2);
    const earned = BigInt(((6 * leg.odds * (2 - voidHalves)) / 2 / tied) * places * won);
    parts *= kept + earned;
  }
  return parts / DENOMINATOR ** BigInt(legs.length);
}
