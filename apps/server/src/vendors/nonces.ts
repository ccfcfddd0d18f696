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
  let young = new Set<string>();
  let old = new Set<string>();
  let bornAtMs = 0;
  return {
    keep: (name, nowMs) => {
      if (nowMs - bornAtMs > GENERATION_MS || young.size >= max) {
        old = nowMs - bornAtMs > 2 * GENERATION_MS ? new Set() : young;
        young = new Set();
        bornAtMs = nowMs;
      }
      if (old.has(name)) return false;
      const before = young.size;
      return young.add(name).size > before;
    },
  };
}
