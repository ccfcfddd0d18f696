import { useT } from '@baize/i18n/react.tsx';
import { type ParsedLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { modalAt } from '../../shared/modals.ts';
import { pageAt } from '../../shared/paths.ts';
import { useBrandName } from '../../shared/start.tsx';
import { pageTitle } from '../page-title.ts';

/**
 * Keeps the tab's title, and after each navigation begins the page at its top, for the eye, the
 * keyboard and the reader. Gives what a reader is told.
 */
export function useArrival(): string {
  const t = useT();
  const brand = useBrandName();
  const router = useRouter();
  const matches = useRouterState({ select: (state) => state.matches });
  const title = pageTitle(matches, t, brand);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    let isOnlyModal = false;
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      isOnlyModal = fromLocation !== undefined && isSamePage(fromLocation, toLocation);
    });
    const arrive = router.subscribe('onRendered', ({ fromLocation }) => {
      if (!fromLocation || isOnlyModal) return;
      scrollTo(0, 0);
      beginAtHeading();
      setAnnounced(document.title);
    });
    return () => {
      leave();
      arrive();
    };
  }, [router]);
  return announced;
}

/** What opens, closes or changes over a page leaves the page where it is. */
const isSamePage = (from: ParsedLocation, to: ParsedLocation): boolean =>
  pageAt(from.pathname) === pageAt(to.pathname) && (modalAt(from) ?? modalAt(to)) !== null;

function beginAtHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
