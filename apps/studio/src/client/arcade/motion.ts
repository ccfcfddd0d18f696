import { isStill } from '../dom.ts';

/** The motion of one round, which a player may cut short: all that is left of it is then there at once. */
export type Motion = {
  /** Draws from 0 to 1 in so many milliseconds. */
  run(ms: number, draw: (part: number) => void): Promise<void>;
  /** Lets what is seen stay for a moment. */
  rest(ms: number): Promise<void>;
  cut(): void;
};

/** Nothing moves for those who want it still, nor on a page that nobody sees. */
export function createMotion(): Motion {
  let isCut = isStill();
  let finish = () => {};

  function run(ms: number, draw: (part: number) => void): Promise<void> {
    if (isCut || document.hidden) {
      draw(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const startMs = performance.now();
      let frame = 0;
      finish = () => {
        finish = () => {};
        cancelAnimationFrame(frame);
        document.removeEventListener('visibilitychange', finish);
        draw(1);
        resolve();
      };
      const end = finish;
      const step = (nowMs: number) => {
        const part = (nowMs - startMs) / ms;
        if (part >= 1) return end();
        draw(Math.max(0, part));
        frame = requestAnimationFrame(step);
      };
      // Frames stop on a page that is hidden: what is under way ends there and then.
      document.addEventListener('visibilitychange', end, { once: true });
      frame = requestAnimationFrame(step);
    });
  }

  return {
    run,
    rest: (ms) => run(ms, () => {}),
    cut() {
      isCut = true;
      finish();
    },
  };
}

export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
