import { expect, test } from 'vitest';
import { legOf, offerOf } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { KEY, LIVE, ODDS, type ReadSlip, useSportsBook } from '../../testing/sports-book.ts';

const { p, feed, turn, openMatch, place, read } = useSportsBook();

test('a bet before the match stands at once, and the stake is taken', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 100_000n);
  const { value } = await place(seat, [legOf(id, KEY, ['home', 2_000])]);
  expect(value).toMatchObject({ status: 'accepted', stake: '10000', odds: 2_000, simulated: true });
  expect(await p.cashOf(seat.memberId)).toBe(90_000n);
});

test('REW-02 the wallet is told one event for both sides of a match, and another for a parlay', async () => {
  const [one, two] = [await openMatch(), await openMatch()];
  const seat = await seatMember(p, 100_000n);
  const legs = [legOf(one, KEY, ['home', 2_000]), legOf(two, KEY, ['home', 2_000])];
  const slips = [
    await place(seat, legs.slice(0, 1)),
    await place(seat, [legOf(one, KEY, ['away', ODDS.away])]),
    await place(seat, legs, { system: 'parlay' }),
  ];
  const bets = await p.world.db
    .selectFrom('play_bet')
    .select(['ref', 'event'])
    .where('member_id', '=', seat.memberId)
    .execute();
  const [home, away, parlay] = slips.map(
    ({ value }) => bets.find(({ ref }) => ref === value.slipId)?.event,
  );
  expect(home).toEqual(expect.any(String));
  expect(away).toBe(home);
  expect(parlay).toEqual(expect.any(String));
  expect(parlay).not.toBe(home);
});

test('BOOK-05 `ask` re-offers any change; the offer stands ten seconds and is good once', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 100_000n);
  const moved = await place(seat, [legOf(id, KEY, ['home', 2_100])]);
  expect(moved).toMatchObject({ status: 409, message: 'odds_changed' });
  const { reofferId, odds } = moved.value.reoffer ?? { reofferId: '', odds: 0 };
  expect(odds).toBe(2_000);
  expect(await p.cashOf(seat.memberId)).toBe(100_000n);
  feed.odds(id, [offerOf(KEY, { ...ODDS, home: 1_800 })]);
  await turn(9_000);
  const accept = (key: string) =>
    seat.at<ReadSlip>(`/api/sports/reoffers/${reofferId}/accept`, { requestKey: key });
  expect((await accept('reoffer-key-1')).value).toMatchObject({ status: 'accepted', odds: 2_000 });
  expect(await accept('reoffer-key-2')).toMatchObject({ message: 'reoffer_ended' });
  const late = await place(seat, [legOf(id, KEY, ['home', 2_100])]);
  await turn(10_000);
  const ended = `/api/sports/reoffers/${late.value.reoffer?.reofferId}/accept`;
  expect(await seat.at(ended, { requestKey: 'reoffer-key-3' })).toMatchObject({
    message: 'reoffer_ended',
  });
});

test.each([
  ['a goal', 'score_changed', { ...LIVE, score: { home: 1, away: 0 } }],
  ['a red card', 'red_cards_changed', { ...LIVE, redCards: { home: 0, away: 1 } }],
])('BOOK-05 a re-offer made before %s is not taken after it', async (_, message, after) => {
  const id = await openMatch(LIVE);
  const seat = await seatMember(p, 100_000n);
  const moved = await place(seat, [legOf(id, KEY, ['home', 2_100])]);
  feed.odds(id, [offerOf(KEY, { ...ODDS, home: 1_100 })], after);
  await turn(7_000);
  const path = `/api/sports/reoffers/${moved.value.reoffer?.reofferId}/accept`;
  expect(await seat.at(path, { requestKey: `reoffer-${message}` })).toMatchObject({
    status: 409,
    message,
  });
  expect(await p.cashOf(seat.memberId)).toBe(100_000n);
});

test('BOOK-05 `better` books new odds when no leg is lower, `any` a fall of up to 5 %', async () => {
  const [one, two] = [await openMatch(), await openMatch()];
  const seat = await seatMember(p, 1_000_000n);
  const legs = (a: number, b: number) => [
    legOf(one, KEY, ['home', a]),
    legOf(two, KEY, ['home', b]),
  ];
  const better = await place(seat, legs(1_900, 2_000), { policy: 'better' });
  expect(better.value).toMatchObject({ status: 'accepted', odds: 4_000 });
  const mixed = await place(seat, legs(1_900, 2_001), { policy: 'better' });
  expect(mixed.message).toBe('odds_changed');
  const fall = await place(seat, legs(2_100, 2_000), { policy: 'any' });
  expect(fall.value).toMatchObject({ status: 'accepted', odds: 4_000 });
  const beyond = await place(seat, legs(2_110, 2_000), { policy: 'any' });
  expect(beyond.message).toBe('odds_changed');
});

test.each([
  ['ask', 1_990],
  ['ask', 2_010],
  ['better', 1_990],
])(
  'BOOK-05 under `%s` a bet sent at 2.000 is not booked at %i, at once or after its wait in play',
  async (policy, now) => {
    const seat = await seatMember(p, 100_000n);
    const [early, live] = [await openMatch(), await openMatch(LIVE)];
    const waiting = await place(seat, [legOf(live, KEY, ['home', 2_000])], { policy });
    expect(waiting.value.status).toBe('delayed');
    for (const [id, state] of [
      [early, {}],
      [live, LIVE],
    ] as const) {
      feed.odds(id, [offerOf(KEY, { ...ODDS, home: now })], state);
    }
    await turn(6_000);
    await turn();
    const atOnce = await place(seat, [legOf(early, KEY, ['home', 2_000])], { policy });
    expect(atOnce).toMatchObject({
      message: 'odds_changed',
      value: { reoffer: { odds: now } },
    });
    expect(await read(seat, waiting.value.slipId)).toMatchObject({
      status: 'cancelled',
      reason: 'odds_changed',
      reoffer: { odds: now },
    });
    expect(await p.cashOf(seat.memberId)).toBe(100_000n);
  },
);

