import { isStill } from '../../dom.ts';

/** Everything that moves on the reels: one clock for all, and one picture a frame. */
export type Motion = {
  /** Draws from 0 to 1 in so many milliseconds; the end at once where things hold still. */
  run(ms: number, draw: (part: number) => void): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Goes on with the milliseconds since the last frame, until what it gives is called. */
  loop(step: (ms: number) => void): () => void;
  /** Ends what runs now, as if its time were over. */
  hurry(): void;
  /** Paints what changed without moving. */
  paint(): void;
};

type Run = {
  readonly ms: number;
  readonly draw: (part: number) => void;
  readonly resolve: () => void;
  startMs: number | null;
};

export function createMotion(paint: () => void): Motion {
  const runs = new Set<Run>();
  const loops = new Set<(ms: number) => void>();
  let lastMs: number | null = null;

  function frame(nowMs: number) {
    const sinceMs = lastMs === null ? 0 : Math.min(50, nowMs - lastMs);
    lastMs = nowMs;
    for (const step of loops) step(sinceMs);
    for (const run of runs) advance(run, nowMs);
    paint();
    if (runs.size + loops.size > 0) requestAnimationFrame(frame);
    else lastMs = null;
  }

  function advance(run: Run, nowMs: number) {
    run.startMs ??= nowMs;
    const part = Math.min(1, (nowMs - run.startMs) / run.ms);
    run.draw(part);
    if (part === 1) finish(run);
  }

  function finish(run: Run) {
    runs.delete(run);
    run.resolve();
  }

  const begin = () => {
    if (runs.size + loops.size === 1 && lastMs === null) requestAnimationFrame(frame);
  };

  function hurry() {
    for (const run of runs) {
      run.draw(1);
      finish(run);
    }
    paint();
  }

  // A page that nobody sees is given no frames: what runs on it would never end.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hurry();
  });

  const run: Motion['run'] = (ms, draw) => {
    if (isStill() || document.hidden || ms <= 0) {
      draw(1);
      paint();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      runs.add({ ms, draw, resolve, startMs: null });
      begin();
    });
  };

  return {
    run,
    wait: (ms) => run(ms, () => {}),
    loop: (step) => {
      loops.add(step);
      begin();
      return () => void loops.delete(step);
    },
    hurry,
    paint,
  };
}
