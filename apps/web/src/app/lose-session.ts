import type { EndedWhy } from '@baize/contract/events';
import { type ModalNotice, placeFor } from '../shared/address/modals.ts';
import { isMemberPage, pageAt } from '../shared/address/pages.ts';
import { clearSession } from '../shared/session/session.ts';
import type { SiteRouter } from './router.tsx';

/** The session is gone: the page forgets it and asks for a login, saying why. */
export function loseSession(router: SiteRouter, why: EndedWhy | null) {
  // Who logged out in another tab knows why.
  const notice: ModalNotice = why === null || why === 'logout' ? 'not_signed_in' : why;
  const { location } = router.state;
  const page = pageAt(location.pathname);
  clearSession();
  // The agent pages have a login of their own, to which the guard leads.
  if (page === 'agentHome') void router.navigate({ to: '/agent', replace: true });
  else if (isMemberPage(location.pathname)) {
    // Under the login must be a page that a guest may see: what was open here comes back after it.
    const state = { modal: 'login', notice, intent: { path: location.href } } as const;
    void router.navigate({ to: '/', replace: true, state });
  } else if (page !== 'agent') {
    void router.navigate(placeFor('login', location, { notice }));
  }
}
