import { useEffect, useState } from 'react';

/** True from when something has gone on for a while, until it ends. */
export function useLate(isGoingOn: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoingOn, afterMs]);
  return isLate;
}
