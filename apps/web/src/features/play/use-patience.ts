import { useEffect, useState } from 'react';

export const SLOW_MS = 8_000;
export const STUCK_MS = 20_000;

export type Patience = 'fine' | 'slow' | 'stuck';

/** How long somebody has been waiting: after 8 seconds that is said, after 20 there are ways out. */
export function usePatience(isWaiting: boolean): Patience {
  const [patience, setPatience] = useState<Patience>('fine');
  useEffect(() => {
    setPatience('fine');
    if (!isWaiting) return;
    const slow = setTimeout(() => setPatience('slow'), SLOW_MS);
    const stuck = setTimeout(() => setPatience('stuck'), STUCK_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, [isWaiting]);
  return isWaiting ? patience : 'fine';
}
