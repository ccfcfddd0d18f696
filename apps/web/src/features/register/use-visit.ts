import { visitLink } from '@baize/contract/agent';
import { useEffect } from 'react';
import { call } from '../../shared/server/api.ts';

/** Tells the agent's link that somebody came by it. Nobody waits for it, and nothing hangs on it. */
export function useVisit(code: string | undefined): void {
  useEffect(() => {
    if (code !== undefined) call(visitLink, { code }).catch(() => undefined);
  }, [code]);
}
