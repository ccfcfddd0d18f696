import { useState } from 'react';
import { isFirstWithin } from './is-first-within.ts';

/**
 * True for the first press and for none within that time of it. It remembers outside of what is
 * drawn: the second press of a double click comes before the page is drawn anew.
 */
export function useThrottle(ms: number): () => boolean {
  const [isDue] = useState(() => isFirstWithin(ms));
  return isDue;
}
