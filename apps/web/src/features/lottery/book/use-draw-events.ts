import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DRAWS } from './use-draws.ts';

/**
 * Listens to the book while the page is shown, and reads draws anew when one has changed. After a
 * line that was cut off everything is read anew: what happened in between nobody heard of.
 */
export function useDrawEvents(base: string | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (base === null) return;
    const source = new EventSource(`${base}/api/events`);
    let wasLost = false;
    const readAnew = () => void queries.invalidateQueries({ queryKey: [DRAWS] });
    source.addEventListener('draw', readAnew);
    source.addEventListener('reload', readAnew);
    source.addEventListener('error', () => {
      wasLost = true;
    });
    source.addEventListener('open', () => {
      if (wasLost) readAnew();
      wasLost = false;
    });
    return () => source.close();
  }, [base, queries]);
}
