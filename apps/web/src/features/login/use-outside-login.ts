import { ApiError } from '@baize/client/api-error';
import { loginOutside } from '@baize/contract/session';
import { useT } from '@baize/i18n/react.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useModal } from '../../shared/address/modals.ts';
import { call } from '../../shared/server/api.ts';
import { memberQuery, signIn } from '../../shared/session/session.ts';

export type Provider = 'google' | 'facebook';

/** Kept while a sign-in of this tab is under way. */
const BEGUN = 'outsideBegun';

/** A window may be moved aside and back; only one that stays away is closed. */
const LOOK_MS = 400;

/** Signs in at Google or Facebook in a window of its own. Who is new here goes on to register. */
export function useOutsideLogin() {
  const t = useT();
  const queries = useQueryClient();
  const { open, intent } = useModal();
  return useMutation({
    mutationFn: async (from: Provider | { readonly ticket: string }) => {
      const failed = () =>
        new ApiError('outside_login_failed', { text: t('outside_login_failed') });
      const ticket = typeof from === 'string' ? await ticketFrom(from) : from.ticket;
      if (ticket === null) throw failed();
      const { login, newcomer } = await call(loginOutside, { ticket });
      if (newcomer) open('register', { newcomer, intent });
      if (!login) return;
      signIn(login);
      await queries.fetchQuery(memberQuery());
    },
  });
}

/** What the window brought back; null when it was closed before, or brought nothing. */
function ticketFrom(provider: Provider): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  // The window gets a copy of what this tab keeps, and knows by it that we sent it.
  sessionStorage.setItem(BEGUN, 'yes');
  const popup = window.open(`/wps/session/outside/${provider}`, 'outside', 'width=480,height=640');
  if (!popup) return Promise.resolve(null);
  const hear = ({ origin, data }: MessageEvent) => {
    const { type, ticket } = (data ?? {}) as { type?: unknown; ticket?: unknown };
    if (origin !== location.origin || type !== 'outsideLogin') return;
    resolve(typeof ticket === 'string' ? ticket : null);
  };
  const look = setInterval(() => popup.closed && setTimeout(resolve, LOOK_MS, null), LOOK_MS);
  addEventListener('message', hear);
  return promise.finally(() => {
    sessionStorage.removeItem(BEGUN);
    clearInterval(look);
    removeEventListener('message', hear);
  });
}

/**
 * What a sign-in brought back that had no window to return to; it leaves the address at once. Taken
 * only where the sign-in was begun: else a link could log its reader in to a stranger's account.
 */
export function takeReturnedTicket(): string | null {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('outsideTicket');
  if (ticket === null) return null;
  history.replaceState(history.state, '', location.pathname);
  const isOurs = sessionStorage.getItem(BEGUN) !== null;
  sessionStorage.removeItem(BEGUN);
  return isOurs ? ticket : null;
}
