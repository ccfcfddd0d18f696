import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { DRAWS } from './use-draws.ts';

/** All lotteries together change every second: the lobby reads them anew no oftener than this. */
const LOBBY_MS = 5_000;

/** Pages that hear of the same draw do not all ask in the same moment. */
const SPREAD_MS = 250;

/**
 * Listens to the book while the page is shown, and reads draws anew when one of them has changed: those
 * of one lottery, or of all for the lobby. After a line that was cut off everything is read anew: what
 * happened in between nobody heard of.
 */
export function useDrawEvents(base: string | null, lottery: string | null): void {
  const queries = useQueryClient();
  const readAnew = useEffectEvent(() => void queries.invalidateQueries({ queryKey: [DRAWS] }));
  useEffect(() => {
    if (base === null) return;
    const source = new EventSource(`${base}/api/events`);
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const readSoon = (waitMs: number) => {
      timer ??= setTimeout(() => {
        timer = null;
        readAnew();
      }, waitMs);
    };
    source.addEventListener('draw', (event: MessageEvent<string>) => {
      if (lottery === null) readSoon(LOBBY_MS);
      else if (lotteryIn(event.data) === lottery) readSoon(SPREAD_MS);
    });
    source.addEventListener('reload', () => readSoon(SPREAD_MS));
    source.addEventListener('error', () => {
      wasLost = true;
    });
    source.addEventListener('open', () => {
      if (wasLost) readSoon(SPREAD_MS);
      wasLost = false;
    });
    return () => {
      if (timer !== null) clearTimeout(timer);
      source.close();
    };
  }, [base, lottery]);
}

function lotteryIn(data: string): unknown {
  try {
    return (JSON.parse(data) as { lottery?: unknown }).lottery;
  } catch {
    return null;
  }
}
