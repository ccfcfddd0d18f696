import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { openDraw, settleWith } from '../testing/draws.ts';
import { limitDay } from '../testing/member-limit.ts';
import { seatMember, usePlatform } from '../testing/platform.ts';
import { ask, bet, newKey } from '../testing/seat.ts';
import { betOf } from './ask-for-stake.ts';

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

const ONE = [bet('top-3', ['123'])];

test('TICK-01 1 ms before the close a ticket is accepted, at the close and after it refused', async () => {
  const { drawId, closesAt } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  await p.setNow(closesAt, -1);
  expect((await seat.place(drawId, ONE)).value).toMatchObject({ status: 'accepted', stake: '100' });
  for (const byMs of [0, 1, 60_000]) {
    await p.setNow(closesAt, byMs);
    expect(await seat.place(drawId, ONE)).toMatchObject({ status: 409, message: 'draw_closed' });
  }
  // A turn that has not come yet changes nothing: the status still says that it sells.
  expect(await p.cashOf(seat.memberId)).toBe(900n);
  expect(p.line.calls.filter((call) => call === 'bet')).toHaveLength(1);
});

test('TICK-01 a ticket before the opening is refused, and what no draw is named by', async () => {
  const { drawId, closesAt } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const next = (
    await ask<{ next: { drawId: string; status: string }[] }>(p.url, '/api/lotteries/entered-1m')
  ).value.next;
  const later = next.find((draw) => draw.drawId !== drawId);
  expect(later?.status).toBe('scheduled');
  expect((await seat.place(later?.drawId ?? '', ONE)).message).toBe('draw_not_open');
  expect((await seat.place('entered-1m-19990101-0001', ONE)).message).toBe('draw_unknown');
  await p.setNow(closesAt);
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('TICK-02 a stake that the wallet refuses makes no ticket, and its numbers are free again', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 50n);
  const { value } = await seat.place(drawId, ONE);
  expect(value).toMatchObject({ status: 'refused', reason: 'insufficient_funds', balance: '50' });
  const rows = await p.tables('select liability::text from exposure where draw_id = $1', [drawId]);
  expect(rows).toEqual([{ liability: '0' }, { liability: '0' }]);
});

/** The debit of a ticket as its process would send it that comes back to life. */
async function debitOf(ticketId: string) {
  const [row] = await p.tables<{ id: string; player: string; draw_id: string }>(
    'select id, player, draw_id from ticket where id = $1',
    [ticketId],
  );
  const [session] = await p.tables<{ wallet_token: string }>(
    'select wallet_token from session where player = $1',
    [row?.player],
  );
  const late = {
    ...row,
    ...session,
    currency: 'THB',
    lottery: 'entered-1m',
    stake: 100n,
  } as never as Parameters<typeof betOf>[0];
  return betOf(late);
}

async function sendAgain(ticketId: string) {
  const debit = await debitOf(ticketId);
  // A machine under load may need longer than one call waits.
  return until(
    () => p.book.wallet.placeBet(debit),
    ({ kind }) => kind !== 'unknown',
  );
}

const betInWallet = (ticketId: string) =>
  p.world.db.selectFrom('play_bet').select('status').where('ref', '=', ticketId).execute();

