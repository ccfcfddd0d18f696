import { expect, test } from 'vitest';
import { followVersions } from './follow-versions.ts';

/** A browser's end of it: a worker that waits, pages that are opened, and what was done. */
function given({ hadWorker = true, isWaiting = false } = {}) {
  const listeners = new Map<string, () => void>();
  const done: string[] = [];
  let onPage = () => {};
  let isGame = false;
  const worker = (state: ServiceWorkerState) => ({
    state,
    postMessage: (message: unknown) => void done.push(String(message)),
    addEventListener: (_: string, listener: () => void) => void listeners.set('state', listener),
  });
  const registration = {
    waiting: isWaiting ? worker('installed') : null,
    installing: null as ReturnType<typeof worker> | null,
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  };
  followVersions({
    registration: registration as never,
    serviceWorker: {
      addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    } as never,
    hadWorker,
    onPage: (listener) => {
      onPage = listener;
    },
    isGameOpen: () => isGame,
    reload: () => void done.push('reload'),
  });
  return {
    done,
    open: (page: 'game' | 'other') => {
      isGame = page === 'game';
      onPage();
    },
    find: () => {
      registration.installing = worker('installing');
      listeners.get('updatefound')?.();
      registration.waiting = registration.installing;
      registration.installing.state = 'installed';
      listeners.get('state')?.();
    },
    takeOver: () => {
      registration.waiting = null;
      listeners.get('controllerchange')?.();
    },
  };
}

test('TALK-09 a new version waits until a running game is left, and comes with the next page', () => {
  const tab = given();
  tab.open('game');
  tab.find();
  tab.open('game');
  expect(tab.done).toEqual([]);
  tab.open('other');
  expect(tab.done).toEqual(['take-over']);
  tab.takeOver();
  expect(tab.done).toEqual(['take-over', 'reload']);
});

test('TALK-09 what another tab let in reloads this one only when its game is left', () => {
  const tab = given({ isWaiting: true });
  tab.open('game');
  tab.takeOver();
  expect(tab.done).toEqual([]);
  tab.open('other');
  expect(tab.done).toEqual(['reload']);
});

test('TALK-09 the first version of all reloads nothing', () => {
  const tab = given({ hadWorker: false });
  tab.takeOver();
  tab.open('other');
  expect(tab.done).toEqual([]);
});
