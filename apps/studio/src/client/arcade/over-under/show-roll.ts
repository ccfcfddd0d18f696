import { isStill } from '../../dom.ts';

const COUNT_MS = 620;

/** Runs the figure up or down to the roll, quickly at first; without motion it is simply there. */
export function countTo(from: number, to: number, tell: (value: number) => void): Promise<void> {
  if (isStill() || document.hidden) {
    tell(to);
    return Promise.resolve();
  }
  const startMs = performance.now();
  return new Promise((resolve) => {
    const step = (nowMs: number) => {
      const part = Math.min(1, (nowMs - startMs) / COUNT_MS);
      const eased = 1 - (1 - part) ** 4;
      tell(Math.round(from + (to - from) * eased));
      if (part < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}
