import { useSyncExternalStore } from 'react';

/** What Chromium hands over where the site can be installed; other browsers have no such event. */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function hold(prompt: InstallPrompt | null) {
  held = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own offer for the page on which somebody asks for it. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => hold(null));
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks the browser to install the site; null where it does not offer it. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(
    listen,
    () => held,
    () => null,
  );
  if (prompt === null) return null;
  return () => {
    hold(null);
    void prompt.prompt().catch(() => null);
  };
}

const STANDALONE = '(display-mode: standalone)';

/** Whether this page was opened from the home screen. */
export const useIsInstalled = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(STANDALONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(STANDALONE).matches,
    () => false,
  );
