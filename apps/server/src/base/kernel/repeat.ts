import type { World } from './world.ts';

export type Repeating = { stop(): Promise<void> };

type Rhythm = {
  /** Between the end of one and the beginning of the next; longer where one takes long. */
  readonly everyMs: number;
  /** What it is called where it fails. */
  readonly failure: string;
};

/** It rests four times as long as it worked, within bounds: under load it comes less often. */
const restAfter = (workedMs: number, everyMs: number): number =>
  Math.min(Math.max(everyMs, 4 * workedMs), 3 * everyMs);

/**
 * Does something again and again, never twice at once. What fails, as all does while the database is
 * away, is tried again next time; of a row of failures the first is told and the end.
 */
export function repeat(
  { log }: Pick<World, 'log'>,
  { everyMs, failure }: Rhythm,
  task: (isStopping: () => boolean) => Promise<void>,
): Repeating {
  let isStopping = false;
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async () => {
    const startedAt = performance.now();
    try {
      await task(() => isStopping);
      if (isFailing) log.info(`${failure}: over`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, failure);
      isFailing = true;
    }
    if (!isStopping) plan(restAfter(performance.now() - startedAt, everyMs));
  };
  let running = Promise.resolve();
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = run();
    }, afterMs);
  };

  plan(everyMs);
  return {
    stop: () => {
      isStopping = true;
      clearTimeout(timer);
      return running;
    },
  };
}
