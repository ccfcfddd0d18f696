import { type RefObject, useEffect, useState } from 'react';
import type { Box } from './chart-shape.ts';

/** The width and direction of an element, kept up to date. */
export function useBox(ref: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState<Box>({ width: 640, isRtl: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setBox({ width: Math.max(240, element.clientWidth), isRtl: element.matches(':dir(rtl)') });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return box;
}
