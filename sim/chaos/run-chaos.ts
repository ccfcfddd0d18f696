import { setTimeout as pause } from 'node:timers/promises';
import { type Dice, seededDice } from '../dice.ts';
import { type Log, newLog, playOn } from './client.ts';
import { type Comparison, compareBooks } from './compare-books.ts';
import { Ground } from './ground.ts';
import { setTable } from './seats.ts';

export type ChaosOrder = {
  readonly seed: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  readonly players: number;
};

export type ChaosReport = Comparison & {
  readonly log: Log;
  readonly seconds: number;
  /** How long each kill left vendors without an answer. */
  readonly serverDownMs: readonly number[];
  readonly databaseDownMs: readonly number[];
  /** How often the server ended though only its database was killed. */
  readonly falls: number;
};

/** Between kills, so that something is under way when the next one comes. */
const CALM_MS = 600;

/** Vendors bet, processes die at moments the seed chooses, and the books are read afterwards. */
export async function runChaos(
  order: ChaosOrder,
  onKill: (words: string) => void = () => {},
): Promise<ChaosReport> {
  const ground = await Ground.open();
  try {
    const table = await setTable(ground.databaseUrl, order.players);
    await ground.startServer();
    const log = newLog();
    const state = { isOver: false };
    const startMs = performance.now();
    const clients = table.players.map((player, i) =>
      playOn({
        access: { url: ground.url, ...table.key },
        player,
        dice: seededDice(`chaos ${order.seed} ${i}`),
        log,
        isOver: () => state.isOver,
      }),
    );
    const downs = await killAll(ground, order, onKill).finally(() => (state.isOver = true));
    await Promise.all(clients);
    const seconds = (performance.now() - startMs) / 1_000;
    const comparison = await compareBooks(ground.databaseUrl, table, log);
    return { ...comparison, ...downs, log, seconds, falls: ground.falls };
  } finally {
    await ground.close();
  }
}

async function killAll(ground: Ground, order: ChaosOrder, onKill: (words: string) => void) {
  const dice = seededDice(`kills ${order.seed}`);
  const serverDownMs: number[] = [];
  const databaseDownMs: number[] = [];
  for (const victim of victimsOf(dice, order)) {
    await pause(50 + dice.below(CALM_MS));
    const isServer = victim === 'server';
    const downMs = await (isServer ? ground.killServer() : ground.killDatabase());
    (isServer ? serverDownMs : databaseDownMs).push(downMs);
    onKill(`${victim} killed, ready again after ${Math.round(downMs)} ms`);
  }
  await pause(CALM_MS);
  return { serverDownMs, databaseDownMs };
}

/** Which one dies when, in an order of the seed. */
function victimsOf(dice: Dice, { serverKills, databaseKills }: ChaosOrder) {
  const left = { server: serverKills, database: databaseKills };
  return Array.from({ length: serverKills + databaseKills }, (): 'server' | 'database' => {
    const victim = dice.below(left.server + left.database) < left.server ? 'server' : 'database';
    left[victim] -= 1;
    return victim;
  });
}
