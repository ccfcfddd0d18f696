import { useSyncExternalStore } from 'react';
import { keepTheme, type ThemeChoice } from '../session/kept.ts';
import { useBrand } from './start.tsx';

const listeners = new Set<() => void>();

/** Changes the colours at once and for the next visit. */
export function chooseTheme(theme: ThemeChoice) {
  keepTheme(theme);
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The script at the head of the page has put a kept choice here, and nothing else does. */
const chosen = () => document.documentElement.dataset['theme'] as ThemeChoice | undefined;

/** The theme that is chosen: the visitor's, else the brand's. */
export function useTheme(): ThemeChoice {
  const { initial } = useBrand();
  return useSyncExternalStore(
    listen,
    () => chosen() ?? initial,
    () => initial,
  );
}
