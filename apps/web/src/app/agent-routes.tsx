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

const load = () => loadPage(() => import('../pages/agent/agent-pages.tsx'));

type Pages = Awaited<ReturnType<typeof load>>;

const page = <Path extends `/${string}`>(path: Path, name: keyof Pages) =>
  createRoute({
    getParentRoute: () => center,
    path,
    component: lazyRouteComponent(load, name),
  });

export const agentRoutes = center.addChildren([
  page('/', 'TeamOverviewPage'),
  page('/agentTeamOverview', 'TeamOverviewPage'),
  page('/agentAnnouncement', 'AgentAnnouncementsPage'),
  page('/registerCenter', 'RegisterCenterPage'),
  page('/downlineManagmentView', 'DownlinesPage'),
  page('/personalHistoryCopy', 'TeamBetsPage'),
  page('/palStatementsAgentCopy', 'UserLossPage'),
  page('/agentRevenueReport', 'IncomePage'),
  page('/agentDownlineTransactionDetailsCopy', 'TeamEntriesPage'),
  page('/agentDividendRecordCopy2', 'DividendPage'),
  page('/agentDailyWages2', 'DailySalaryPage'),
  page('/agentHourSalary', 'HourlySalaryPage'),
  page('/agentRealtimeSalary', 'RealtimeSalaryPage'),
  page('/messageV2', 'AgentMessagesPage'),
  page('/customerService', 'AgentSupportPage'),
]);