test.each([
  [
    'a goal',
    'score_changed',
    (id: string) => feed.odds(id, [], { ...LIVE, score: { home: 1, away: 0 } }),
  ],
  [
    'a red card',
    'red_cards_changed',
    (id: string) => feed.odds(id, [], { ...LIVE, redCards: { home: 0, away: 1 } }),
  ],
  ['a stop', 'market_closed', (id: string) => feed.stop(id)],
  [
    'a line that went',
    'line_changed',
    (id: string) => feed.odds(id, [offerOf(KEY, ODDS, { status: 0 })], LIVE),
  ],
] as const)(
  'BOOK-06 %s while a bet waits in play refuses it at every odds policy, and the stake is back',
  async (_, reason, happens) => {
    const id = await openMatch(LIVE);
    const seat = await seatMember(p, 100_000n);
    const waiting = [];
    for (const policy of ['ask', 'better', 'any']) {
      waiting.push((await place(seat, [legOf(id, KEY, ['home', 2_000])], { policy })).value);
    }
    expect(waiting.map(({ status }) => status)).toEqual(['delayed', 'delayed', 'delayed']);
    expect(await p.cashOf(seat.memberId)).toBe(70_000n);
    happens(id);
    await turn(5_999);
    expect((await read(seat, waiting[0]?.slipId ?? '')).status).toBe('delayed');
    await turn(1);
    await turn();
    for (const { slipId } of waiting) {
      expect(await read(seat, slipId)).toMatchObject({ status: 'cancelled', reason });
    }
    expect(await p.cashOf(seat.memberId)).toBe(100_000n);
  },
);

test('BOOK-06 a bet in play that nothing happened to stands after its delay', async () => {
  const id = await openMatch(LIVE);
  const seat = await seatMember(p, 100_000n);
  const { slipId } = (await place(seat, [legOf(id, KEY, ['home', 2_000])])).value;
  await turn(6_000);
  expect(await read(seat, slipId)).toMatchObject({ status: 'accepted' });
});

test('BOOK-07 a stake above a limit is told the largest one, and that one is accepted', async () => {
  const id = await openMatch({}, { home: 2_500, away: 1_500 });
  await p.tables(
    `insert into sport_limit (scope, stake_min, return_max, player_max, outcome_max, live_ppm,
      refer_above, changed_by) values ($1, 100, 10000000, 100001, 150000, 500000, 9000000, 'test')`,
    [`event:${id}`],
  );
  const seat = await seatMember(p, 1_000_000n);
  const leg = legOf(id, KEY, ['home', 2_500]);
  const refused = await place(seat, [leg], { unit: '200000' });
  expect(refused).toMatchObject({ message: 'stake_too_large', value: { largestStake: '66667' } });
  const half = await place(seat, [leg], { unit: '40000' });
  expect(half.value.status).toBe('accepted');
  // Repeats of one bet add up.
  const rest = await place(seat, [leg], { unit: '66667' });
  expect(rest.value).toMatchObject({ largestStake: '26667' });
  expect((await place(seat, [leg], { unit: '26668' })).message).toBe('stake_too_large');
  expect((await place(seat, [leg], { unit: '26667' })).value.status).toBe('accepted');
  // What others hold is reserved too, and more is left for nobody.
  const other = await seatMember(p, 1_000_000n);
  const told = await place(other, [leg], { unit: '66667' });
  expect(told.value).toMatchObject({ largestStake: '33333' });
  const both = await Promise.all([1, 2].map(() => place(other, [leg], { unit: '33333' })));
  expect(new Set(both.map(({ message }) => message))).toEqual(new Set(['stake_too_large', null]));
});

test('BOOK-04 two outcomes of one match in a parlay are refused', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 100_000n);
  const legs = [legOf(id, KEY, ['home', 2_000]), legOf(id, KEY, ['draw', 3_000])];
  expect(await place(seat, legs)).toMatchObject({ message: 'same_event_in_parlay' });
});

test('bad slips are refused with what is wrong: many legs, no stake, a price of 1.000, a stranger’s slip', async () => {
  const id = await openMatch();
  const seat = await seatMember(p, 100_000n);
  const leg = legOf(id, KEY, ['home', 2_000]);
  const many = Array.from({ length: 30 }, (_, count) => ({
    ...leg,
    outcomeId: `e${count}~${KEY}~home`,
  }));
  expect((await place(seat, many)).message).toBe('legs_too_many');
  expect((await place(seat, [leg], { unit: '1' })).value).toMatchObject({ smallestStake: '100' });
  expect((await place(seat, [leg], { unit: '0' })).message).toBe('request_invalid');
  expect((await place(seat, [{ ...leg, odds: 1_000 }])).message).toBe('request_invalid');
  expect((await place(seat, [leg, leg], { system: 'parlay' })).message).toBe('slip_invalid');
  const { slipId } = (await place(seat, [leg])).value;
  const other = await seatMember(p, 1_000n);
  expect((await other.at(`/api/sports/slips/${slipId}`)).message).toBe('slip_unknown');
  const short = await place(other, [leg]);
  expect(short.value).toMatchObject({ status: 'refused', reason: 'insufficient_funds' });
});
