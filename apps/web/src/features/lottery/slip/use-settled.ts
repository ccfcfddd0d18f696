import { useEffect, useState } from 'react';

const STILL_MS = 300;

/** A value once it has stood still for a moment; nothing is asked for at every press. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
