import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

/** The server asks for a captcha after failed logins; it stays asked for until one succeeds. */
export function showCaptcha(isAsked: boolean) {
  isShown = isAsked;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useShowCaptcha = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isShown,
    () => false,
  );
