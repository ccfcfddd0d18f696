import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for good, which does what the newest given one does: what it is handed to need not
 * be drawn anew because of it.
 */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
