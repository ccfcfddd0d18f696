import { useSyncExternalStore } from 'react';

const onVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether anyone can see the page: what moves rests while nobody can. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

const onConnection = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
