import { useT } from '@baize/i18n/react.tsx';
import { type ParsedLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { modalAt } from '../../shared/address/modals.ts';
import { type PageName, pageAt } from '../../shared/address/pages.ts';
import { useBrandName } from '../../shared/loading/start.tsx';
import { pageTitle } from '../page-title.ts';
import { leavePlace, returnToPlace } from './left-places.ts';

/**
 * Keeps the tab's title, and after each navigation begins the page at its top, for the eye, the
 * keyboard and the reader. Gives what a reader is told.
 */
export function useArrival(): string {
  const t = useT();
  const brand = useBrandName();
  const router = useRouter();
  const title = useRouterState({ select: ({ matches }) => pageTitle(matches, t, brand) });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    let isOnlyModal = false;
    const leave = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      isOnlyModal = fromLocation !== undefined && isSamePage(fromLocation, toLocation);
      if (fromLocation) leavePlace(fromLocation);
    });
    const arrive = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || isOnlyModal) return;
      putLettersInPlace();
      if (!returnToPlace(toLocation)) beginAtTop();
      setAnnounced(document.title);
    });
    return () => {
      leave();
      arrive();
    };
  }, [router]);
  return announced;
}

/** Pages whose address also names a part of them. */
const PARTED = new Set<PageName | null>(['gameList', 'promotions']);

/**
 * What opens, closes or changes over a page leaves it where it is; so do the tabs and addresses of
 * home, and the filters and pages of a list, which scrolls by itself, and a promotion that is opened.
 */
function isSamePage(from: ParsedLocation, to: ParsedLocation): boolean {
  const page = pageAt(to.pathname);
  if (page !== pageAt(from.pathname)) return false;
  const isMoved = from.pathname !== to.pathname || from.searchStr !== to.searchStr;
  const isOtherPart = PARTED.has(page) && from.pathname === to.pathname;
  return (page === 'home' && isMoved) || isOtherPart || (modalAt(from) ?? modalAt(to)) !== null;
}

/** Those that came too late for the first page. */
const putLettersInPlace = () => document.querySelector('#faces')?.removeAttribute('media');

function beginAtTop() {
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
