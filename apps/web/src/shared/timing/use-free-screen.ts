import { useEffect, useState } from 'react';

const LOOK_MS = 500;

/** Another dialog that is open, or a field somebody writes in. */
const BUSY = 'dialog[open], :is(input, textarea, select):focus';

/** True once nobody is in the middle of something; looked at only while somebody waits for it. */
export function useFreeScreen(isAsked: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const look = setInterval(() => {
      if (document.querySelector(BUSY)) return;
      setFree(true);
      clearInterval(look);
    }, LOOK_MS);
    return () => {
      clearInterval(look);
      setFree(false);
    };
  }, [isAsked]);
  return isFree;
}
