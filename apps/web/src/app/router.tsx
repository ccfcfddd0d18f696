import type { PlainKey } from '@baize/i18n/translate';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { loadPage } from '../shared/load-page.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageError } from './page-error.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface StaticDataRouteOption {
    /** The page's name, for the tab and for readers; without one it is the brand's. */
    title?: PlainKey;
  }
}

/** A page that comes sooner is simply there; only a longer wait gets the loading cover. */
const COVER_AFTER_MS = 200;

const root = createRootRoute({ component: SiteLayout });

/** Home is one page under four addresses: moving among them neither mounts it anew nor resets it. */
const home = createRoute({
  getParentRoute: () => root,
  id: 'home',
  component: lazyRouteComponent(() => loadPage(() => import('../pages/home-page.tsx')), 'HomePage'),
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  staticData: { title: 'about.title' },
  component: lazyRouteComponent(
    () => loadPage(() => import('../pages/about-page.tsx')),
    'AboutPage',
  ),
});

const announcements = createRoute({
  getParentRoute: () => root,
  path: '/announcements',
  staticData: { title: 'home.notices' },
  component: lazyRouteComponent(
    () => loadPage(() => import('../pages/announcements-page.tsx')),
    'AnnouncementsPage',
  ),
});

const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { title: 'system.not_found_title' },
  component: NotFoundPage,
});

const routeTree = root.addChildren([
  home.addChildren([
    createRoute({ getParentRoute: () => home, path: '/' }),
    createRoute({ getParentRoute: () => home, path: '/index' }),
    createRoute({ getParentRoute: () => home, path: '/index.html' }),
    createRoute({ getParentRoute: () => home, path: '/home' }),
  ]),
  about,
  announcements,
  nowhere,
]);

/** The routes of the site, by `shared/paths.ts`. Paths match regardless of case. */
export const createSiteRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingMs: COVER_AFTER_MS,
    defaultPendingComponent: () => <LoadingCover />,
    defaultErrorComponent: PageError,
    // Scrolling is ours: see `useArrival`.
    scrollRestoration: () => false,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;
