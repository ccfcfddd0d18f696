import { ensure } from './refusal.ts';

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs one piece of work after another, and refuses what would wait behind too many. */
export function createQueue({ waitingMax }: { waitingMax: number }): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (work) => {
    ensure(waiting <= waitingMax, 'unavailable');
    waiting += 1;
    const mine = last.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = mine;
    return mine;
  };
}
