import { isStill } from '../dom.ts';
import type { OnceName } from '../shell/sound.ts';

/** Lets things move one after another, and lets a player who has seen enough end it at once. */
export type Motion = {
  /** Moves an element and leaves it as the last frame says. */
  run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void>;
  wait(ms: number): Promise<void>;
  /** What moves is heard, unless it is simply there. */
  hear(name: OnceName): void;
  /** Waits though nothing moves: something is to be read. */
  hold(ms: number): Promise<void>;
  /** Everything under way ends now, and what follows is simply there. */
  hurry(): void;
  /** From here on things move again. */
  begin(): void;
};

export function createMotion(play: (name: OnceName) => void = () => {}): Motion {
  const enders = new Set<() => void>();
  let isHurried = false;
  const isInstant = () => isHurried || isStill() || document.hidden;

  const until = (begin: (end: () => void) => void): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        enders.delete(end);
        resolve();
      };
      enders.add(end);
      begin(end);
    });

  function hurry() {
    isHurried = true;
    for (const end of enders) end();
  }
  // Nobody watches a hidden page: what it shows must not keep a round waiting.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) for (const end of enders) end();
  });

  return {
    async run(element, frames, timing) {
      const { offset: _, easing: _easing, ...last } = frames.at(-1) ?? {};
      Object.assign(element.style, last);
      if (isInstant()) return;
      const moving = element.animate(frames, { fill: 'backwards', ...timing });
      await until((end) => void moving.finished.then(end, end));
      moving.cancel();
    },
    async wait(ms) {
      if (!isInstant()) await until((end) => setTimeout(end, ms));
    },
    async hold(ms) {
      if (!isHurried && !document.hidden) await until((end) => setTimeout(end, ms));
    },
    hear(name) {
      if (!isHurried && !document.hidden) play(name);
    },
    hurry,
    begin: () => {
      isHurried = false;
    },
  };
}
