import type { Start } from '@baize/contract/start';
import type { Speech } from '@baize/i18n/load';
import type { QueryClient } from '@tanstack/react-query';
import { isBettingPage } from '../../shared/address/pages.ts';
import { holdInstallPrompt } from '../../shared/loading/install-prompt.ts';
import type { createSiteRouter } from '../router.tsx';
import { followVersions } from './follow-versions.ts';
import { keepLastSeenOf } from './keep-last-seen.ts';
import { linkSplash } from './link-splash.ts';

type Site = {
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly queries: QueryClient;
  readonly brand: Start['brand'];
  readonly speech: Speech;
};

/** How often a page that stays open asks whether there is a newer version. */
const ASK_MS = 15 * 60_000;

/** Makes the site an app: it can be installed, says something without a line, and renews itself. */
export async function startApp({ router, queries, brand, speech }: Site) {
  holdInstallPrompt();
  linkSplash();
  keepLastSeenOf(queries, { brand, speech });
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const hadWorker = serviceWorker.controller !== null;
  const registration = await register(serviceWorker);
  if (!registration) return;
  // The page that stands without a line speaks the language of this visit.
  serviceWorker.controller?.postMessage('keep-page');
  setInterval(() => void registration.update().catch(() => null), ASK_MS);
  followVersions({
    registration,
    serviceWorker,
    hadWorker,
    onPage: (listener) => void router.subscribe('onResolved', listener),
    isGameOpen: () => isBettingPage(location.pathname),
    reload: () => location.reload(),
  });
}

/** None where the browser keeps workers out, as a private window may. */
const register = (
  serviceWorker: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> =>
  serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    // What blocks workers may also answer with nothing.
    .then((registration: ServiceWorkerRegistration | undefined) => registration ?? null)
    .catch(() => null);
