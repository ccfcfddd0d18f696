import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a form knows of being sent; `forget` lets the next one begin untold. */
export type Tried = { isTried: boolean; tryNow: () => void; forget: () => void };

/**
 * Faults are told once a form was sent, not while it is being filled in. Each try that finds some
 * leads to the first of them.
 */
export function useTried(): Tried & { form: RefObject<HTMLFormElement | null> } {
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  return { isTried: tries > 0, tryNow: () => setTries(tries + 1), forget: () => setTries(0), form };
}
