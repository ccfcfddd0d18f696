import type { Table } from '../table.ts';

/** So long is a press no longer a press. */
const HOLD_MS = 600;
const PAUSE_MS = 250;

type Held = {
  readonly table: Table;
  readonly action: HTMLButtonElement;
  readonly press: () => void;
};

/** Round after round while the gold button or the space bar is held; whatever has to be read ends it. */
export function playWhileHeld({ table, action, press }: Held): void {
  let isHeld = false;
  let wasHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    isHeld = true;
    wasHeld = true;
    next();
  }
  function end() {
    clearTimeout(timer);
    isHeld = false;
  }
  function next() {
    if (isHeld && !table.read().isBusy) press();
  }

  action.addEventListener('pointerdown', () => {
    wasHeld = false;
    timer = setTimeout(begin, HOLD_MS);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    action.addEventListener(name, end);
  }
  // Letting go is no press of its own.
  action.addEventListener(
    'click',
    (event) => {
      if (wasHeld) event.stopImmediatePropagation();
      wasHeld = false;
    },
    { capture: true },
  );
  action.addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener('keydown', ({ code, repeat, target }) => {
    if (code === 'Space' && repeat && !isHeld && target === document.body) begin();
  });
  addEventListener('keyup', end);
  addEventListener('blur', end);
  document.addEventListener('visibilitychange', end);
  table.watch(({ isBusy, notice }) => {
    if (notice) end();
    if (isHeld && !isBusy) timer = setTimeout(next, PAUSE_MS);
  });
}
