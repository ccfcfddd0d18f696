import { useEffect, useRef } from 'react';

/** Lets nothing through until the answer has come: the second half of a double press is none. */
export function useOnce(isBusy: boolean): (act: () => void) => void {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (!isBusy) isUnderWay.current = false;
  }, [isBusy]);
  return (act) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    act();
  };
}
