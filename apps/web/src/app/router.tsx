import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { loadPage } from '../shared/load-page.ts';
import { agentRoutes } from './agent-routes.tsx';
import { memberArea, root, site } from './base-routes.tsx';
import { gameRoutes, memberGameRoutes } from './game-routes.tsx';
import { openFirstPage } from './guards.ts';
import { laterPage } from './later.ts';
import { PageError } from './page-error.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}

/** A page that comes sooner is simply there; only a longer wait gets the loading cover. */
const COVER_AFTER_MS = 200;

/** Home is one page under six addresses: moving among them neither mounts it anew nor resets it. */
const home = createRoute({
  getParentRoute: () => site,
  id: 'home',
  component: lazyRouteComponent(() => loadPage(() => import('../pages/home-page.tsx')), 'HomePage'),
});

const about = createRoute({
  getParentRoute: () => site,
  path: '/about',
  staticData: { title: 'about.title' },
  component: laterPage((files) => files.aboutPage()),
});

const help = createRoute({
  getParentRoute: () => site,
  path: '/help',
  staticData: { title: 'shell.help' },
  component: laterPage((files) => files.helpPage()),
});

const announcements = createRoute({
  getParentRoute: () => site,
  path: '/announcements',
  staticData: { title: 'home.notices' },
  component: laterPage((files) => files.announcementsPage()),
});

const resetPassword = createRoute({
  getParentRoute: () => site,
  path: '/reset-password',
  staticData: { title: 'shell.reset_password' },
  component: laterPage((files) => files.resetPasswordPage()),
});

const member = createRoute({
  getParentRoute: () => memberArea,
  path: '/member',
  staticData: { title: 'shell.my_account' },
  beforeLoad: openFirstPage,
  component: laterPage((files) => files.memberSecurityPage()),
});

const securityCenter = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/securityCenter',
  staticData: { title: 'shell.my_account' },
  component: laterPage((files) => files.memberSecurityPage()),
});

const bettingRecord = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/personalHistoryCopy',
  staticData: { title: 'shell.betting_record' },
  component: laterPage((files) => files.recordsPage()),
});

const accountRecord = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/transactionHistory',
  staticData: { title: 'shell.account_record' },
  component: laterPage((files) => files.accountRecordPage()),
});

const profit = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/personalProfit',
  staticData: { title: 'shell.profit' },
  component: laterPage((files) => files.profitPage()),
});

const bonuses = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/bonusDetails',
  staticData: { title: 'shell.bonuses' },
  component: laterPage((files) => files.bonusesPage()),
});

const limits = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/limits',
  staticData: { title: 'shell.limits' },
  component: laterPage((files) => files.limitsPage()),
});

const creditReport = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/creditReport',
  staticData: { title: 'shell.credit_report' },
  component: laterPage((files) => files.creditReportPage()),
});

const deposit = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/depositv2',
  staticData: { title: 'shell.deposit' },
  component: laterPage((files) => files.depositPage()),
});

const withdraw = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/withdraw',
  staticData: { title: 'shell.withdraw' },
  component: laterPage((files) => files.withdrawPage()),
});

const transferFund = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/transferFund',
  staticData: { title: 'shell.transfer_fund' },
  component: laterPage((files) => files.transferFundPage()),
});

const transferUpline = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/transferUpline',
  staticData: { title: 'shell.transfer_upline' },
  component: laterPage((files) => files.transferUplinePage()),
});

const messages = createRoute({
  getParentRoute: () => memberArea,
  path: '/member/messageV2',
  staticData: { title: 'shell.messages' },
  component: laterPage((files) => files.messagesPage()),
});

/** The agent's pages stand alone, without the menus of the site. */
const agents = createRoute({
  getParentRoute: () => root,
  id: 'agents',
  component: laterPage((files) => files.agentLayout()),
});

const agent = createRoute({
  getParentRoute: () => agents,
  path: '/agent',
  staticData: { title: 'shell.agent_login' },
  component: laterPage((files) => files.agentPage()),
});

const nowhere = createRoute({
  getParentRoute: () => site,
  path: '$',
  staticData: { title: 'system.not_found_title' },
  component: NotFoundPage,
});

const routeTree = root.addChildren([
  site.addChildren([
    home.addChildren([
      createRoute({ getParentRoute: () => home, path: '/' }),
      createRoute({ getParentRoute: () => home, path: '/index' }),
      createRoute({ getParentRoute: () => home, path: '/index.html' }),
      createRoute({ getParentRoute: () => home, path: '/home' }),
      createRoute({
        getParentRoute: () => home,
        path: '/login',
        staticData: { title: 'shell.login' },
      }),
      createRoute({
        getParentRoute: () => home,
        path: '/register',
        staticData: { title: 'shell.register' },
      }),
    ]),
    about,
    help,
    announcements,
    resetPassword,
    ...gameRoutes,
    memberArea.addChildren([
      member,
      securityCenter,
      deposit,
      withdraw,
      transferFund,
      transferUpline,
      bettingRecord,
      accountRecord,
      profit,
      bonuses,
      limits,
      creditReport,
      messages,
      ...memberGameRoutes,
    ]),
    nowhere,
  ]),
  agents.addChildren([agent]),
  agentRoutes,
]);

type Options = { readonly queries: QueryClient; readonly history?: RouterHistory };

/** The routes of the site, by `shared/paths.ts`. Paths match regardless of case. */
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
