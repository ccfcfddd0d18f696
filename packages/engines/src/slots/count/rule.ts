import type { Window } from './windows.ts';

/** How wins grow from the left: what begins on the first reel, goes on over the next, and pays. */
export type CountRule<Run> = {
  begin(window: Window): readonly Run[];
  /** The run with one more reel, or null where it ended before it. */
  advance(run: Run, window: Window, reel: number): Run | null;
  payFor(run: Run, reels: number): number;
  /** The windows of a reel as these runs see them: those in which they see the same are one. */
  merge?(windows: readonly Window[], runs: readonly Run[]): readonly Window[];
};
