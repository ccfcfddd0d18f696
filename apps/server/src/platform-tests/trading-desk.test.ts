import type { Endpoint } from '@baize/contract/endpoint';
import { permissionsOf } from '@baize/contract/operator-roles';
import * as contract from '@baize/contract/trading-desk';
import * as limits from '@baize/contract/trading-limits';
import * as results from '@baize/contract/trading-results';
import { expect, test } from 'vitest';
import { legOf, offerOf } from '../../../book/src/testing/matches.ts';
import { seatMember } from '../../../book/src/testing/platform.ts';
import { KEY, LIVE, ODDS, useSportsBook } from '../../../book/src/testing/sports-book.ts';
import { tradingRoutes } from '../desk/trading/index.ts';
import { createBookLine } from '../play/book/index.ts';
import { callerOf, givenOperator } from '../testing/operator.ts';

const { p, feed, turn, openMatch, place, read } = useSportsBook();

async function openDesk() {
  const [ann, ben] = [await givenOperator(p.world, 'risk'), await givenOperator(p.world, 'admin')];
  const book = createBookLine(p.world, { url: p.url, vendor: 'book' });
  const call = callerOf(p.world, tradingRoutes({ book }));
  const as = (who: typeof ann, endpoint: Endpoint, wire: object) =>
    call(who.caller, endpoint, wire as Record<string, unknown>);
  return { ann, ben, as };
}

const linesAbout = async (subject: string) =>
  (
    await p.world.db
      .selectFrom('operators_audit')
      .select(['action', 'operator_id'])
      .where('subject', '=', subject)
      .orderBy('number')
      .execute()
  ).map(({ action, operator_id: by }) => [action, by]);

test('BOOK-14 DESK-04 a trader stops a match without a word: all markets suspended, waiting bets refused, a colleague told who was first, the stop undone', async () => {
  const { ann, ben, as } = await openDesk();
  const eventId = await openMatch(LIVE);
  const total = offerOf('total|line=2.5', { over: 1_900, under: 1_900 }, { group: 'total' });
  feed.odds(eventId, [offerOf(KEY, ODDS), total], LIVE);
  await turn();
  const seat = await seatMember(p, 10_000n);
  const { slipId } = (await place(seat, [legOf(eventId, KEY, ['home', 2_000])])).value;
  const stopped = await as(ann, contract.stopMatch, { eventId });
  expect(stopped.value).toMatchObject({
    refused: 1,
    match: {
      stoppedBy: ann.name,
      markets: [
        { type: 'match-result', status: 'suspended', reason: 'trader' },
        { type: 'total', specifiers: { line: '2.5' }, status: 'suspended', reason: 'trader' },
      ],
      acts: [{ kind: 'stop', by: ann.name }],
    },
  });
  expect(await read(seat, slipId)).toMatchObject({ status: 'cancelled', reason: 'event_stopped' });
  expect(await p.cashOf(seat.memberId)).toBe(10_000n);
  expect(await as(ben, contract.stopMatch, { eventId })).toMatchObject({
    message: 'already_decided',
    value: { operator: ann.name, action: 'trading.stopped' },
  });
  const undone = await as(ben, contract.resumeMatch, { eventId });
  expect(undone.value).toMatchObject({
    stopped: null,
    markets: [{ status: 'active' }, { status: 'active' }],
  });
  expect(await as(ann, contract.resumeMatch, { eventId })).toMatchObject({
    message: 'already_decided',
    value: { operator: ben.name, action: 'trading.resumed' },
  });
  expect(await linesAbout(eventId)).toEqual([
    ['trading.stopped', ann.caller.operatorId],
    ['trading.resumed', ben.caller.operatorId],
  ]);
});

test('the desk lists matches by worst case, moves a price with its margin, and voids late bets', async () => {
  const { ann, as } = await openDesk();
  const eventId = await openMatch();
  const seat = await seatMember(p, 50_000n);
  await place(seat, [legOf(eventId, KEY, ['away', 4_000])], { unit: '50000' });
  const { value } = await as(ann, contract.listTradedMatches, { view: 'open' });
  expect(value).toMatchObject({ feed: 'alive', totals: { worst: '150000', stopped: 0 } });
  expect(value['matches']).toContainEqual(
    expect.objectContaining({
      eventId,
      home: { name: 'Lanternport', short: 'LAN' },
      stake: '50000',
      worst: '150000',
    }),
  );
  const marketId = `${eventId}~${KEY}`;
  const oddsPpm = { away: -50_000 };
  const wire = { eventId, marketId, marginPpm: 0, oddsPpm };
  const nudged = await as(ann, contract.nudgeMarket, wire);
  expect(nudged.value).toMatchObject({
    markets: [
      {
        marginPpm: 96_491,
        outcomes: [
          { result: '50000' },
          { outcome: 'draw', handPpm: 0 },
          { outcome: 'away', odds: 3_800, fedOdds: 4_000, handPpm: -50_000, result: '-150000' },
        ],
      },
    ],
  });
  expect(await linesAbout(marketId)).toEqual([['trading.nudged', ann.caller.operatorId]]);
  const tooFar = { ...wire, oddsPpm: { away: -100_001 } };
  expect((await as(ann, contract.nudgeMarket, tooFar)).message).toBe('invalid_input');

  const window = { eventId, from: '2027-03-02T11:00:00.000Z', reason: 'goal before the stop' };
  const turned = { ...window, to: window.from };
  expect((await as(ann, contract.cancelLateBets, turned)).message).toBe('window_invalid');
  const whole = { ...window, to: '2027-03-02T23:00:00.000Z' };
  expect((await as(ann, contract.cancelLateBets, whole)).value).toMatchObject({ legs: 1 });
  await turn();
  expect(await p.cashOf(seat.memberId)).toBe(50_000n);
  const made = await as(ann, results.listMatchResults, { days: '1' });
  expect(made.value['matches']).toContainEqual(
    expect.objectContaining({ eventId, slips: 1, stake: '50000', paid: '50000', result: '0' }),
  );
});

