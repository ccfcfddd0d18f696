import * as contract from '@baize/contract/catalog-desk';
import { launchGame } from '@baize/contract/lobby';
import { later, MINUTE_MS } from '@baize/std/time';
import { expect, test, vi } from 'vitest';
import { GAMES, givenCaller, useLobby } from '../../testing/lobby.ts';
import { callerOf, givenOperator } from '../../testing/operator.ts';
import { catalogueRoutes } from './index.ts';

const lobby = useLobby();

test('OPS-15 maintenance set at the desk on a game answers game_maintenance at its launch; lifted there, it launches', async () => {
  const mali = await givenOperator(lobby.world, 'admin');
  const { token } = await givenCaller(lobby);
  const set = async (window: { from: string | null; until: string | null }) => {
    const asked = { target: { nodeId: GAMES.open }, ...window, reason: 'the vendor asked for it' };
    const desk = callerOf(lobby.world, catalogueRoutes);
    const { message } = await desk(mali.caller, contract.setCatalogMaintenance, asked);
    expect(message).toBe(null);
  };
  const launched = (nodeId: number) =>
    lobby.site.call(launchGame, { nodeId: String(nodeId), language: 'TH' }, { token });
  // The event has to arrive before the process knows.
  const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 10_000 });

  expect((await launched(GAMES.open)).status).toBe(200);
  const at = lobby.world.clock.now();
  await set({ from: at.toISOString(), until: later(at, 60 * MINUTE_MS).toISOString() });
  await soon(async () => {
    expect(await launched(GAMES.open)).toMatchObject({
      status: 503,
      message: 'game_maintenance',
    });
  });
  expect((await launched(GAMES.withoutTrial)).status).toBe(200);

  await set({ from: null, until: null });
  await soon(async () => {
    const { status, value } = await launched(GAMES.open);
    expect({ status, value }).toMatchObject({
      status: 200,
      value: { game: { nodeId: GAMES.open }, gameUrl: expect.stringContaining('/play/tigers') },
    });
  });
});
