import { pageAt } from '../shared/address/pages.ts';
import { STAYING_KEY } from '../shared/session/kept.ts';
import { adoptToken, clearSession } from '../shared/session/session.ts';
import type { SiteRouter } from './router.tsx';

/**
 * Tabs that share a kept login go on together: where one signs out the others leave too, and when
 * its token changes, as with a new password, all have the new one. Gives what ends it.
 */
export function followTabs(router: SiteRouter, token: string | null): () => void {
  const hear = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== STAYING_KEY || oldValue === null || oldValue !== token) return;
    if (newValue !== null) {
      adoptToken(newValue);
      return;
    }
    const isAgentPage = pageAt(router.state.location.pathname) === 'agentHome';
    clearSession();
    void router.navigate({ to: isAgentPage ? '/agent' : '/', replace: true, state: {} });
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
