import { type ModalNotice, placeFor } from '../shared/modals.ts';
import { pageAt } from '../shared/paths.ts';
import { clearSession } from '../shared/session.ts';
import type { SiteRouter } from './router.tsx';

/** The session is gone: the page forgets it and asks for a login, saying why. */
export function loseSession(router: SiteRouter, notice: ModalNotice) {
  clearSession();
  const page = pageAt(router.state.location.pathname);
  // The agent pages have a login of their own, to which the guard leads.
  if (page === 'agentHome') void router.navigate({ to: '/agent', replace: true });
  else if (page !== 'agent') {
    void router.navigate(placeFor('login', router.state.location, { notice }));
  }
}
