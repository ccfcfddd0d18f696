import { expect, test } from 'vitest';
import { givenMember } from '../../../server/src/testing/play.ts';
import {
  ask,
  launchTokenOf,
  payoutOf,
  seatAgain,
  seatMember,
  seatTrial,
  usePlatform,
} from '../testing/platform.ts';

const p = usePlatform();

test('GAME-16 a launch token is good once; only the page that began can ask again', async () => {
  const seat = await seatMember(p, 1_000n);
  const again = await ask<{ token: string }>(p.url, '/api/sessions', { body: seat.launch });
  expect(again.status).toBe(200);
  const stolen = { ...seat.launch, requestId: 'another-page' };
  const refused = await ask(p.url, '/api/sessions', { body: stolen });
  expect(refused).toMatchObject({
    status: 403,
    message: 'launch_refused',
    value: { reason: 'token_used' },
  });
  const made = { ...seat.launch, launchToken: 'a-token-that-nobody-issued' };
  expect(await ask(p.url, '/api/sessions', { body: made })).toMatchObject({ status: 403 });
});

test('GAME-16 whoever brings a token plays as the member it was issued to, and as nobody else', async () => {
  const [owner, other] = [
    await givenMember(p.world, { cash: 700n }),
    await givenMember(p.world, { cash: 900n }),
  ];
  const seat = await seatAgain(p, owner);
  const claimed = { ...seat.launch, memberId: other, player: other, requestId: 'claimed-by-other' };
  expect(await ask(p.url, '/api/sessions', { body: claimed })).toMatchObject({ status: 403 });
  expect(seat.session).toMatchObject({ balance: '700' });
  const { value: round } = await seat.roll('100');
  expect(await p.cashOf(owner)).toBe(600n + payoutOf(round));
  expect(await p.cashOf(other)).toBe(900n);
});

test('a launch whose answer is lost opens one session all the same', async () => {
  let lost = 0;
  p.line.cut((call) => (call === 'authenticate' && lost++ === 0 ? 'unanswered' : 'through'));
  expect((await seatMember(p, 500n)).session).toMatchObject({ balance: '500' });
  p.line.cut(() => 'through');
});

test('a session is needed, and it opens one’s own rounds alone', async () => {
  const [mine, other] = [await seatMember(p, 1_000n), await seatMember(p, 1_000n)];
  const { value: round } = await mine.roll('100');
  expect(await other.round(round.roundId)).toMatchObject({ status: 404 });
  expect(await other.move(round, { type: 'stop' })).toMatchObject({ status: 404 });
  expect(await ask(p.url, '/api/session', { token: 'x'.repeat(43) })).toMatchObject({
    status: 401,
    message: 'session_unknown',
  });
  expect(await ask(p.url, '/api/session')).toMatchObject({ status: 401 });
});

test('a launch for another game, and a game that is none, are refused', async () => {
  const seat = await seatMember(p, 1_000n);
  const body = {
    ...seat.launch,
    requestId: 'for-another-game',
    launchToken: await launchTokenOf(p, seat.memberId),
  };
  const none = { ...body, game: 'no-such-game' };
  expect(await ask(p.url, '/api/sessions', { body: none })).toMatchObject({
    status: 404,
    message: 'game_unknown',
  });
  const other = { ...body, game: 'test-ladder' };
  expect(await ask(p.url, '/api/sessions', { body: other })).toMatchObject({ status: 403 });
});

test('GAME-14 a trial plays with play money and asks no wallet', async () => {
  const before = p.line.calls.length;
  const seat = await seatTrial(p);
  expect(seat.session).toMatchObject({
    mode: 'trial',
    balance: '1000000',
    currency: { code: 'FUN' },
  });
  const { value: round } = await seat.roll('500000');
  expect(round).toMatchObject({ status: 'settled', balance: `${500_000n + payoutOf(round)}` });
  await seat.roll('500000');
  await seat.roll('500000');
  const { value: filled } = await seat.at('/api/purse', { body: {} });
  expect(BigInt((filled as { balance: string }).balance)).toBeGreaterThanOrEqual(1_000_000n);
  expect(p.line.calls.length).toBe(before);
});

test('GAME-14 a game with moves and one with a pot are tried without a wallet too', async () => {
  const before = p.line.calls.length;
  const seat = await seatTrial(p, 'test-ladder');
  const begun = await seat.play({ chips: 2 }, '1000');
  expect(begun).toMatchObject({ status: 'running', staked: '2000', balance: '998000' });
  const { value: doubled } = await seat.move(begun, { type: 'double' });
  expect(doubled).toMatchObject({ status: 'settled', staked: '4000', payout: '8000' });
  expect(doubled.balance).toBe('1004000');

  const wishing = await seatTrial(p, 'test-well');
  const won = await wishing.play({ isLucky: true }, '1000');
  // 100 times the usual stake, and 1.2345 % of this one: 12.345 units, of which 12 are whole.
  expect(won).toMatchObject({ status: 'settled', pot: '100012', payout: '100512' });
  expect(won.balance).toBe('1099512');
  expect(p.line.calls.length).toBe(before);
});

test('a member’s purse cannot be filled, and a trial stakes no more than it has', async () => {
  const member = await seatMember(p, 100n);
  expect(await member.at('/api/purse', { body: {} })).toMatchObject({ message: 'not_a_trial' });
  // Half of each stake comes back: after three of half the purse there is not enough for a fourth.
  const trial = await seatTrial(p, 'test-well');
  const outcomes: (string | null)[] = [];
  for (let count = 0; count < 4; count++) {
    outcomes.push((await trial.roll('500000', { choice: { isLucky: false } })).message);
  }
  expect(outcomes).toEqual([null, null, null, 'insufficient_funds']);
});
