import { useEffect, useState } from 'react';

const LOOK_MS = 500;

/**
 * Another dialog that is open, a form that may be half filled, a field somebody writes in, or the
 * page of limits: who came to protect themselves is not offered anything on the way.
 */
const BUSY =
  'dialog[open]:not(:has(.popup)), form:not([role="search"]), :is(input, textarea):focus, .limits';

/**
 * True while nobody is in the middle of something. Looked at only while somebody asks: what a page
 * shows is no business of popups until one wants to come.
 */
export function useUndisturbed(isAsked: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const look = () => setFree(!document.querySelector(BUSY));
    look();
    const again = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(again);
      setFree(false);
    };
  }, [isAsked]);
  return isFree;
}
