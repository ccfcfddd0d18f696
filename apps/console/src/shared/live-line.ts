import { openLine } from '@baize/client/socket';
import { isOperatorEventKind, type OperatorEventKind } from '@baize/contract/operator-events';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keptToken } from './kept-token.ts';
import { refreshQueue } from './refresh-queue.ts';

/** What is read anew when the server tells of it. */
const QUEUES = { supportDesk: 'support' } as const satisfies Record<OperatorEventKind, string>;

let isStanding = false;
const listeners = new Set<() => void>();

function stand(next: boolean) {
  isStanding = next;
  for (const listener of listeners) listener();
}

/** Opens the line of whoever is signed in; gives what closes it. */
export function openLiveLine(queries: QueryClient): () => void {
  const line = openLine(
    {
      event: (kind) => {
        if (isOperatorEventKind(kind)) void refreshQueue(queries, QUEUES[kind]);
      },
      ready: (missed) => {
        stand(true);
        if (missed) void queries.invalidateQueries();
      },
      lost: () => stand(false),
    },
    { token: keptToken(), readFrom: performance.now() },
  );
  return () => {
    line.close();
    stand(false);
  };
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How often a queue is asked for: not at all while the server tells of every change. */
export const useAgain = (withoutLineMs: number): number | false => {
  const isLive = useSyncExternalStore(listen, () => isStanding);
  return isLive ? false : withoutLineMs;
};
