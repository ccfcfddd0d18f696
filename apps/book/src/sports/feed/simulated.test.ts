import { LEAGUES } from '@baize/sports/sim/leagues';
import { simulator } from '@baize/sports/sim/simulator';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/matches.ts';
import { seatMember, usePlatform } from '../../testing/platform.ts';
import { ask } from '../../testing/seat.ts';
import type { listEvents } from '../events/list-events.ts';
import type { readEvent } from '../events/read-event.ts';
import type { WireSlip } from '../slips/view-slip.ts';

const leagues = LEAGUES.filter(({ sport }) => sport === 'football' || sport === 'tennis');
const matches = simulator({ seed: 'a season of tests', leagues });
const p = usePlatform({
  producers: [matches],
  priceBuilder: (eventId, at, picks) => matches.builder(eventId, at, picks),
});

type Listed = Awaited<ReturnType<typeof listEvents>>;
type Whole = Awaited<ReturnType<typeof readEvent>>;

const legOf = ({ markets }: Whole, key: string, outcome: string) => {
  const market = markets.find((one) => one.key === key);
  const found = market?.outcomes.find((one) => one.outcome === outcome);
  return {
    outcomeId: found?.outcomeId ?? '',
    odds: found?.odds ?? 0,
    lineVersion: market?.lineVersion ?? 0,
  };
};

test('BOOK-01 BOOK-04 a season is on sale at once, several matches live; a builder is priced by the matrix', async () => {
  await p.setNow(new Date(NOON));
  await p.turn();
  const live = await ask<Listed>(p.url, '/api/sports/events?view=live');
  expect(live.value.events.length).toBeGreaterThan(1);
  expect(live.value.events.every(({ fixture }) => fixture.simulated)).toBe(true);
  const coming = await ask<Listed>(p.url, '/api/sports/events?view=upcoming&sport=football');
  const event = coming.value.events.at(-1);
  const whole = (await ask<Whole>(p.url, `/api/sports/events/${event?.eventId}`)).value;
  const legs = [legOf(whole, 'match-result', 'home'), legOf(whole, 'total|line=2.5', 'over')];
  expect(legs.every(({ odds }) => odds > 1_000)).toBe(true);
  const asked = { system: 'builder', legs, unit: '10000', odds: null };
  const quote = await ask<{ odds: number }>(p.url, '/api/sports/quotes', { body: asked });
  const product = ((legs[0]?.odds ?? 0) * (legs[1]?.odds ?? 0)) / 1_000;
  // A home win brings goals with it: together they are likelier than apart.
  expect(quote.value.odds).toBeLessThan(product * 0.95);
  const seat = await seatMember(p, 100_000n);
  const place = (more: object) =>
    seat.at<WireSlip>('/api/sports/slips', { ...asked, policy: 'ask', ...more });
  const dearer = await place({ requestKey: 'builder-0001', odds: Math.round(product) });
  expect(dearer.message).toBe('odds_changed');
  const taken = await place({ requestKey: 'builder-0002', odds: quote.value.odds });
  expect(taken.value).toMatchObject({ status: 'accepted', odds: quote.value.odds, lines: 1 });
});
