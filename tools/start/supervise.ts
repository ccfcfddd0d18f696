import { setTimeout as pause } from 'node:timers/promises';
import { lastLines } from './server-process.ts';

/** A process of the product that runs. */
export type Part = {
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
  kill?(): void;
  /** The signal or the exit code it ended by, once it has. */
  howEnded?(): string;
};

export type Supervised = {
  /** Resolves with a sentence once the part ended too often to be started again. */
  readonly lost: Promise<string>;
  /** From here on its end is no accident: it is not started again. */
  expectEnd(): void;
  stop(): Promise<void>;
  /** Ends it at once, for good. */
  kill(): Promise<void>;
};

export type Limits = {
  readonly restartsMax: number;
  readonly windowMs: number;
  /** The pause before the second start in a row; it doubles with each further one. */
  readonly pauseMs: number;
};

/** A part that ends more often than this within a minute has a cause that a start does not mend. */
export const LIMITS: Limits = { restartsMax: 5, windowMs: 60_000, pauseMs: 500 };

export type Supervision = {
  readonly name: string;
  /** Starts the part; told whether it is for the first time. */
  readonly start: (isAgain: boolean) => Promise<Part>;
  readonly tell: (line: string) => void;
  readonly logFile: string;
  readonly limits?: Limits;
};

/**
 * Starts a part and starts it again whenever it ends without having been told to, until it did so too
 * often. The other parts go on meanwhile. A first start that fails is the caller's to hear of.
 */
export async function supervise(supervision: Supervision): Promise<Supervised> {
  const { name, start, tell, logFile, limits = LIMITS } = supervision;
  const lost = Promise.withResolvers<string>();
  const stopping = new AbortController();
  let part: Part | null = await start(false);

  const watch = async () => {
    const endedAtMs: number[] = [];
    while (part) {
      await part.ended;
      const why = part.howEnded?.() ?? 'by itself';
      part = null;
      part = await startAgain(why, endedAtMs);
    }
  };

  /** The part as it runs again; null when it is given up, or when nobody wants it any more. */
  const startAgain = async (firstWhy: string, endedAtMs: number[]): Promise<Part | null> => {
    for (let why = firstWhy; !stopping.signal.aborted; ) {
      const times = countEnd(endedAtMs, limits);
      if (times > limits.restartsMax) {
        // A start that failed has brought its last words along.
        const words = why.includes('\n') ? why : `${why}\n${lastLines(logFile)}`;
        lost.resolve(sayLost(name, { times, why: words, limits }));
        return null;
      }
      const [inShort] = why.split('\n');
      tell(`${name} ended (${inShort}) and is started again, ${times} of ${limits.restartsMax}`);
      await pause(pauseBefore(times, limits), undefined, { signal: stopping.signal }).catch(
        () => {},
      );
      if (stopping.signal.aborted) return null;
      try {
        const fresh = await start(true);
        if (stopping.signal.aborted) {
          await fresh.stop();
          return null;
        }
        tell(`${name} is there again`);
        return fresh;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
    return null;
  };

  const watching = watch();
  const end = async (how: (part: Part) => Promise<void>) => {
    stopping.abort();
    if (part) await how(part);
    await watching;
  };
  return {
    lost: lost.promise,
    expectEnd: () => stopping.abort(),
    stop: () => end((running) => running.stop()),
    kill: () =>
      end(async (running) => {
        running.kill?.();
        await running.ended;
      }),
  };
}

/** Notes this end; answers how many there were within the window. */
function countEnd(endedAtMs: number[], { windowMs }: Limits): number {
  const nowMs = performance.now();
  while (endedAtMs[0] !== undefined && nowMs - endedAtMs[0] > windowMs) endedAtMs.shift();
  return endedAtMs.push(nowMs);
}

/** At once the first time: nobody waits longer for a part than it takes to start. */
const pauseBefore = (times: number, { pauseMs }: Limits): number =>
  times === 1 ? 0 : pauseMs * 2 ** (times - 2);

type Loss = { readonly times: number; readonly why: string; readonly limits: Limits };

const sayLost = (name: string, { times, why, limits }: Loss): string =>
  `${name} ended ${times} times within ${limits.windowMs / 1_000} seconds and is not started ` +
  `again. The last time: ${why}`;
