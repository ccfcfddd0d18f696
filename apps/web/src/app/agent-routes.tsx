import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './base-routes.tsx';
import { guardAgent } from './guards.ts';
import { later, laterPage } from './later.ts';

/** The agent center: a layout of its own, guarded as a whole, so that no page can be forgotten. */
const center = createRoute({
  getParentRoute: () => root,
  path: '/agentHome',
  staticData: { title: 'shell.agent_center' },
  beforeLoad: guardAgent,
  component: laterPage((files) => files.agentCenterLayout()),
});

const load = later((files) => files.agentPages());

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
