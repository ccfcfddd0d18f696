import { useEffect, useEffectEvent } from 'react';

export type QueueKeys = {
  readonly move: (by: 1 | -1) => void;
  readonly approve?: (() => void) | undefined;
  readonly refuse?: (() => void) | undefined;
};

/** A key that is typed into a field, or while a dialog is open, is meant for that. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

/** What a key does, by its name in small letters. */
export type KeyActs = (key: string) => (() => void) | undefined;

/** Hears the keys of a page that are meant for no field and no dialog. */
export function useKeys(actOf: KeyActs) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const act = actOf(event.key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** J and K move, A approves, R refuses: a queue is worked off without the mouse. */
export const useQueueKeys = (keys: QueueKeys) => useKeys((key) => actionOf(keys, key));

export function actionOf(
  { move, approve, refuse }: QueueKeys,
  key: string,
): (() => void) | undefined {
  switch (key) {
    case 'j':
      return () => move(1);
    case 'k':
      return () => move(-1);
    case 'a':
      return approve;
    case 'r':
      return refuse;
    default:
      return undefined;
  }
}