test('TICK-02 after a debit that never came the ticket is cancelled, and coming late it is refused', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  p.line.cut((call) => (call === 'bet' ? 'unsent' : 'through'));
  const { value } = await seat.place(drawId, ONE);
  expect(value).toMatchObject({ status: 'cancelled', reason: 'unconfirmed' });
  p.line.cut(() => 'through');
  expect(await sendAgain(value.ticketId)).toMatchObject({ kind: 'refused', code: 'bet_void' });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('TICK-02 after a debit that nobody answered the stake goes back, and coming again it takes nothing', async () => {
  const { drawId, drawsAt } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  p.line.cut((call) => (call === 'bet' ? 'unanswered' : 'through'));
  const { value } = await seat.place(drawId, ONE);
  expect(value).toMatchObject({ status: 'cancelled', reason: 'unconfirmed' });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
  p.line.cut(() => 'through');
  // What was decided once is answered as it was then; the bet stays void, and so does the ticket.
  expect(await sendAgain(value.ticketId)).toEqual({ kind: 'done', value: 900n });
  expect(await betInWallet(value.ticketId)).toMatchObject([{ status: 'void' }]);
  await settleWith(p, { drawId, drawsAt }, '12345');
  expect((await seat.ticket(value.ticketId)).value).toMatchObject({
    status: 'cancelled',
    payout: null,
  });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('TICK-02 stakes whose one call nobody answered are asked for each alone, and taken once', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const { value } = await seat.place(drawId, ONE);
  const debit = await debitOf(value.ticketId);
  const bets = ['first', 'second'].map((name) => {
    const txId = `${value.ticketId}-${name}`;
    return { ...debit, txId, roundId: txId };
  });
  p.line.cut((call) => (call === 'batch' ? 'unanswered' : 'through'));
  const words = await until(
    () => p.book.wallet.placeBets(bets),
    (told) => told.every(({ kind }) => kind === 'done'),
  );
  expect(words).toContainEqual({ kind: 'done', value: 800n });
  expect(words).toContainEqual({ kind: 'done', value: 700n });
  expect(await p.cashOf(seat.memberId)).toBe(700n);
});

test('SAFE-01 TICK-02 a stake above the limit that a member set makes no ticket', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  await limitDay(p, seat.memberId, 150n);
  expect((await seat.place(drawId, ONE)).value.status).toBe('accepted');
  expect((await seat.place(drawId, ONE)).value).toMatchObject({
    status: 'refused',
    reason: 'limit_reached',
  });
  expect(await p.cashOf(seat.memberId)).toBe(900n);
});

test('TICK-02 a ticket whose process died while it asked is given up by the next turn', async () => {
  const { drawId, closesAt } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  p.line.cut((call) => (call === 'bet' ? 'held' : 'unsent'));
  const placing = seat.place(drawId, ONE);
  while (p.line.kept() === 0) await new Promise((resolve) => setImmediate(resolve));
  // The wallet has taken the stake; whoever asked hears of it only after the turn.
  p.line.cut(() => 'through');
  await p.setNow(closesAt, -1);
  await p.turn();
  p.line.release();
  expect((await placing).value.status).toMatch(/^cancel/);
  await p.setNow(closesAt, 60_000);
  await p.turn();
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('REW-02 the wallet is told which draw decides a ticket, whatever it is called itself', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const first = (await seat.place(drawId, ONE)).value.ticketId;
  const second = (await seat.place(drawId, [bet('top-3', ['456'])])).value.ticketId;
  const bets = await p.world.db
    .selectFrom('play_bet')
    .select(['ref', 'round_id', 'event'])
    .where('member_id', '=', seat.memberId)
    .orderBy('placed_at')
    .execute();
  expect(bets).toEqual([first, second].map((ref) => ({ ref, round_id: ref, event: drawId })));
});

test('LOTT-13 the same slip twice is one ticket; another slip under its key is a conflict', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const requestKey = newKey();
  const [first, second] = await Promise.all([
    seat.place(drawId, ONE, { requestKey }),
    seat.place(drawId, ONE, { requestKey }),
  ]);
  expect(first.value.ticketId).toBe(second.value.ticketId);
  expect(await p.cashOf(seat.memberId)).toBe(900n);
  const other = await seat.place(drawId, [bet('top-3', ['124'])], { requestKey });
  expect(other).toMatchObject({ status: 409, message: 'repeated_differently' });
});

test('multiples cost what they say, and a cancel before the close returns all of it', async () => {
  const { drawId, closesAt } = await openDraw(p);
  const seat = await seatMember(p, 10_000n);
  const { value } = await seat.place(drawId, [bet('top-2', ['12', '34'], '100 × 5')]);
  expect(value).toMatchObject({ lines: 2, stake: '1000', largestWin: '45000', balance: '9000' });
  const cancelled = await seat.at<{ status: string }>(`/api/tickets/${value.ticketId}/cancel`, {});
  expect(cancelled.value).toMatchObject({
    status: 'cancelled',
    reason: 'player',
    balance: '10000',
  });
  expect((await seat.at(`/api/tickets/${value.ticketId}/cancel`, {})).value).toMatchObject({
    status: 'cancelled',
  });
  const kept = await seat.place(drawId, ONE);
  await p.setNow(closesAt);
  const late = await seat.at(`/api/tickets/${kept.value.ticketId}/cancel`, {});
  expect(late).toMatchObject({ status: 409, message: 'draw_closed' });
  expect(await p.cashOf(seat.memberId)).toBe(9_900n);
});

test.each([
  ['a number out of range', [bet('top-3', ['12'])], 'bet_invalid'],
  ['an unknown play', [bet('top-9', ['123'])], 'bet_invalid'],
  ['a stake below nothing', [bet('top-3', ['123'], '-1')], 'request_invalid'],
  ['no bet', [], 'request_invalid'],
  ['a number twice', [bet('top-3', ['123', '123'])], 'bet_invalid'],
  [
    'more lines than a ticket has',
    Array(11).fill(
      bet(
        'top-3',
        Array.from({ length: 1_000 }, (_, n) => `${n}`.padStart(3, '0')),
      ),
    ),
    'bet_invalid',
  ],
])('%s is refused and moves nothing', async (_, bets, message) => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  expect(await seat.place(drawId, bets)).toMatchObject({ status: 400, message });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
});

test('a prize mode that a lottery is not sold in is refused by name', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const refused = await seat.place(drawId, ONE, { mode: 'ZZ' });
  expect(refused).toMatchObject({
    status: 400,
    message: 'mode_unknown',
    value: { modes: ['LOTT'] },
  });
});

test('LOTT-11 TICK-09 every ticket is settled once and says how its payout came to be', async () => {
  const draw = await openDraw(p);
  const [winner, loser] = [await seatMember(p, 1_000n), await seatMember(p, 1_000n)];
  const won = (await winner.place(draw.drawId, [bet('run-top', ['8', '1'], '7 × 3')])).value;
  const lost = (await loser.place(draw.drawId, ONE)).value;
  // The answer to the first batch is lost: told again, nothing is paid twice.
  let batches = 0;
  p.line.cut((call) => (call === 'batch' && batches++ === 0 ? 'unanswered' : 'through'));
  await settleWith(p, draw, '86642');
  await p.setNow(draw.drawsAt, 60_000);
  await p.turn();
  expect(batches).toBeGreaterThan(1);
  // 7 × 3 × 9.8 = 205.8, of which whole units are paid.
  expect(await p.cashOf(winner.memberId)).toBe(1_000n - 42n + 205n);
  expect(await p.cashOf(loser.memberId)).toBe(900n);
  const { value } = await winner.ticket(won.ticketId);
  expect(value).toMatchObject({ status: 'settled', payout: '205', resultVersion: 1 });
  expect(value.settlements[0]?.words).toEqual([
    'run-top, 2 lines of 7 × 3; result 866 (version 1): 8 hit: 7 × 3 × 9.8 = 205; paid 205. ' +
      'Each line is rounded down to a whole minor unit.',
  ]);
  expect((await loser.ticket(lost.ticketId)).value.settlements[0]?.words).toEqual([
    'top-3, 1 line of 100 × 1; result 866 (version 1): no number hit, paid 0.',
  ]);
  expect((await winner.draw(draw.drawId)).value.status).toBe('settled');
});
