import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { onTables } from '../testing/on-tables.ts';
import { newKey, payoutOf, seatAgain, seatMember, usePlatform } from '../testing/platform.ts';
import type { WireRound } from '../wire.ts';

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

/** The outbox leaves a round alone for ten seconds; a studio whose clock is ahead does not. */
const AHEAD_MS = 11_000;

async function afterwards<Value>(look: () => Promise<Value>): Promise<Value> {
  const later = await p.startLater(AHEAD_MS);
  try {
    return await look();
  } finally {
    await later.stop();
  }
}

const makeOlder = (roundId: string, by: string) =>
  onTables(
    p.options().databaseUrl,
    `update round set created_at = created_at - $2::interval, ask_at = ask_at - $2::interval
      where id = $1`,
    [roundId, by],
  );

test('an answer that is lost is asked for again, and the stake is taken once', async () => {
  const seat = await seatMember(p, 10_000n);
  let lost = 0;
  p.line.cut((call) => (call === 'bet-and-settle' && lost++ === 0 ? 'unanswered' : 'through'));
  const { value: round } = await seat.roll('1000');
  expect(lost).toBe(2);
  expect(round.status).toBe('settled');
  expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(round));
});

test('while the wallet is away nothing is shown, nothing else of the game begins, and it is said', async () => {
  const seat = await seatMember(p, 10_000n);
  p.line.cut(() => 'unsent');
  const { value: open } = await seat.roll('1000');
  expect(open).toMatchObject({ status: 'open', events: null, payout: null, balance: null });
  expect(await seat.roll('1000')).toMatchObject({ status: 409, message: 'round_open' });
  expect(await seat.changeSeeds('mine')).toMatchObject({ status: 409, message: 'round_open' });
  expect((await seat.again()).value).toMatchObject({ balance: null, rounds: [{ status: 'open' }] });
  expect(await p.cashOf(seat.memberId)).toBe(10_000n);

  p.line.cut(() => 'through');
  const { value: proof } = await afterwards(() =>
    until(
      () => seat.round(open.roundId),
      ({ value }) => value.round.status !== 'open',
    ),
  );
  expect(proof.round.status).toBe('settled');
  expect(await p.cashOf(seat.memberId)).toBe(9_000n + payoutOf(proof.round));
  expect((await seat.roll('1000')).value.status).toBe('settled');
});

test('SAFE-05 a platform that is away in the middle of a round finds it there when it returns', async () => {
  const [ending, raising] = [
    await seatMember(p, 1_000n, 'test-ladder'),
    await seatMember(p, 1_000n, 'test-ladder'),
  ];
  const { value: climbed } = await ending.move(await ending.play({ chips: 1 }), { type: 'climb' });
  const begun = await raising.play({ chips: 1 });
  p.line.cut(() => 'unsent');
  const { value: ended } = await ending.move(climbed, { type: 'stop' });
  // What happened is known, what it paid is told when it is paid.
  expect(ended).toMatchObject({ status: 'open', payout: null, next: null });
  expect(ended.events).toHaveLength(2);
  const { value: raised } = await raising.move(begun, { type: 'double' });
  expect(raised).toMatchObject({ status: 'open', next: null, moves: [], staked: '100' });
  expect(raised.events).toHaveLength(1);
  expect(await raising.move(begun, { type: 'stop' })).toMatchObject({ message: 'round_open' });

  p.line.cut(() => 'through');
  await afterwards(() =>
    until(
      async () => [
        (await ending.round(ended.roundId)).value.round.status,
        (await raising.round(begun.roundId)).value.round.status,
      ],
      (statuses) => statuses.every((status) => status === 'settled'),
    ),
  );
  expect(await p.cashOf(ending.memberId)).toBe(950n);
  expect(await p.cashOf(raising.memberId)).toBe(1_200n);
});

