import { expect, test } from 'vitest';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { bet } from '../testing/seat.ts';

const p = usePlatform();

const MINUTE_MS = 60_000;
/** Three minutes before a midnight of the lottery's zone. */
const BEGINS = new Date('2027-05-01T16:57:00Z');
const DRAWS = 6;

test('LOTT-03 draws of a minute follow each other over midnight without drift, each with its ticket settled once', async () => {
  const seat = await seatMember(p, 10_000n);
  const sold: string[] = [];
  for (let number = 0; number < DRAWS; number += 1) {
    // Never at the same second: what is late by some must not move those that follow.
    await p.setNow(BEGINS, number * MINUTE_MS + ((number * 7) % 40) * 1_000);
    await p.turn();
    const [draw] = await p.tables<{ id: string }>(
      `select id from draw where lottery = $1 and status = 'selling'`,
      [OWN],
    );
    const ticket = await seat.place(draw?.id ?? '', [bet('top-3', ['123'])]);
    expect(ticket.value).toMatchObject({ status: 'accepted' });
    sold.push(draw?.id ?? '');
  }
  await p.setNow(BEGINS, DRAWS * MINUTE_MS);
  await p.turn();
  const held = await p.tables<{ id: string; opens_at: Date; status: string; settled: string }>(
    `select id, opens_at, status, (select count(*) from settlement
        where draw_id = draw.id and status = 'paid')::text as settled
      from draw where id = any($1) order by opens_at`,
    [sold],
  );
  expect(held).toEqual(
    sold.map((id, place) => ({
      id,
      opens_at: new Date(BEGINS.getTime() + place * MINUTE_MS),
      status: 'settled',
      settled: '1',
    })),
  );
  expect(new Set(sold).size).toBe(DRAWS);
  expect(sold[3]).toMatch(/-20270502-0001$/);
});
