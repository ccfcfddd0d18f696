import { isStill, make } from '../dom.ts';
import type { Table } from '../table.ts';
import type { WinTier } from '../win-tier.ts';
import { eased } from './balance-count.ts';
import './win-scene.css';

type Scened = Exclude<WinTier, 'none' | 'plain'>;

const LASTS_MS: Readonly<Record<Scened, number>> = { big: 2_400, huge: 3_400, legendary: 4_800 };
/** The sum stands for a moment when it is counted. */
const COUNTED_AT = 0.75;
/** A win without a scene is counted for so long, as the reels count theirs. */
const PLAIN_MS = 700;
const COINS: Readonly<Record<Scened, number>> = { big: 14, huge: 24, legendary: 40 };

/** How long a win of this tier is counted up; 0 where it is just there. */
export function countMsOf(tier: WinTier): number {
  if (tier === 'none' || isStill() || document.hidden) return 0;
  return tier === 'plain' ? PLAIN_MS : LASTS_MS[tier] * COUNTED_AT;
}

export type WinScene = {
  /** Counts a win up over the game; it is over when its time is, or when it is skipped. */
  show(tier: WinTier, payout: bigint): Promise<void>;
  /** Ends the scene that runs; false where none does. */
  skip(): boolean;
};

/** The scene of a win that is worth one: plain wins and what is no win have none. */
export function createWinScene({ say, money }: Table, stage: HTMLElement): WinScene {
  let end: (() => void) | null = null;

  function play(tier: Scened, payout: bigint): Promise<void> {
    const sum = make('p', { class: 'win-scene-sum' });
    const scene = make('div', { class: 'win-scene', 'data-tier': tier, 'aria-hidden': 'true' }, [
      ...Array.from({ length: COINS[tier] }, (_, index) => coin(index, COINS[tier])),
      make('p', { class: 'win-scene-title' }, [say(`win_${tier}`)]),
      sum,
      make('p', { class: 'win-scene-skip' }, [say('win_skip')]),
    ]);
    const setSum = (part: number) => sum.replaceChildren(money.element(eased(payout, part)));
    stage.parentElement?.append(scene);
    return new Promise((resolve) => {
      const finish = () => {
        if (end !== finish) return;
        end = null;
        document.removeEventListener('visibilitychange', finish);
        scene.remove();
        resolve();
      };
      end = finish;
      scene.addEventListener('pointerdown', finish);
      // A page that nobody sees is given no frames.
      document.addEventListener('visibilitychange', finish);
      let startMs: number | null = null;
      const draw = (nowMs: number) => {
        if (end !== finish) return;
        startMs ??= nowMs;
        const part = (nowMs - startMs) / LASTS_MS[tier];
        setSum(Math.min(1, part / COUNTED_AT));
        if (part >= 1) finish();
        else requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
    });
  }

  return {
    async show(tier, payout) {
      // Where things should hold still, the sentence under the game says what was won.
      if (tier === 'none' || tier === 'plain' || isStill() || document.hidden) return;
      end?.();
      await play(tier, payout);
    },
    skip() {
      const isRunning = end !== null;
      end?.();
      return isRunning;
    },
  };
}

/** Spread by their number: the same fountain for every win of a tier. */
function coin(index: number, count: number): HTMLElement {
  const made = make('i', { class: 'win-scene-coin' });
  const across = Math.round((((index * 0.618) % 1) - 0.5) * 88);
  made.style.setProperty('--across', `${across}cqi`);
  made.style.setProperty('--after', `${Math.round((index / count) * 1_200)}ms`);
  made.style.setProperty('--size', `${11 + ((index * 7) % 5) * 3}px`);
  return made;
}
