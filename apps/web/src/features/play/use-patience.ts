import { useEffect, useState } from 'react';

const SLOW_MS = 8_000;
const STUCK_MS = 20_000;

export type Patience = 'fine' | 'slow' | 'stuck';

/** How long somebody has been waiting here: after 8 seconds that is said, after 20 there are ways out. */
export function usePatience(): Patience {
  const [patience, setPatience] = useState<Patience>('fine');
  useEffect(() => {
    const slow = setTimeout(() => setPatience('slow'), SLOW_MS);
    const stuck = setTimeout(() => setPatience('stuck'), STUCK_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, []);
  return patience;
}
