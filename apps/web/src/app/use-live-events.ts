import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToken } from '../shared/session/session.ts';
import type { SiteRouter } from './router.tsx';

/** A file that did not come is asked for again after this long. */
const AGAIN_MS = 10_000;

/** Nothing of a guest's own can change: their page is hydrated first. */
const GUEST_MS = 1_000;

/**
 * Lets the server say what changed; each answer is then fetched anew by whoever shows it. No first
 * view waits for it: it comes as a file of its own when the page stands.
 */
export function useLiveEvents(router: SiteRouter) {
  const queries = useQueryClient();
  const token = useToken();
  const [, breakPage] = useState(null);
  // The page has read from its beginning on; whoever comes later, from the change on.
  const readFrom = useRef(0);
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const begin = async () => {
      const file = await import('./live-events.ts').catch(() => null);
      if (isOver) return;
      if (file) {
        end = file.hearServer({ queries, router }, { token, readFrom: readFrom.current });
        return;
      }
      const again = setTimeout(start, AGAIN_MS);
      end = () => clearTimeout(again);
    };
    // A fault of ours is the page's, as if it had never waited for a file.
    const start = () =>
      void begin().catch((error: unknown) => {
        breakPage(() => {
          throw error;
        });
      });
    const timer = setTimeout(start, token === null ? GUEST_MS : 0);
    return () => {
      isOver = true;
      readFrom.current = performance.now();
      clearTimeout(timer);
      end();
    };
  }, [queries, router, token]);
}
