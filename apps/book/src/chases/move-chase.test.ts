import { expect, test } from 'vitest';
import { askAsPlatform, openDraw } from '../testing/draws.ts';
import { ENTERED, seatMember, usePlatform } from '../testing/platform.ts';
import { bet, newKey } from '../testing/seat.ts';

const p = usePlatform();

type WireChase = {
  readonly chaseId: string;
  readonly periods: readonly { readonly drawId: string; readonly status: string }[];
};

type Seat = Awaited<ReturnType<typeof seatMember>>;

const start = (seat: Seat, more: object) =>
  seat.at<WireChase>('/api/chases', {
    requestKey: newKey(),
    lottery: ENTERED.code,
    mode: 'LOTT',
    bets: [bet('run-top', ['7'], '200')],
    stopsOn: 'win',
    ...more,
  });

const read = async (seat: Seat, { chaseId }: WireChase) =>
  (await seat.at<WireChase>(`/api/chases/${chaseId}`)).value;

const SECOND = 1_000;

/** Lets the clock run on to that second after the first draw opened, draw by draw. */
async function runTo(opensAt: Date, seconds: readonly number[]): Promise<void> {
  for (const second of seconds) {
    await p.setNow(opensAt, second * SECOND);
    await p.turn();
  }
}

const opensAtOf = (drawsAt: Date) => new Date(drawsAt.getTime() - 55 * SECOND);

async function enterBoth(drawId: string, digits: string): Promise<void> {
  for (const by of ['ann', 'ben']) {
    const entry = { drawId, by, board: { numbers: digits.split('') } };
    expect((await askAsPlatform(p, 'enter-result', entry)).message).toBe(null);
  }
  await p.turn();
}

test('TICK-10 when the next draw has closed before the result was there, the one that sells is played', async () => {
  const { drawsAt } = await openDraw(p);
  const seat = await seatMember(p, 10_000n);
  const { value: begun } = await start(seat, { multiples: [1, 2, 4] });
  const planned = begun.periods.map(({ drawId }) => drawId);
  // The second draw sells and closes while the first has no result; the third sells.
  await runTo(opensAtOf(drawsAt), [61, 115, 125]);
  await enterBoth(planned[0] ?? '', '12345');
  const moved = await read(seat, begun);
  expect(moved).toMatchObject({ status: 'running', played: '600', reserved: '800', returned: '0' });
  expect(moved.periods.map(({ status }) => status)).toEqual(['settled', 'accepted', 'reserved']);
  expect(moved.periods.slice(0, 2).map(({ drawId }) => drawId)).toEqual([planned[0], planned[2]]);
  expect(new Set(moved.periods.map(({ drawId }) => drawId)).size).toBe(3);
  // Nothing more was taken, nothing given back.
  expect(await p.cashOf(seat.memberId)).toBe(10_000n - 1_400n);
  await runTo(opensAtOf(drawsAt), [176]);
  await enterBoth(planned[2] ?? '', '71234');
  expect(await read(seat, begun)).toMatchObject({
    status: 'stopped',
    stopReason: 'win',
    played: '600',
    won: '3920',
    returned: '800',
  });
  expect(await p.cashOf(seat.memberId)).toBe(10_000n - 600n + 3_920n);
});

test('TICK-10 TICK-06 a void draw gives back what was played in it, and the periods that wait are moved', async () => {
  const { drawsAt } = await openDraw(p);
  const seat = await seatMember(p, 10_000n);
  const { value: begun } = await start(seat, { stopsOn: 'never', multiples: [1, 1] });
  const planned = begun.periods.map(({ drawId }) => drawId);
  const voiding = { drawId: planned[1], by: 'ann', reason: 'the machine broke' };
  expect((await askAsPlatform(p, 'void-draw', voiding)).message).toBe(null);
  await p.turn();
  expect((await read(seat, begun)).periods[1]?.status).toBe('reserved');
  await runTo(opensAtOf(drawsAt), [61, 115, 125]);
  await enterBoth(planned[0] ?? '', '12345');
  const moved = await read(seat, begun);
  expect(moved.periods.map(({ status }) => status)).toEqual(['settled', 'accepted']);
  expect(planned).not.toContain(moved.periods[1]?.drawId);
  expect(moved).toMatchObject({ played: '400', returned: '0' });
  // What plays is bound to its draw for good.
  await expect(
    p.tables('update ticket set draw_id = $1 where draw_id = $2', [
      planned[0],
      moved.periods[1]?.drawId,
    ]),
  ).rejects.toThrow('what was sold is never changed');
});
