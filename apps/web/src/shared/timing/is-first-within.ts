import { now } from './clock.ts';

/** True for the first of several that come within that time of it, for whoever asks. */
export function isFirstWithin(ms: number, nowMs = () => now().getTime()): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const at = nowMs();
    if (at - lastMs < ms) return false;
    lastMs = at;
    return true;
  };
}
