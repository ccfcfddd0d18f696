import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far ahead of the eye that a part of the program that comes then is there in time. */
const AHEAD = '800px';

/** Whether an element was ever about to be seen: until then it need not be there. */
export function useNear<E extends Element>(
  ahead: string = AHEAD,
): { place: RefObject<E | null>; isNear: boolean } {
  const place = useRef<E>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, ahead]);

  return { place, isNear };
}
