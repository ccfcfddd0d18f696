import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { ENGINES } from '@baize/engines/games/index';
import { FIGHT } from '@baize/engines/rooms/clock';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { SECOND_MS } from '@baize/std/time';
import { onSchema } from '@baize/vendor-kit/testing/on-schema';
import { until } from '@baize/vendor-kit/testing/until';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_KEYS } from '../../apps/server/src/testing/keys.ts';
import { useWorld } from '../../apps/server/src/testing/world.ts';
import { migrate } from '../../apps/studio/src/db/migrate.ts';
import { type RunningStudio, startStudio } from '../../apps/studio/src/index.ts';
import { type House, openHouse } from './open-house.ts';
import { playRound } from './play-alone.ts';
import { betAt, playHand, setRoomClock } from './play-together.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** So many play at once. */
const PLAYERS = 12;

describe.each(['mekhala', 'copa'])('the catalogue of %s', (brandCode) => {
  const t = useWorld();
  let house: House;
  let studio: RunningStudio;
  let titles: Awaited<ReturnType<House['listGames']>>;

  beforeAll(async () => {
    house = await openHouse(t.world, brandCode);
    titles = await house.listGames();
    await migrate(t.world.url);
    studio = await startStudio({
      databaseUrl: t.world.url,
      keys: { text: TEST_KEYS },
      port: 0,
      wallet: await house.walletOf('studio'),
      siteOrigins: [],
      logLevel: 'silent',
    });
  });
  afterAll(async () => {
    await studio.stop();
    await house.stop();
  });

  const titlesAmong = (keys: { has(key: string): boolean }) =>
    titles.filter(({ gameCode }) => keys.has(gameCode));

  test('FAIR-10 nothing that is listed says that it is coming', () => {
    expect(titles.length).toBeGreaterThanOrEqual(460);
    expect(titles.filter(({ state }) => state !== 'open')).toEqual([]);
  });

  test('FAIR-10 every game of one player launches and settles a round', async () => {
    const waiting = titlesAmong(ENGINES);
    expect(waiting.length).toBe(ENGINES.size);
    const ended: string[] = [];
    const play = async () => {
      const { token } = await house.comeIn();
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const launched = await house.launch(next.nodeId, token);
        const round = await playRound(studio.url, ENGINES.get(next.gameCode)!, launched);
        ended.push(round.status);
      }
    };
    await Promise.all(Array.from({ length: PLAYERS }, play));
    expect(ended.length).toBe(ENGINES.size);
    expect(new Set(ended)).toEqual(new Set(['settled']));
  });

  test('FAIR-10 every live table launches, deals a round and pays its bet', async () => {
    // Fights close whenever the clock is a multiple of this: all of them lie ahead.
    const every = FIGHT.everyMs ?? 1;
    const start = Math.ceil(Date.now() / every) * every;
    await setRoomClock(house, start);
    const { currency } = house;
    const bets = await Promise.all(
      titlesAmong(LIVE_TABLES).map(async ({ nodeId, gameCode }) => {
        const launched = await house.launch(nodeId, (await house.comeIn()).token);
        return betAt(studio.url, { table: LIVE_TABLES.get(gameCode)!, currency, launched });
      }),
    );
    // One brand of ours has no cockfights.
    expect(bets.length).toBeGreaterThanOrEqual(LIVE_TABLES.size - 1);
    const byClose = bets.toSorted((a, b) => a.closesAt - b.closesAt);
    // Bets close at different moments; a round that is not shown within a minute would be void.
    for (const at of [25, 45, 68]) {
      await setRoomClock(house, start + at * SECOND_MS);
      const due = byClose.filter(
        ({ closesAt }) => closesAt + 20 * SECOND_MS <= start + at * SECOND_MS,
      );
      await Promise.all(due.map(({ settled }) => settled()));
    }
    await Promise.all(bets.map(({ settled }) => settled()));
  });

  test('FAIR-10 every title of poker launches, plays a hand between two and pays both', async () => {
    const rooms = titlesAmong(POKER_TITLES);
    expect(rooms.length).toBe(POKER_TITLES.size);
    const stays = await Promise.all(
      rooms.map(async ({ nodeId, gameCode }) => {
        const people = [await house.comeIn(), await house.comeIn()];
        const launches = [];
        for (const { token } of people) launches.push(await house.launch(nodeId, token));
        return playHand(studio.url, gameCode, launches);
      }),
    );
    const left = () =>
      onSchema<{ id: string }>(
        { databaseUrl: t.world.url, schema: 'studio' },
        `select id from poker_seat where id = any($1) and status <> 'settled'`,
        [stays.flat()],
      );
    await until(left, (rows) => rows.length === 0);
    expect(stays.flat().length).toBe(2 * rooms.length);
  });
});
