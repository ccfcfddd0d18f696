import { SeenNames } from './seen-names.ts';

/** Nonces seen lately. */
export type Nonces = {
  /** Keeps a nonce; false when it was there already. */
  keep(name: string, nowMs: number): boolean;
};

/** Twice the window of timestamps: what is older is refused by its time. */
const GENERATION_MS = 120_000;
const MAX = 500_000;

/**
 * In the memory of this process, in two generations, the older dropped whole. It refuses a message
 * that somebody recorded and plays again. Where it cannot know (another process, a restart, a flood
 * that pushed it out) nothing is lost: a command is answered once by its id, and a launch token
 * opens one session.
 */
export function createNonces(max: number = MAX): Nonces {
  let young = new SeenNames(max);
  let old = new SeenNames(max);
  let bornAtMs = 0;
  return {
    keep: (name, nowMs) => {
      if (nowMs - bornAtMs > GENERATION_MS || young.size >= max) {
        const isLongAgo = nowMs - bornAtMs > 2 * GENERATION_MS;
        [young, old] = [old, young];
        young.clear();
        if (isLongAgo) old.clear();
        bornAtMs = nowMs;
      }
      return !old.has(name) && young.add(name);
    },
  };
}
