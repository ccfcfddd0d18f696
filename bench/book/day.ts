import type { Bench } from '../wallet/database.ts';
import { type Counter, LOTTERY_OF_DAY as LOTTERY, setNow, stopChild } from './counter.ts';

/** A midnight of the lottery's zone, after the moment at which the other tickets were sold. */
const MIDNIGHT = Date.parse('2027-03-02T17:00:00.000Z');
const MINUTE_MS = 60_000;
/** So many tickets are on their way at once. */
const AT_ONCE = 100;

export type Day = {
  readonly draws: number;
  readonly tickets: number;
  readonly seconds: number;
  /** How far the draw that is furthest from its minute was from it. */
  readonly driftMs: number;
  /** Draws that are missing or not settled, and tickets that are not settled once. */
  readonly amiss: number;
};

type Plan = { readonly draws: number; readonly ticketsOfEach: number };

/** Lives through a day in which one draw follows the other every minute, faster than the clock does. */
export async function liveDay(bench: Bench, counter: Counter, plan: Plan): Promise<Day> {
  const begunAt = performance.now();
  await setNow(bench, new Date(MIDNIGHT + 1_000).toISOString());
  const tender = await counter.startBook(20);
  let failed = 0;
  for (let number = 0; number < plan.draws; number += 1) {
    const opensAt = MIDNIGHT + number * MINUTE_MS;
    await setNow(bench, new Date(opensAt + 1_000).toISOString());
    const drawId = await drawIn(bench, opensAt, 'selling');
    failed += await sell(counter, { drawId, count: plan.ticketsOfEach });
    await setNow(bench, new Date(opensAt + MINUTE_MS - 1).toISOString());
    await drawIn(bench, opensAt, 'settled');
  }
  await stopChild(tender.child);
  const found = await look(bench, plan.draws);
  const tickets = plan.draws * plan.ticketsOfEach;
  return {
    draws: found.draws,
    tickets,
    seconds: (performance.now() - begunAt) / 1000,
    driftMs: found.driftMs,
    amiss: failed + Math.abs(plan.draws - found.draws) + Math.abs(tickets - failed - found.settled),
  };
}

async function drawIn(bench: Bench, opensAt: number, status: string): Promise<string> {
  for (;;) {
    const { rows } = await bench.connection.pool.query<{ id: string }>(
      'select id from book.draw where lottery = $1 and opens_at = $2 and status = $3',
      [LOTTERY, new Date(opensAt).toISOString(), status],
    );
    const [draw] = rows;
    if (draw) return draw.id;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

type Sale = { readonly drawId: string; readonly count: number };

/** Sells the tickets of one draw; tells how many were not taken. */
async function sell({ url, tokens }: Counter, { drawId, count }: Sale): Promise<number> {
  let [next, failed] = [0, 0];
  const seller = async () => {
    for (;;) {
      const place = next;
      next += 1;
      if (place >= count) return;
      const response = await fetch(`${url}/api/tickets`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens[place % tokens.length] ?? ''}`,
        },
        body: JSON.stringify({
          requestKey: `${drawId}-${place}`,
          drawId,
          mode: 'LOTT',
          bets: [
            {
              play: 'top-3',
              selection: [[`${place % 1_000}`.padStart(3, '0')]],
              unit: '100',
              multiple: '1',
            },
          ],
        }),
      });
      if (!(await response.text()).includes('"status":"accepted"')) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, seller));
  return failed;
}

async function look(bench: Bench, draws: number) {
  const until = new Date(MIDNIGHT + draws * MINUTE_MS).toISOString();
  const { rows } = await bench.connection.pool.query<{
    draws: bigint;
    drift: number;
    settled: bigint;
  }>(
    `with day as (select *, row_number() over (order by opens_at) - 1 as place from book.draw
        where lottery = $1 and opens_at >= $2 and opens_at < $3 and status = 'settled')
      select count(*) as draws,
        coalesce(max(abs(extract(epoch from opens_at - $2::timestamptz) * 1000 - place * 60000)), 0)::float8
          as drift,
        (select count(*) from book.settlement where version = 1 and status = 'paid'
          and draw_id in (select id from day)) as settled
      from day`,
    [LOTTERY, new Date(MIDNIGHT).toISOString(), until],
  );
  const [row] = rows;
  return {
    draws: Number(row?.draws ?? 0),
    driftMs: row?.drift ?? 0,
    settled: Number(row?.settled ?? 0),
  };
}
