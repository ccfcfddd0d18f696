import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { openDraw, statusOf } from '../testing/draws.ts';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { ask, bet, newKey } from '../testing/seat.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const LONG_MS = 120_000;

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

const ONE = [bet('top-2', ['12'])];

/** Lets the database's clock run on from that moment. */
async function runFrom(at: Date, byMs: number): Promise<void> {
  const moment = new Date(at.getTime() + byMs).toISOString();
  const [real] = await p.tables<{ now: string }>('select clock_timestamp()::text as now');
  await p.tables(
    `create or replace function book_now() returns timestamptz language sql volatile as
      $$ select clock_timestamp() - '${real?.now}'::timestamptz + '${moment}'::timestamptz $$`,
  );
}

test(
  'TICK-01 LOTT-03 200 connections that bet over the close: what came before it stands, all else is refused without money',
  async () => {
    const { drawId, closesAt } = await openDraw(p);
    const seats: Awaited<ReturnType<typeof seatMember>>[] = [];
    for (let count = 0; count < 20; count++) seats.push(await seatMember(p, 100_000n));
    await p.setNow(closesAt, -1);
    for (const seat of seats) {
      expect((await seat.place(drawId, ONE)).value.status).toBe('accepted');
    }
    await runFrom(closesAt, -150);
    const untilRefused = async (seat: (typeof seats)[number]): Promise<string> => {
      for (;;) {
        const { message } = await seat.place(drawId, ONE);
        if (message) return message;
      }
    };
    const lines = seats.flatMap((seat) => Array.from({ length: 10 }, () => untilRefused(seat)));
    expect(new Set(await Promise.all(lines))).toEqual(new Set(['draw_closed']));

    // Where the machine was too slow a stake was not confirmed: those tickets are given up.
    await until(
      async () => {
        await p.turn();
        return p.tables(
          `select from ticket where draw_id = $1 and status in ('pending', 'cancelling')`,
          [drawId],
        );
      },
      (open) => open.length === 0,
    );
    const tickets = await p.tables<{ player: string; status: string; in_time: boolean }>(
      `select ticket.player, ticket.status, ticket.placed_at < draw.closes_at as in_time
        from ticket join draw on draw.id = ticket.draw_id where draw.id = $1`,
      [drawId],
    );
    expect(tickets.every(({ in_time }) => in_time)).toBe(true);
    const accepted = tickets.filter(({ status }) => status === 'accepted');
    expect(accepted.length).toBeGreaterThanOrEqual(seats.length);
    for (const { memberId } of seats) {
      const own = accepted.filter(({ player }) => player === memberId);
      expect(await p.cashOf(memberId)).toBe(100_000n - 100n * BigInt(own.length));
    }
  },
  LONG_MS,
);

test('TICK-01 a clock that jumps forth and back draws nothing twice and sells nothing that was drawn', async () => {
  const { drawId, drawsAt } = await openDraw(p, OWN);
  const seat = await seatMember(p, 1_000n);
  expect((await seat.place(drawId, ONE)).value.status).toBe('accepted');
  // On into the minute of a draw that sells.
  const LATER = 3_615_000;
  const resultsOf = () => p.tables<{ board: unknown }>('select board from result order by draw_id');
  await p.setNow(drawsAt, LATER);
  await p.turn();
  expect(await statusOf(p, drawId)).toBe('settled');
  const [drawn, cash] = [await resultsOf(), await p.cashOf(seat.memberId)];
  // What nobody could buy in the hour that was jumped over is void, not drawn.
  const missed = await p.tables<{ reason: string }>(
    `select distinct change_reason as reason from draw where status = 'void' and lottery = $1`,
    [OWN],
  );
  expect(missed).toEqual([{ reason: 'never_opened' }]);

  await p.setNow(drawsAt, -20_000);
  await p.turn();
  expect(await seat.place(drawId, ONE)).toMatchObject({ status: 409, message: 'draw_closed' });
  expect(await resultsOf()).toEqual(drawn);
  await p.setNow(drawsAt, LATER);
  await p.turn();
  expect(await p.cashOf(seat.memberId)).toBe(cash);
  expect(await statusOf(p, drawId)).toBe('settled');
  const { value } = await ask<{ next: { drawId: string; status: string }[] }>(
    p.url,
    `/api/lotteries/${OWN}`,
  );
  const selling = value.next.find(({ status }) => status === 'selling');
  expect((await seat.place(selling?.drawId ?? '', ONE)).value.status).toBe('accepted');
});

const numbers = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => `${number}`.padStart(length, '0').slice(-length));

test.each([
  ['a million numbers pasted', [bet('top-3', numbers(1_000_000, 3))], 'request_invalid'],
  [
    'thirty thousand lines in whole bets',
    Array(30).fill(bet('top-3', numbers(1_000, 3))),
    'bet_invalid',
  ],
  ['fifty thousand bets', Array(50_000).fill(ONE[0]), 'request_invalid'],
  ['a number with a sign', [bet('top-3', ['-12'])], 'bet_invalid'],
  ['digits of another script', [bet('top-3', ['๑๒๓'])], 'bet_invalid'],
  ['a number as long as a book', [bet('top-3', ['1'.repeat(200_000)])], 'request_invalid'],
  ['more than can be multiplied', [bet('top-3', ['123'], '100 × 100000')], 'request_invalid'],
  ['a stake beyond all money', [bet('top-3', ['123'], '9'.repeat(16))], 'request_invalid'],
])('%s is refused, moves nothing, and the counter goes on', async (_, bets, message) => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  expect(await seat.place(drawId, bets)).toMatchObject({ status: 400, message });
  const quote = await ask(p.url, '/api/quotes', { body: { drawId, mode: 'LOTT', bets } });
  expect(quote).toMatchObject({ status: 400, message });
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
  expect((await seat.place(drawId, ONE)).value.status).toBe('accepted');
});

test('LOTT-13 the same slip from 50 connections at once is one ticket and one stake', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const requestKey = newKey();
  const placed = await Promise.all(
    Array.from({ length: 50 }, () => seat.place(drawId, ONE, { requestKey })),
  );
  expect(new Set(placed.map(({ value }) => value.ticketId)).size).toBe(1);
  expect(await p.cashOf(seat.memberId)).toBe(900n);
});
