import type { World } from '../../base/kernel/index.ts';

/** Wakes what tells a room's news, never twice at once. */
export type RoomPump = {
  wake(): void;
  stop(): Promise<void>;
};

/**
 * What is said within this time is told together: a calm room hears every word at once, and a loud one
 * costs each line ten frames a second at most.
 */
const TOGETHER_MS = 100;
const RETRY_MS = 500;

export function createRoomPump({ log }: Pick<World, 'log'>, tell: () => Promise<void>): RoomPump {
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;

  const run = async () => {
    isWanted = false;
    lastAt = performance.now();
    try {
      await tell();
    } catch (error) {
      log.warn({ err: error }, 'a room of the chat not told yet');
      lastAt = performance.now() + RETRY_MS;
      isWanted = true;
    }
    running = null;
    if (isWanted) plan();
  };
  const plan = () => {
    if (isStopped || timer !== undefined || running) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        running = run();
      },
      Math.max(0, lastAt + TOGETHER_MS - performance.now()),
    );
  };
  return {
    wake: () => {
      isWanted = true;
      plan();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
