import { useRef } from 'react';
import { now } from './clock.ts';

/**
 * True for the first press and for none within that time of it. It remembers outside of what is
 * drawn: the second press of a double click comes before the page is drawn anew.
 */
export function useThrottle(ms: number): () => boolean {
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const at = now().getTime();
    if (at - lastMs.current < ms) return false;
    lastMs.current = at;
    return true;
  };
}
