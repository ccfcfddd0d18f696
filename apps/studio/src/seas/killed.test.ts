import { type Event, winOf } from '@baize/engines/fishing/magazine-engine';
import { sea } from '@baize/engines/games/reef-patrol/engine';
import type { Fate } from '@baize/vendor-kit/testing/flaky-line';
import { until } from '@baize/vendor-kit/testing/until';
import { afterEach, expect, test } from 'vitest';
import { startKillableStudio } from '../testing/killed-studio.ts';
import { onTables } from '../testing/on-tables.ts';
import { newKey, seatAgain, usePlatform } from '../testing/platform.ts';
import { fisherOf, fishOfSea, givenFisher, SEA_GAME, shotAt } from '../testing/sea.ts';
import type { WireRound } from '../wire.ts';

const p = usePlatform({ tables: new Map() });
/** Processes are started and killed: on a busy machine that takes its time. */
const PROCESSES_MS = 120_000;

afterEach(() => p.line.cut(() => 'through'));

const winsOf = ({ events }: WireRound): bigint =>
  ((events ?? []) as readonly Event[]).reduce((all, event) => all + BigInt(winOf(sea, event)), 0n);

/** Somebody who has fired five of twenty bullets at a studio that will be killed. */
async function givenFired() {
  const doomed = await startKillableStudio(p.options());
  const fisher = await givenFisher(p, 10_000n, doomed.url);
  let round = await fisher.load(20);
  for (let shot = 0; shot < 5; shot++) {
    const fish = await fishOfSea(fisher);
    round = (await fisher.send(round, shotAt(fish.slice(shot)))).value;
  }
  expect(round.moves).toHaveLength(5);
  return { doomed, fisher, round };
}

const settledOf = async (fisher: Awaited<ReturnType<typeof givenFisher>>, roundId: string) => {
  const seat = await seatAgain(p, fisher.memberId, SEA_GAME);
  const { value } = await until(
    () => seat.round(roundId),
    ({ value: proof }) => proof.round.status === 'settled',
  );
  return value.round;
};

test(
  'ROOM-16 a crash in the middle of a magazine refunds what was not resolved, once',
  async () => {
    const { doomed, fisher, round } = await givenFired();
    await doomed.kill();
    // Nobody has come back for as long as a magazine waits.
    const { databaseUrl } = p.options();
    await onTables(databaseUrl, 'update round set ask_at = now() where id = $1', [round.roundId]);
    const closed = await settledOf(fisher, round.roundId);
    expect(closed).toMatchObject({ staked: '500', returned: '1500' });
    expect(await p.cashOf(fisher.memberId)).toBe(9_500n + winsOf(closed) * 100n);
  },
  PROCESSES_MS,
);

test(
  'ROOM-16 after a crash the magazine is fired on from another process, and a shot that was stored is not fired twice',
  async () => {
    const { doomed, fisher, round } = await givenFired();
    const key = newKey();
    const shot = shotAt((await fishOfSea(fisher)).slice(6));
    const stored = (await fisher.send(round, shot, key)).value;
    await doomed.kill();
    const again = { ...(await seatAgain(p, fisher.memberId, SEA_GAME)) };
    const back = fisherOf(p.url, again);
    expect((await back.send(round, shot, key)).value.moves).toEqual(stored.moves);
    const next = (await back.send(stored, shotAt((await fishOfSea(back)).slice(2)))).value;
    expect(next.moves).toHaveLength(7);
    const closed = await back.close(next);
    expect(closed).toMatchObject({ status: 'settled', staked: '700', returned: '1300' });
    expect(await p.cashOf(fisher.memberId)).toBe(9_300n + winsOf(closed) * 100n);
  },
  PROCESSES_MS,
);

test.each(['stuck', 'held'] as const satisfies readonly Fate[])(
  'ROOM-16 killed between unloading and settlement (%s), a magazine is settled once',
  async (fate) => {
    const { doomed, fisher, round } = await givenFired();
    p.line.cut((call) => (call === 'settle' ? fate : 'through'));
    const closing = fisher.close(round).catch(() => null);
    await until(
      async () => p.line.kept(),
      (kept) => kept === 1,
    );
    await doomed.kill();
    await closing;
    p.line.cut(() => 'through');
    p.line.release();
    const later = await p.startLater(11_000);
    try {
      const closed = await settledOf(fisher, round.roundId);
      expect(closed).toMatchObject({ staked: '500', returned: '1500' });
      expect(await p.cashOf(fisher.memberId)).toBe(9_500n + winsOf(closed) * 100n);
    } finally {
      await later.stop();
    }
  },
  PROCESSES_MS,
);
