/**
 * Tables that many share. Each room has one writer, which holds its lease while a round runs or somebody
 * is there; a room where nobody is costs nothing. Its state is a function of
 * its log, and every process follows that log for the sockets it has. A bet counts when the wallet has
 * taken it before the lock; the result is stored at the lock and shown step by step.
 */

import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId, type Studio } from '../studio.ts';
import type { RoomHub } from './hub.ts';
import * as leases from './lease-queries.ts';
import { tell } from './log-queries.ts';
import { readPools } from './read-pools.ts';
import { type RoomWriter, startWriter } from './room-writer.ts';
import { tallyOf } from './round-queries.ts';
import { startSockets } from './sockets.ts';

export type Rooms = { stop(): Promise<void> };

/** A room that has lost its writer has another within this and the length of a lease. */
const TURN_MS = 1_000;

/** Shows every room to its sockets and writes those whose lease this process holds, until stopped. */
export async function startRooms(studio: Studio, hub: RoomHub, server: Server): Promise<Rooms> {
  const codes = [...studio.tables.keys()];
  const sockets = startSockets(studio, hub, server);
  await leases.insertRooms(studio.db, codes);
  const owner = newId(studio, 'prc');
  const writers = new Map<string, RoomWriter>();

  async function drop(writer: RoomWriter) {
    writers.delete(writer.room);
    await writer.stop();
  }

  async function turn() {
    const held = [...writers.values()];
    const kept =
      held.length === 0
        ? new Set<string>()
        : await leases.renewLeases(
            studio.db,
            owner,
            held.map(({ lease }) => lease),
          );
    const asleep: string[] = [];
    for (const writer of held) {
      const isOurs = !writer.isLost && kept.has(writer.room);
      if (isOurs && isAwake(hub, writer.room)) {
        writer.wake();
        continue;
      }
      await drop(writer);
      if (isOurs) asleep.push(writer.room);
    }
    if (asleep.length > 0) await leases.releaseLeases(studio.db, owner, asleep);
    const free = codes.filter((code) => !writers.has(code) && isAwake(hub, code));
    if (free.length > 0) await take(free);
    await tellTallies(studio, hub, writers);
  }

  async function take(free: readonly string[]) {
    for (const lease of await leases.takeLeases(studio.db, owner, free)) {
      const table = studio.tables.get(lease.room);
      if (!table) continue;
      const countPresent = () => hub.countPresent(lease.room);
      const parts = { table, lease, countPresent, now: () => hub.now() };
      writers.set(lease.room, await startWriter(studio, parts));
    }
  }

  const turns = takeTurns(async () => {
    try {
      await hub.readClock();
      await turn();
    } catch (error) {
      studio.log.error({ err: error }, 'the rooms failed and go on');
    }
  });

  hub.onPresence((room) => {
    const writer = writers.get(room);
    if (writer) writer.wake();
    // Somebody has come to a room that slept: its lease does not wait for the next turn.
    else if (hub.countPresent(room) > 0) turns.hurry();
  });

  return {
    stop: async () => {
      sockets.stop();
      await turns.stop();
      await Promise.all([...writers.values()].map(drop));
      await leases.releaseLeases(studio.db, owner, codes);
      await hub.stop();
    },
  };
}

/** Whether a room needs a writer: a round is under way, or somebody is there to open the next for. */
function isAwake(hub: RoomHub, code: string): boolean {
  const { phase } = hub.stateOf(code);
  return hub.countPresent(code) > 0 || !(phase === 'idle' || phase === 'done' || phase === 'void');
}

/** One turn after another, with a pause between them that whoever is in a hurry cuts short. */
function takeTurns(turn: () => Promise<void>) {
  const ending = new AbortController();
  let hurry = () => {};
  const running = (async () => {
    while (!ending.signal.aborted) {
      const hurried = new AbortController();
      hurry = () => hurried.abort();
      await turn();
      const signal = AbortSignal.any([ending.signal, hurried.signal]);
      await pause(TURN_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    hurry: () => hurry(),
    stop: () => {
      ending.abort();
      return running;
    },
  };
}

/** Where chips are being put down, everybody sees how many players are on each place. */
async function tellTallies(
  studio: Studio,
  hub: RoomHub,
  writers: ReadonlyMap<string, RoomWriter>,
): Promise<void> {
  for (const room of writers.keys()) {
    const { phase, round } = hub.stateOf(room);
    const isTaking = phase === 'open' || phase === 'last-call';
    if (!isTaking || !round || hub.countPresent(room) === 0) continue;
    const tally = await tallyOf(studio.db, round.id);
    const hasPool = studio.tables.get(room)?.hasPool === true;
    await tell(studio.db, {
      room,
      tally,
      ...(hasPool ? { pools: await readPools(studio, round.id) } : {}),
    });
  }
}
