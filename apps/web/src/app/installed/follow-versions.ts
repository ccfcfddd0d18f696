type Worker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>;

type Watched = {
  readonly registration: Pick<ServiceWorkerRegistration, 'addEventListener'> & {
    readonly waiting: Worker | null;
    readonly installing: Worker | null;
  };
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'addEventListener'>;
  /** Whether this page was opened under a version already: the first to come is no newer one. */
  readonly hadWorker: boolean;
  readonly onPage: (listener: () => void) => void;
  readonly isGameOpen: () => boolean;
  readonly reload: () => void;
};

/**
 * A newer version waits for the next page that is opened, and for as long as a game is: what is
 * typed, bet or played in this page is never cut off by it, nor is what another tab does.
 */
export function followVersions(watched: Watched) {
  const { registration, serviceWorker, onPage, isGameOpen, reload } = watched;
  let isBehind = false;
  let isAsked = false;
  let isFirst = !watched.hadWorker;

  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.waiting) isBehind = true;
    });
  });
  if (registration.waiting) isBehind = true;

  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false;
    else if (isAsked) reload();
    else isBehind = true;
  });
  onPage(() => {
    if (!isBehind || isAsked || isGameOpen()) return;
    isAsked = true;
    if (registration.waiting) registration.waiting.postMessage('take-over', []);
    // Another tab has let it in already.
    else reload();
  });
}