test.each([
  { game: 'over-under', call: 'bet-and-settle', choice: { side: 'under', target: 5_000 } },
  { game: 'test-ladder', call: 'bet', choice: { chips: 1 } },
])('SAFE-08 a $call that never came in ten minutes is void, whatever it paid', async (row) => {
  const seat = await seatMember(p, 10_000n, row.game);
  p.line.cut((call) => (call === row.call ? 'unsent' : 'through'));
  const open = await seat.play(row.choice);
  await makeOlder(open.roundId, '11 minutes');
  const { value: proof } = await until(
    () => seat.round(open.roundId),
    ({ value }) => value.round.status !== 'open',
  );
  expect(proof.round).toMatchObject({ status: 'void', events: null, payout: null });
  expect(await p.cashOf(seat.memberId)).toBe(10_000n);
});

test('a move whose stake never came in ten minutes is given up, and the player decides anew', async () => {
  const seat = await seatMember(p, 1_000n, 'test-ladder');
  const begun = await seat.play({ chips: 1 });
  p.line.cut((call) => (call === 'bet' ? 'unsent' : 'through'));
  const requestKey = newKey();
  await seat.move(begun, { type: 'double' }, requestKey);
  await onTables(
    p.options().databaseUrl,
    `update move set created_at = created_at - interval '11 minutes' where round_id = $1`,
    [begun.roundId],
  );
  await makeOlder(begun.roundId, '11 minutes');
  const { value: proof } = await until(
    () => seat.round(begun.roundId),
    ({ value }) => value.round.status === 'running',
  );
  expect(proof.round).toMatchObject({ moves: [], staked: '100' });
  p.line.cut(() => 'through');
  expect(await seat.move(begun, { type: 'double' }, requestKey)).toMatchObject({
    message: 'move_refused',
    value: { reason: 'wallet_away' },
  });
  expect((await seat.move(begun, { type: 'double' })).value).toMatchObject({ status: 'settled' });
  expect(await p.cashOf(seat.memberId)).toBe(1_200n);
});

test('SAFE-05 a round that its player left is ended for them and paid', async () => {
  const seat = await seatMember(p, 1_000n, 'test-ladder');
  const { value: climbed } = await seat.move(await seat.play({ chips: 2 }), { type: 'climb' });
  expect(climbed.status).toBe('running');
  await makeOlder(climbed.roundId, '25 hours');
  const { value: proof } = await until(
    () => seat.round(climbed.roundId),
    ({ value }) => value.round.status === 'settled',
  );
  expect(proof.round).toMatchObject({
    moves: [{ type: 'climb' }, { type: 'stop' }],
    payout: '100',
  });
  expect(await p.cashOf(seat.memberId)).toBe(900n);
});

test('SAFE-08 a round whose game has changed meanwhile gives every stake back', async () => {
  const seat = await seatMember(p, 1_000n, 'test-ladder');
  const begun = await seat.play({ chips: 3 });
  await onTables(p.options().databaseUrl, 'update round set version = 0 where id = $1', [
    begun.roundId,
  ]);
  const { value: given } = await seat.move(begun, { type: 'climb' });
  expect(given).toMatchObject({ status: 'void', events: null, balance: '1000' });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('SAFE-05 a phone that loses its line finds its round when it returns', async () => {
  const seat = await seatMember(p, 1_000n, 'test-ladder');
  p.line.cut((call) => (call === 'bet' ? 'held' : 'through'));
  const leaving = new AbortController();
  const sent = fetch(`${p.url}/api/rounds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${seat.token}` },
    body: JSON.stringify({ requestKey: newKey(), stake: '100', choice: { chips: 1 } }),
    signal: leaving.signal,
  }).catch(() => null);
  await until(
    async () => p.line.kept(),
    (kept) => kept > 0,
  );
  leaving.abort();
  expect(await sent).toBe(null);
  p.line.cut(() => 'through');
  p.line.release();
  const back = await seatAgain(p, seat.memberId, 'test-ladder');
  const { value } = await until(
    () => back.again(),
    ({ value: session }) => session.rounds[0]?.status === 'running',
  );
  const [round] = value.rounds;
  expect(round).toMatchObject({ next: ['climb', 'stop', 'double'], staked: '100' });
  // Another session of the same player goes on, with a wallet of its own behind its bets.
  const { value: ended } = await back.move(round as WireRound, { type: 'double' });
  expect(ended).toMatchObject({ status: 'settled', payout: '400', balance: '1200' });
});
