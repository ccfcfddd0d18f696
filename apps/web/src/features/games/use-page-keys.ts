import { type RefObject, useEffect, useEffectEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Page Up and Page Down turn the pages of a list, while the keys are with it. */
export function usePageKeys(list: RefObject<HTMLElement | null>, onStep: (step: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onStep(step);
  });

  useEffect(() => {
    const element = list.current;
    const hear = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [list]);
}
