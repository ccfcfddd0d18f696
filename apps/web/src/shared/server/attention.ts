import type { Id } from '@baize/std/id';
import { useSyncExternalStore } from 'react';
import { listenToSession } from '../session/session.ts';

/** Something the server said that somebody should look at now. */
export type Notice =
  | { readonly kind: 'withdrawal'; readonly orderId: Id<'wdr'> }
  | { readonly kind: 'moneyArrived' }
  /** A link was opened that would have logged this tab in as somebody else. */
  | { readonly kind: 'linkOfAnother' }
  | { readonly kind: 'message'; readonly messageId: Id<'msg'> };

let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

const keyOf = (notice: Notice): string => Object.values(notice).join(' ');

/** Puts something before whoever is logged in; the same does not wait twice. */
export function callAttention(notice: Notice) {
  if (!waiting.some((each) => keyOf(each) === keyOf(notice))) change([...waiting, notice]);
}

export const dropNotice = (notice: Notice) =>
  change(waiting.filter((each) => keyOf(each) !== keyOf(notice)));

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What waits to be looked at, the first to come first. */
export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    listen,
    () => waiting,
    () => waiting,
  );

// What was said to one is none of the next one's business.
listenToSession(() => change([]));
