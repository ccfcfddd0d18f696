import { setImmediate as breathe } from 'node:timers/promises';

/** So many sockets are written to before calls that wait are looked at again. */
const SLICE = 200;

export type Outbox<Seat> = {
  /** Does something for each of them, after all that was put in before. */
  put(seats: Iterable<Seat>, send: (seat: Seat) => void): void;
};

/**
 * What goes to everybody at a table. Two thousand sockets take longer to write to than a bet to answer:
 * they are written to in slices, and what comes later waits, so that everybody hears all in its order.
 */
export function createOutbox<Seat>(report: (error: unknown) => void): Outbox<Seat> {
  let last: Promise<void> = Promise.resolve();
  return {
    put(seats, send) {
      // Who comes from now on is told by what they are sent first.
      const all = [...seats];
      const sendOne = (seat: Seat) => {
        try {
          send(seat);
        } catch (error) {
          report(error);
        }
      };
      last = last.then(() => sendSlices(all, sendOne));
    },
  };
}

async function sendSlices<Seat>(seats: readonly Seat[], send: (seat: Seat) => void): Promise<void> {
  for (let from = 0; from < seats.length; from += SLICE) {
    if (from > 0) await breathe();
    for (const seat of seats.slice(from, from + SLICE)) send(seat);
  }
}
