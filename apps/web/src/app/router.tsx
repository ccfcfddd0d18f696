import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PAGES } from '../shared/address/pages.ts';
import { loadPage } from '../shared/loading/load-page.ts';
import { memberArea, root, site } from './base-routes.tsx';
import { guardAgent, guardPlayer, openFirstPage } from './guards.ts';
import { later, laterPage } from './later.ts';
import { PageError } from './page-error.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}

/** A page that comes sooner is simply there; only a longer wait gets the loading cover. */
const COVER_AFTER_MS = 200;

/** The pages that most visits begin with: their files are named in the first one that comes. */
const FIRST = {
  gameCenter: lazyRouteComponent(
    () => loadPage(() => import('../pages/game-center-page.tsx')),
    'GameCenterPage',
  ),
  gameList: lazyRouteComponent(
    () => loadPage(() => import('../pages/game-list-page.tsx')),
    'GameListPage',
  ),
};

const home = createRoute({
  getParentRoute: () => site,
  id: 'home',
  component: lazyRouteComponent(() => loadPage(() => import('../pages/home-page.tsx')), 'HomePage'),
});

const homePages = PAGES.home.map(({ path, ...row }) =>
  createRoute({
    getParentRoute: () => home,
    path,
    staticData: 'title' in row ? { title: row.title } : {},
  }),
);

const sitePages = PAGES.everyone.map(({ path, page, title }) =>
  createRoute({
    getParentRoute: () => site,
    path,
    staticData: { title },
    component:
      page === 'gameCenter' || page === 'gameList'
        ? FIRST[page]
        : laterPage((files) => files.pages[page]()),
  }),
);

const entryPages = PAGES.entry.map(({ path, page, title }) =>
  createRoute({
    getParentRoute: () => site,
    path,
    staticData: { title },
    component: laterPage((files) => files.pages[page]()),
  }),
);

const playerPages = PAGES.player.map(({ path, page, title }) =>
  createRoute({
    getParentRoute: () => site,
    path,
    staticData: { title },
    beforeLoad: guardPlayer,
    component: laterPage((files) => files.pages[page]()),
  }),
);

const memberPages = PAGES.member.map(({ path, page, title }) =>
  createRoute({
    getParentRoute: () => memberArea,
    path,
    staticData: { title },
    ...(path === '/member' ? { beforeLoad: openFirstPage } : {}),
    component: laterPage((files) => files.pages[page]()),
  }),
);

/** Around the matches stands one slip: moving among their pages leaves what was tapped on it. */
const sportsArea = createRoute({
  getParentRoute: () => memberArea,
  id: 'sports',
  component: laterPage((files) => files.sportsLayout()),
});

const sportsPages = PAGES.sports.map(({ path, page, title }) =>
  createRoute({
    getParentRoute: () => sportsArea,
    path,
    staticData: { title },
    component: laterPage((files) => files.pages[page]()),
  }),
);

/** The agents' login stands alone, without the menus of the site. */
const agentLogin = createRoute({
  getParentRoute: () => root,
  id: 'agents',
  component: laterPage((files) => files.agentLayout()),
});

const agentLoginPages = PAGES.agentLogin.map(({ path, page, title }) =>
  createRoute({
    getParentRoute: () => agentLogin,
    path,
    staticData: { title },
    component: laterPage((files) => files.pages[page]()),
  }),
);

/** The agent center: a layout of its own, guarded as a whole, so that no page can be forgotten. */
const agentCenter = createRoute({
  getParentRoute: () => root,
  id: 'agent-center',
  beforeLoad: guardAgent,
  component: laterPage((files) => files.agentCenterLayout()),
});

const loadAgentPages = later((files) => files.agentPages());

const agentPages = PAGES.agent.map(({ path, title, view }) =>
  createRoute({
    getParentRoute: () => agentCenter,
    path,
    staticData: { title },
    component: lazyRouteComponent(loadAgentPages, view),
  }),
);

const nowhere = createRoute({
  getParentRoute: () => site,
  path: '$',
  staticData: { title: 'system.not_found_title' },
  component: NotFoundPage,
});

const routeTree = root.addChildren([
  site.addChildren([
    home.addChildren(homePages),
    ...sitePages,
    ...entryPages,
    ...playerPages,
    memberArea.addChildren([...memberPages, sportsArea.addChildren(sportsPages)]),
    nowhere,
  ]),
  agentLogin.addChildren(agentLoginPages),
  agentCenter.addChildren(agentPages),
]);

type Options = { readonly queries: QueryClient; readonly history?: RouterHistory };

/** The routes of the site, by `shared/address/pages.ts`. Paths match regardless of case. */
export const createSiteRouter = ({ queries, history }: Options) =>
  createRouter({
    routeTree,
    context: { queries },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingMs: COVER_AFTER_MS,
    defaultPendingComponent: () => <LoadingCover />,
    defaultErrorComponent: PageError,
    // Scrolling is ours: see `useArrival`.
    scrollRestoration: () => false,
  });

export type SiteRouter = ReturnType<typeof createSiteRouter>;
