import type { Fate } from '@baize/vendor-kit/testing/flaky-line';
import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { startKillableStudio } from '../testing/killed-studio.ts';
import { CHOICE, payoutOf, seatMember, seatOf, usePlatform } from '../testing/platform.ts';
import type { WireRound } from '../wire.ts';

const p = usePlatform();

afterEach(() => p.line.cut(() => 'through'));

type Seat = Awaited<ReturnType<typeof seatMember>>;
type Table = ReturnType<typeof seatOf>;

type Step = {
  readonly name: string;
  readonly game: string;
  /** The call that is under way when the studio is killed, and whether it came to the wallet. */
  readonly call: string;
  readonly fate: Extract<Fate, 'stuck' | 'held'>;
  /** What the player did until then. */
  readonly play: (table: Table) => Promise<unknown>;
  /** How it stands when another studio has taken it up. */
  readonly status: WireRound['status'];
  readonly cash: (round: WireRound) => bigint;
};

const LADDER = { chips: 1 } as const;

const both = (step: Omit<Step, 'fate'>): readonly Step[] => [
  { ...step, name: `${step.name}, unheard`, fate: 'stuck' },
  { ...step, name: `${step.name}, unanswered`, fate: 'held' },
];

const STEPS: readonly Step[] = [
  ...both({
    name: 'bet and result',
    game: 'over-under',
    call: 'bet-and-settle',
    play: (table) => table.play(CHOICE),
    status: 'settled',
    cash: (round) => 900n + payoutOf(round),
  }),
  ...both({
    name: 'the first bet',
    game: 'test-ladder',
    call: 'bet',
    play: (table) => table.play(LADDER),
    status: 'running',
    cash: () => 900n,
  }),
  ...both({
    name: 'the bet of a move',
    game: 'test-ladder',
    call: 'raise',
    play: async (table) => table.move(await table.play(LADDER), { type: 'double' }),
    status: 'settled',
    cash: () => 1_200n,
  }),
  ...both({
    name: 'the payment',
    game: 'test-ladder',
    call: 'settle',
    play: async (table) => {
      const { value } = await table.move(await table.play(LADDER), { type: 'climb' });
      return table.move(value, { type: 'stop' });
    },
    status: 'settled',
    cash: () => 950n,
  }),
  ...both({
    name: 'the payment of a pot',
    game: 'test-well',
    call: 'settle',
    play: (table) => table.play({ isLucky: true }),
    status: 'settled',
    cash: (round) => 900n + payoutOf(round),
  }),
];

test('SAFE-05 a studio that is killed in any step of a round goes on where it stood', async () => {
  const seats: Seat[] = [];
  for (const { game } of STEPS) seats.push(await seatMember(p, 1_000n, game));
  const bets = new Map<string, number>();
  p.line.cut((call, memberId) => {
    const step = STEPS[seats.findIndex((seat) => seat.memberId === memberId)];
    if (!step) return 'through';
    const placed = bets.get(memberId) ?? 0;
    if (call === 'bet') bets.set(memberId, placed + 1);
    const named = call === 'bet' && placed > 0 ? 'raise' : call;
    return named === step.call ? step.fate : 'through';
  });
  const doomed = await startKillableStudio(p.options());
  const plays = STEPS.map((step, place) => {
    const { token, session } = seats[place] as Seat;
    return step.play(seatOf(doomed.url, { token, session })).catch(() => null);
  });
  await until(
    async () => p.line.kept(),
    (kept) => kept === STEPS.length,
  );
  await doomed.kill();
  await Promise.all(plays);
  p.line.cut(() => 'through');
  p.line.release();

  const later = await p.startLater(11_000);
  try {
    for (const [place, step] of STEPS.entries()) {
      const seat = seats[place] as Seat;
      const { value } = await until(
        () => seat.again(),
        ({ value: session }) => session.rounds[0]?.status === step.status,
      );
      const [round] = value.rounds;
      const cash = await p.cashOf(seat.memberId);
      expect([step.name, cash]).toEqual([step.name, step.cash(round as WireRound)]);
    }
  } finally {
    await later.stop();
  }
});
