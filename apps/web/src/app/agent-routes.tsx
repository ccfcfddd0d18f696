import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadPage } from '../shared/load-page.ts';
import { root } from './base-routes.tsx';
import { guardAgent } from './guards.ts';

/** The agent center: a layout of its own, guarded as a whole, so that no page can be forgotten. */
const center = createRoute({
  getParentRoute: () => root,
  path: '/agentHome',
  staticData: { title: 'shell.agent_center' },
  beforeLoad: guardAgent,
  component: lazyRouteComponent(
    () => loadPage(() => import('./layout/agent-center-layout.tsx')),
    'AgentCenterLayout',
  ),
});

const overview = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/team-overview-page.tsx')),
  'TeamOverviewPage',
);

const announcements = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/agent-announcements-page.tsx')),
  'AgentAnnouncementsPage',
);

const register = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/register-center-page.tsx')),
  'RegisterCenterPage',
);

const downlines = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/downlines-page.tsx')),
  'DownlinesPage',
);

const bets = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/team-bets-page.tsx')),
  'TeamBetsPage',
);

const loss = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/user-loss-page.tsx')),
  'UserLossPage',
);

const income = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/income-page.tsx')),
  'IncomePage',
);

const entries = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/team-entries-page.tsx')),
  'TeamEntriesPage',
);

const loadContracts = () => loadPage(() => import('../pages/agent/contract-pages.tsx'));

const messages = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/agent-messages-page.tsx')),
  'AgentMessagesPage',
);

const support = lazyRouteComponent(
  () => loadPage(() => import('../pages/agent/agent-support-page.tsx')),
  'AgentSupportPage',
);

export const agentRoutes = center.addChildren([
  createRoute({ getParentRoute: () => center, path: '/', component: overview }),
  createRoute({ getParentRoute: () => center, path: '/agentTeamOverview', component: overview }),
  createRoute({
    getParentRoute: () => center,
    path: '/agentAnnouncement',
    component: announcements,
  }),
  createRoute({ getParentRoute: () => center, path: '/registerCenter', component: register }),
  createRoute({
    getParentRoute: () => center,
    path: '/downlineManagmentView',
    component: downlines,
  }),
  createRoute({ getParentRoute: () => center, path: '/personalHistoryCopy', component: bets }),
  createRoute({ getParentRoute: () => center, path: '/palStatementsAgentCopy', component: loss }),
  createRoute({ getParentRoute: () => center, path: '/agentRevenueReport', component: income }),
  createRoute({
    getParentRoute: () => center,
    path: '/agentDownlineTransactionDetailsCopy',
    component: entries,
  }),
  createRoute({
    getParentRoute: () => center,
    path: '/agentDividendRecordCopy2',
    component: lazyRouteComponent(loadContracts, 'DividendPage'),
  }),
  createRoute({
    getParentRoute: () => center,
    path: '/agentDailyWages2',
    component: lazyRouteComponent(loadContracts, 'DailySalaryPage'),
  }),
  createRoute({
    getParentRoute: () => center,
    path: '/agentHourSalary',
    component: lazyRouteComponent(loadContracts, 'HourlySalaryPage'),
  }),
  createRoute({
    getParentRoute: () => center,
    path: '/agentRealtimeSalary',
    component: lazyRouteComponent(loadContracts, 'RealtimeSalaryPage'),
  }),
  createRoute({ getParentRoute: () => center, path: '/messageV2', component: messages }),
  createRoute({ getParentRoute: () => center, path: '/customerService', component: support }),
]);
