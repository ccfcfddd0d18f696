import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;

/** A long press of a finger; the press that ends it is no click. Spread it onto a button. */
export function useHold(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  if (!onHold) return {};
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isHeld.current = false;
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        isHeld.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    // A finger that scrolls the page is taken away from the button.
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (isHeld.current) event.stopPropagation();
      isHeld.current = false;
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
