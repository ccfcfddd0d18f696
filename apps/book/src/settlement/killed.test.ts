import { drawBoard, seedDigest } from '@baize/lottery/draw/draw-board';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { openDraw, statusOf } from '../testing/draws.ts';
import { holdTable } from '../testing/hold-table.ts';
import { startKillableBook } from '../testing/killed-book.ts';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { bet } from '../testing/seat.ts';

/** A machine under load is slow, and nothing here depends on its speed. */
const LONG_MS = 120_000;

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

/** Runs a book until the wallet is called so, which is kept from it (`stuck`) or not answered. */
async function killAtBatch(fate: 'stuck' | 'held'): Promise<void> {
  const before = p.line.kept();
  p.line.cut((call) => (call === 'batch' ? fate : 'through'));
  const book = await startKillableBook(p.options());
  await until(
    async () => p.line.kept(),
    (kept) => kept > before,
  );
  await book.kill();
  p.line.cut(() => 'through');
  p.line.release();
}

type PaidTicket = { player: string; stake: string; payout: string; status: string };

test(
  'LOTT-11 TICK-08 killed before the result is out and in every step of the settlement, a draw is drawn once and each ticket paid once',
  async () => {
    const { drawId, drawsAt } = await openDraw(p, OWN);
    const seats = [];
    for (let count = 0; count < 4; count++) seats.push(await seatMember(p, 100_000n));
    // Every digit: some of them win, whatever is drawn.
    const each = 10;
    await Promise.all(
      seats.map(async (seat) => {
        for (let digit = 0; digit < each; digit++) {
          await seat.place(drawId, [bet('run-top', [`${digit}`])]);
        }
      }),
    );
    const promised = (await seats[0]?.draw(drawId))?.value.proof?.seedDigest;
    await p.setNow(drawsAt);

    // It has drawn and is about to write the result, between close and publication.
    const result = await holdTable(p, 'result');
    const drawing = await startKillableBook(p.options());
    await result.someoneWaits();
    await drawing.kill();
    await result.letGo();
    expect(await statusOf(p, drawId)).toBe('drawing');
    expect(await p.tables('select from result where draw_id = $1', [drawId])).toEqual([]);

    // The first batch never comes to the wallet; then it does, and nobody hears of it.
    await killAtBatch('stuck');
    expect(await statusOf(p, drawId)).toBe('settling');
    const [{ board } = { board: null }] = await p.tables<{ board: unknown }>(
      'select board from result where draw_id = $1',
      [drawId],
    );
    await killAtBatch('held');
    expect(await statusOf(p, drawId)).toBe('settling');
    await p.turn();
    expect(await statusOf(p, drawId)).toBe('settled');

    const draw = (await seats[0]?.draw(drawId))?.value;
    const { seed = '', beacon } = draw?.proof ?? {};
    expect(seedDigest(seed ?? '')).toBe(promised);
    expect(draw?.result).toMatchObject({ version: 1, board });
    const root = (beacon as unknown as { root: string }).root;
    const again = drawBoard(LOTTERIES.get(OWN)?.shape ?? [], {
      seed: seed ?? '',
      drawId,
      beacon: `tickets:${root}`,
    });
    expect(draw?.result?.board).toEqual(again);

    const tickets = await p.tables<PaidTicket>(
      `select player, stake::text, payout::text, status from ticket where draw_id = $1`,
      [drawId],
    );
    expect(tickets).toHaveLength(each * seats.length);
    for (const { memberId } of seats) {
      // Where the machine was too slow a stake was not confirmed, and the ticket was given up.
      const own = tickets.filter(
        ({ player, status }) => player === memberId && status === 'settled',
      );
      const moved = own.reduce((sum, one) => sum + BigInt(one.payout) - BigInt(one.stake), 0n);
      expect(await p.cashOf(memberId)).toBe(100_000n + moved);
    }
    expect(tickets.some(({ payout }) => BigInt(payout ?? 0) > 0n)).toBe(true);
  },
  LONG_MS,
);