test('DESK-04 a large bet is decided once, and who comes second is told who was first', async () => {
  const { ann, ben, as } = await openDesk();
  const eventId = await openMatch();
  await p.tables(
    `insert into sport_limit (scope, stake_min, return_max, player_max, outcome_max, live_ppm,
      refer_above, changed_by) values ($1, 100, 100000000, 100000000, 100000000, 500000, 5000, 'test')`,
    [`event:${eventId}`],
  );
  const seat = await seatMember(p, 20_000n);
  const { slipId } = (await place(seat, [legOf(eventId, KEY, ['home', 2_000])])).value;
  expect((await as(ann, contract.listReferredSlips, {})).value['slips']).toMatchObject([
    {
      slipId,
      memberId: seat.memberId,
      stake: '10000',
      largestReturn: '20000',
      legs: [{ type: 'match-result', outcome: 'home', odds: 2_000, oddsNow: 2_000 }],
    },
  ]);
  const refuse = { slipId, decision: 'refuse' };
  expect((await as(ann, contract.decideReferredSlip, refuse)).value).toMatchObject({
    status: 'cancelled',
  });
  expect(await p.cashOf(seat.memberId)).toBe(20_000n);
  const second = await as(ben, contract.decideReferredSlip, { slipId, decision: 'accept' });
  expect(second).toMatchObject({
    message: 'already_decided',
    value: { operator: ann.name, action: 'trading.bet_refused' },
  });
});

const WIRE = {
  stakeMin: '100',
  returnMax: '10000000',
  playerMax: '100000',
  outcomeMax: '50000000',
  livePpm: 500_000,
  referAbove: '9000000',
  reason: 'a quiet week',
};

test('BOOK-07 DESK-04 a limit of a market, and of a class of members, is in force at once; a higher one waits for a second', async () => {
  const { ann, ben, as } = await openDesk();
  const eventId = await openMatch();
  const seat = await seatMember(p, 10_000_000n);
  const leg = legOf(eventId, KEY, ['home', 2_000]);
  const largest = async () =>
    ((await place(seat, [leg], { unit: '9000000' })).value as { largestStake?: string })
      .largestStake;
  const lower = { ...WIRE, scope: 'market:match-result' };
  const set = await as(ann, limits.setTradingLimit, lower);
  expect(set.value['changes']).toMatchObject([{ status: 'applied', isMine: true }]);
  expect(await largest()).toBe('100000');
  const higher = { ...lower, playerMax: '400000', reason: 'a larger week' };
  const asked = await as(ann, limits.setTradingLimit, higher);
  const [change] = (asked.value as unknown as { changes: { changeId: string }[] }).changes;
  expect(change).toMatchObject({ status: 'waiting', before: { playerMax: '100000' } });
  expect(await largest()).toBe('100000');
  expect((await as(ben, limits.setTradingLimit, lower)).message).toBe('limit_waits');
  const apply = { changeId: change?.changeId ?? '', decision: 'apply' };
  expect((await as(ann, limits.decideTradingLimit, apply)).message).toBe('own_approval');
  await as(ben, limits.decideTradingLimit, apply);
  expect(await largest()).toBe('400000');
  expect(await as(ann, limits.decideTradingLimit, apply)).toMatchObject({
    message: 'already_decided',
    value: { operator: ben.name, action: 'trading.limit_agreed' },
  });
  expect((await linesAbout('market:match-result')).map(([action]) => action)).toEqual([
    'trading.limit_set',
    'trading.limit_set',
    'trading.limit_agreed',
  ]);
  const watched = { ...WIRE, scope: 'class:watched', playerMax: '30000', livePpm: 100_000 };
  const watchedSums = { returnMax: '3000000', referAbove: '900000' };
  await as(ann, limits.setTradingLimit, { ...watched, ...watchedSums });
  expect(await largest()).toBe('400000');
  const { account } = await p.world.db
    .selectFrom('members_member')
    .select('account')
    .where('id', '=', seat.memberId)
    .executeTakeFirstOrThrow();
  const classed = { account, class: 'watched', reason: 'bets before goals' };
  const after = await as(ann, limits.setMemberClass, classed);
  expect(after.value['members']).toMatchObject([{ account, class: 'watched', by: ann.name }]);
  expect(await largest()).toBe('30000');
  expect((await place(seat, [leg], { unit: '30000' })).value).toMatchObject({ status: 'accepted' });
  const nobody = { ...classed, account: 'nobody-there' };
  expect((await as(ann, limits.setMemberClass, nobody)).message).toBe('member_not_found');
  const unknown = { ...lower, scope: 'market:moon-phase' };
  expect((await as(ann, limits.setTradingLimit, unknown)).message).toBe('limit_invalid');
  await as(ann, limits.setMemberClass, { ...classed, class: 'standard' });
  expect(await largest()).toBe('370000');
  await p.tables(`delete from sport_limit where scope = 'market:match-result'`);
});

