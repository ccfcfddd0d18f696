import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import { afterEach, expect, test } from 'vitest';
import { countAlone } from '../../../server/src/play/valid-bets/rules.ts';
import { onTables } from '../testing/on-tables.ts';
import { newKey, seatAgain, seatMember, usePlatform } from '../testing/platform.ts';

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

const seatClimber = (cash: bigint) => seatMember(p, cash, 'test-ladder');

test('SAFE-05 a round with moves takes its stake first, shows what may be known, and pays at its end', async () => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 2 });
  expect(begun).toMatchObject({
    status: 'running',
    next: ['climb', 'stop', 'double'],
    moves: [],
    stake: '100',
    staked: '200',
    payout: null,
    balance: '800',
  });
  expect(begun.events).toHaveLength(1);
  const { value: climbed } = await seat.move(begun, { type: 'climb' });
  expect(climbed).toMatchObject({ status: 'running', moves: [{ type: 'climb' }], payout: null });
  expect(climbed.events?.[0]).toEqual(begun.events?.[0]);
  const { value: ended } = await seat.move(climbed, { type: 'stop' });
  expect(ended).toMatchObject({ status: 'settled', next: null, payout: '100', balance: '900' });
  expect(await p.cashOf(seat.memberId)).toBe(900n);
});

test('a move that costs more is a bet of its own, and each bet gets its share of the result', async () => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 2 });
  const { value: ended } = await seat.move(begun, { type: 'double' });
  expect(ended).toMatchObject({ status: 'settled', staked: '400', payout: '800' });
  expect(await p.cashOf(seat.memberId)).toBe(1_400n);
  const bets = await onTables<{ status: string; stake: string; paid: string }>(
    p.options().databaseUrl,
    `select status, stake_cash::text as stake, payout_cash::text as paid from public.play_bet
      where round_id = $1 order by placed_at`,
    [begun.roundId],
  );
  const half = { status: 'settled', stake: '200', paid: '400' };
  expect(bets).toEqual([half, half]);
  const rounds = await onTables(
    p.options().databaseUrl,
    'select status, running from public.play_round where round_id = $1',
    [begun.roundId],
  );
  expect(rounds).toEqual([{ status: 'closed', running: 0 }]);
});

test('without the money for it a move is refused, the round stands, and another move is free', async () => {
  const seat = await seatClimber(150n);
  const begun = await seat.play({ chips: 1 });
  const requestKey = newKey();
  const refused = await seat.move(begun, { type: 'double' }, requestKey);
  expect(refused).toMatchObject({
    status: 409,
    message: 'move_refused',
    value: {
      reason: 'insufficient_funds',
      round: { status: 'running', moves: [], staked: '100', balance: '50' },
    },
  });
  expect(await seat.move(begun, { type: 'double' }, requestKey)).toEqual(refused);
  const { value: climbed } = await seat.move(begun, { type: 'climb' });
  expect((await seat.move(climbed, { type: 'stop' })).value.payout).toBe('50');
  expect(await p.cashOf(seat.memberId)).toBe(100n);
});

test('a move sent twice with one key is one move; with other content it is refused', async () => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 1 });
  const requestKey = newKey();
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () => seat.move(begun, { type: 'climb' }, requestKey)),
  );
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { value: climbed } = await seat.move(begun, { type: 'climb' }, requestKey);
  expect(climbed.moves).toEqual([{ type: 'climb' }]);
  expect(await seat.move(begun, { type: 'stop' }, requestKey)).toMatchObject({
    status: 409,
    message: 'repeated_differently',
  });
});

test('of two tabs on one round one moves, the other is shown what was done', async () => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 1 });
  const other = await seatAgain(p, seat.memberId, 'test-ladder');
  expect(other.session.rounds[0]).toEqual(begun);
  const answers = await Promise.all([
    seat.move(begun, { type: 'climb' }),
    other.move(begun, { type: 'climb' }),
  ]);
  const told = answers.map(({ status, message }) => [status, message]);
  expect(told).toContainEqual([200, null]);
  expect(told).toContainEqual([409, 'round_moved']);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.value).toMatchObject({ round: { moves: [{ type: 'climb' }], status: 'running' } });
  expect(await other.roll('100', { choice: { chips: 1 } })).toMatchObject({
    status: 409,
    message: 'round_open',
  });
});

test('two tabs that double at once add one stake', async () => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 1 });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => seat.move(begun, { type: 'double' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await p.cashOf(seat.memberId)).toBe(1_200n);
});

test.each([
  { move: { type: 'jump' } },
  { move: null },
  { move: 'climb' },
  { move: { type: ['climb'] } },
  { move: { payout: '1000000' } },
])('a move of $move is none, and nothing happens', async ({ move }) => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 1 });
  const sent = await seat.move(begun, move as object);
  expect(sent).toMatchObject({ status: 400, message: 'move_invalid' });
  expect((await seat.again()).value.rounds).toEqual([begun]);
});

test('a move in a round that is over, at a place that is none, or in no round changes nothing', async () => {
  const seat = await seatClimber(1_000n);
  const begun = await seat.play({ chips: 1 });
  const ahead = { ...begun, moves: [1, 2] };
  expect(await seat.move(ahead, { type: 'stop' })).toMatchObject({ message: 'round_moved' });
  const { value: ended } = await seat.move(begun, { type: 'stop' });
  expect(await seat.move(ended, { type: 'climb' })).toMatchObject({ message: 'round_moved' });
  const nowhere = { ...begun, roundId: `rnd_${'0'.repeat(26)}` };
  expect(await seat.move(nowhere, { type: 'stop' })).toMatchObject({ status: 404 });
  expect(await p.cashOf(seat.memberId)).toBe(900n);
});

test('while one game waits for its player another is played', async () => {
  const seat = await seatClimber(10_000n);
  const begun = await seat.play({ chips: 1 });
  const rolling = await seatAgain(p, seat.memberId);
  expect((await rolling.roll('100')).value.status).toBe('settled');
  expect((await seat.move(begun, { type: 'stop' })).value.status).toBe('settled');
});

test.each([
  ['mines', { mines: 3 }],
  ['hilo', {}],
])(
  'FAIR-06 %s taken before the first move gives the stake back, and nothing was bet',
  async (game, choice) => {
    const seat = await seatMember(p, 1_000n, game);
    const begun = await seat.play(choice);
    const { value: ended } = await seat.move(begun, { type: 'cash-out' });
    expect(ended).toMatchObject({ status: 'settled', payout: '100', balance: '1000' });
    const [bet] = await onTables<{ stake: string; paid: string }>(
      p.options().databaseUrl,
      `select stake_cash::text as stake, payout_cash::text as paid from public.play_bet
     where member_id = $1`,
      [seat.memberId],
    );
    assert(bet, 'the wallet has the bet');
    const facts = { status: 'settled', stake_bonus: minor(0n), payout_bonus: minor(0n) } as const;
    const counted = countAlone('AC', {
      ...facts,
      stake_cash: minor(BigInt(bet.stake)),
      payout_cash: minor(BigInt(bet.paid)),
    });
    expect(counted).toMatchObject({ valid: 0n, reason: 'push' });
  },
);
