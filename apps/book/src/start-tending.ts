import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS, later } from '@baize/std/time';
import type { Book } from './book.ts';
import { tendChases } from './chases/tend-chases.ts';
import { tendDraws } from './draws/tend-draws.ts';
import { deleteEnded } from './sessions/queries.ts';
import { deleteOldFavourites } from './sports/favourites/favourites.ts';
import { deleteFrames } from './sports/feed/frames.ts';
import { SPORT_RULES } from './sports/rules.ts';
import { deleteSavedSlips } from './sports/slips/saved-slip.ts';
import { tendSports } from './sports/tend-sports.ts';
import { resumeTickets } from './tickets/outbox.ts';

const SESSION_KEPT_MS = 24 * HOUR_MS;
const SWEEP_EVERY = 7_200;
const FRAMES_EVERY = 60;

type Work = (book: Book) => Promise<void>;

const LOTTERIES: readonly Work[] = [resumeTickets, tendDraws, tendChases];
const SPORTS: readonly Work[] = [tendSports];

/** One turn of everything that happens by itself. Any number of processes may take it at once. */
export const tendBook = (book: Book): Promise<void> => takeTurn(book, [...LOTTERIES, ...SPORTS]);

async function takeTurn(book: Book, works: readonly Work[]): Promise<void> {
  for (const work of works) {
    try {
      await work(book);
    } catch (error) {
      book.log.error({ err: error }, 'a turn failed and is taken again');
    }
  }
}

/** Goes on until it is stopped; what was under way then is taken up by the next start. */
export function startTending(book: Book, turnMs: number): { stop(): Promise<void> } {
  const ending = new AbortController();
  // Neither waits for the other: a season takes its time to be told of, and a draw does not.
  const running = Promise.all([
    run(book, turnMs, ending.signal),
    runSports(book, turnMs, ending.signal),
  ]);
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}

async function run(book: Book, turnMs: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    await takeTurn(book, LOTTERIES);
    if (turn % SWEEP_EVERY === 0) {
      await deleteEnded(book.db, later(book.clock.now(), -SESSION_KEPT_MS)).catch(() => {});
    }
    await pause(turnMs, undefined, { signal }).catch(() => {});
  }
}

async function runSports(book: Book, turnMs: number, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    await takeTurn(book, SPORTS);
    if (turn % FRAMES_EVERY === 0) {
      await deleteFrames(book.db, SPORT_RULES.framesKeptMs).catch(() => {});
      await deleteSavedSlips(book.db).catch(() => {});
      await deleteOldFavourites(book.db).catch(() => {});
    }
    await pause(turnMs, undefined, { signal }).catch(() => {});
  }
}