test('what the house made by match, league and class of members adds up to the same', async () => {
  const { ann, as } = await openDesk();
  const made = (await as(ann, results.listMatchResults, { days: '31' })).value as Record<
    string,
    unknown
  >;
  const sumOf = (rows: unknown, name: 'stake' | 'paid' | 'result') =>
    `${(rows as Record<string, string>[]).reduce((all, row) => all + BigInt(row[name] ?? 0), 0n)}`;
  for (const name of ['stake', 'paid', 'result'] as const) {
    for (const rows of ['matches', 'leagues', 'classes']) {
      expect(sumOf(made[rows], name), `${rows} ${name}`).toBe(made[name]);
    }
  }
  expect(BigInt(made['stake'] as string)).toBeGreaterThan(0n);
});

test('DESK-04 a result needs a second operator who says the same, and who entered it alone takes it back', async () => {
  const { ann, ben, as } = await openDesk();
  const eventId = await openMatch();
  const seat = await seatMember(p, 10_000n);
  const { slipId } = (await place(seat, [legOf(eventId, KEY, ['draw', 3_000])])).value;
  const result = {
    score: { home: 1, away: 1 },
    periods: [
      { home: 1, away: 0 },
      { home: 0, away: 1 },
    ],
    corners: { home: 4, away: 3 },
  };
  const enter = (who: typeof ann, change: object = {}) =>
    as(who, results.enterMatchResult, { eventId, result, reason: 'seen by both', ...change });
  expect((await enter(ann)).message).toBe('match_not_over');
  const ended = { status: 'ended', period: 2, minute: 90 } as const;
  feed.odds(eventId, [offerOf(KEY, ODDS)], { ...ended, ...result, score: { home: 2, away: 1 } });
  feed.fixture(eventId, { status: 'ended' });
  await turn();
  const wrong = { result: { ...result, score: { home: 3, away: 0 } } };
  expect((await enter(ann, wrong)).message).toBe('score_invalid');
  expect((await enter(ann)).value).toMatchObject({
    status: 'entered',
    match: { parts: 2, entry: { by: ann.name, isMine: true, result } },
  });
  expect((await enter(ann)).message).toBe('own_approval');
  expect((await as(ben, contract.readTradedMatch, { eventId })).value).toMatchObject({
    entry: { by: ann.name, isMine: false, result: null },
  });
  expect(await as(ben, results.withdrawMatchResult, { eventId })).toMatchObject({
    message: 'already_decided',
    value: { operator: ann.name, action: 'trading.result_entered' },
  });
  const otherwise = { result: { ...result, corners: { home: 9, away: 3 } } };
  expect((await enter(ben, otherwise)).message).toBe('results_differ');
  await as(ann, results.withdrawMatchResult, { eventId });
  await enter(ben);
  expect((await enter(ann)).value).toMatchObject({ status: 'confirmed', markets: 1 });
  await turn();
  expect(await read(seat, slipId)).toMatchObject({ status: 'settled', payout: '30000' });
  expect((await linesAbout(eventId)).map(([action]) => action)).toEqual([
    'trading.result_entered',
    'trading.result_withdrawn',
    'trading.result_entered',
    'trading.result_confirmed',
  ]);
});

test('who is not trusted with trading stops nothing, and who may not read it sees nothing', async () => {
  const { ann, as } = await openDesk();
  const eventId = await openMatch();
  const actingAs = (role: 'finance' | 'support') => ({
    ...ann,
    caller: { ...ann.caller, trusted: permissionsOf(role) },
  });
  const stop = await as(actingAs('finance'), contract.stopMatch, { eventId });
  expect(stop.message).toBe('not_permitted');
  const looked = await as(actingAs('finance'), contract.readTradedMatch, { eventId });
  expect(looked.message).toBe(null);
  const blind = await as(actingAs('support'), contract.readTradedMatch, { eventId });
  expect(blind.message).toBe('not_permitted');
  expect((await as(ann, contract.readTradedMatch, { eventId: 'nowhere' })).message).toBe(
    'not_found',
  );
});
