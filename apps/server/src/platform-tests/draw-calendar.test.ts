import * as contract from '@baize/contract/draw-calendar';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { expect, test } from 'vitest';
import { lotteryMarket } from '../../../book/src/market/lottery-market.ts';
import { statusOf } from '../../../book/src/testing/draws.ts';
import { seatMember, usePlatform } from '../../../book/src/testing/platform.ts';
import { bet } from '../../../book/src/testing/seat.ts';
import { useDrawDesk } from './draw-desk-people.ts';

const markets = new Map(
  ['thai', 'lao'].flatMap((code) => {
    const lottery = LOTTERIES.get(code);
    return lottery ? [[code, lotteryMarket(lottery)] as const] : [];
  }),
);
const p = usePlatform({ markets });
const { people, as } = useDrawDesk(p);

/** The Thai draws are on the 1st and the 16th: 1 March 2027 is held on its day. */
const BEFORE = '2027-02-20T05:00:00Z';

const set = (day: string, heldOn: string | null, lottery = 'thai') =>
  as('ann', contract.setDrawDay, { lottery, day, heldOn, reason: 'a holiday' });

async function calendar(from: string, to: string) {
  const { value } = await as('ben', contract.readDrawCalendar, { from, to });
  const { days } = value as unknown as {
    days: { lottery: string; day: string; heldOn: string | null }[];
  };
  return days.filter(({ lottery }) => lottery === 'thai');
}

const periods = async () =>
  (
    await p.tables<{ period: string; status: string }>(
      `select period, status from draw where lottery = 'thai' and status <> 'void' order by draws_at`,
    )
  ).map(({ period }) => period);

test('LOTT-03 a day of the calendar is moved or taken out, in force at the next turn without a restart', async () => {
  await p.setNow(BEFORE);
  // The draw of 16 May is not planned yet: it will be, by its new day.
  expect(await set('2027-05-16', '2027-05-18')).toMatchObject({ message: null });
  await p.turn();
  expect(await periods()).toEqual(['20270301', '20270316', '20270401']);
  expect(await calendar('2027-03-01', '2027-03-31')).toMatchObject([
    { day: '2027-03-01', heldOn: '2027-03-01', status: 'selling', changed: null },
    { day: '2027-03-16', heldOn: '2027-03-16', status: 'scheduled' },
  ]);
  expect(await calendar('2027-05-18', '2027-05-18')).toMatchObject([
    { day: '2027-05-16', usual: '2027-05-16', heldOn: '2027-05-18', status: null, drawId: null },
  ]);

  // One that stands goes later with its tickets, and is not planned once more.
  const seat = await seatMember(p, 1_000n);
  await seat.place('thai-20270301', [bet('top-3', ['123'])], { mode: 'SEA' });
  expect(await set('2027-03-01', '2027-03-03')).toMatchObject({ message: null });
  await p.turn();
  expect(await periods()).toEqual(['20270301', '20270316', '20270401', '20270416']);
  expect(await calendar('2027-03-01', '2027-03-05')).toMatchObject([
    {
      day: '2027-03-01',
      heldOn: '2027-03-03',
      drawId: 'thai-20270301',
      closesAt: expect.stringMatching(/^2027-03-03T/),
      changed: { by: people.ann.name, reason: 'a holiday' },
    },
  ]);

  // Taken out, its stakes go back, and nobody brings it back.
  expect(await set('2027-03-01', null)).toMatchObject({ message: null });
  await p.turn();
  expect(await statusOf(p, 'thai-20270301')).toBe('void');
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
  expect((await set('2027-03-01', '2027-03-04')).message).toBe('draw_moved_on');
  const audit = await p.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', 'thai-2027-03-01')
    .execute();
  const line = { action: 'draw.day_changed', reason: 'a holiday' };
  expect(audit).toEqual([line, line]);
});

test('LOTT-03 a day that is taken, over, too far, no day of the lottery or the same is refused, and nothing changes', async () => {
  await p.setNow(BEFORE);
  await p.turn();
  const before = await calendar('2027-05-01', '2027-06-30');
  for (const [day, heldOn] of [
    ['2027-06-01', '2027-06-16'],
    ['2027-06-01', '2027-02-19'],
    ['2027-06-01', '2027-09-01'],
    ['2027-06-02', '2027-06-03'],
    ['2027-06-01', '2027-06-01'],
  ] as const) {
    expect((await set(day, heldOn)).message, `${day} to ${heldOn}`).toBe('draw_day_invalid');
  }
  // A draw that stands is never held earlier.
  expect((await set('2027-03-16', '2027-03-10')).message).toBe('moment_invalid');
  expect((await set('2027-06-01', null, 'keno-1m')).message).toBe('not_found');
  expect(await calendar('2027-05-01', '2027-06-30')).toEqual(before);
  // One that was taken out before it was planned is held again when somebody says so.
  expect((await set('2027-06-01', null)).message).toBeNull();
  expect((await set('2027-06-01', '2027-06-01')).message).toBeNull();
});
