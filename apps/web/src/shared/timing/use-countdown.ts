import { useEffect, useState } from 'react';
import { now } from './clock.ts';

/** Whole seconds until an end that is set once; it is right again after the page was asleep. */
export function useCountdown(): { seconds: number; start: (ms: number) => void } {
  const [endMs, setEndMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const isRunning = endMs > nowMs;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(now().getTime()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    seconds: isRunning ? Math.ceil((endMs - nowMs) / 1_000) : 0,
    start: (ms) => {
      const from = now().getTime();
      setNowMs(from);
      setEndMs(from + ms);
    },
  };
}
