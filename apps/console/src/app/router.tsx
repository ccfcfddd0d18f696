import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { AdjustmentsPage } from '../pages/adjustments-page.tsx';
import { ClaimsPage } from '../pages/claims-page.tsx';
import { DepositsPage } from '../pages/deposits-page.tsx';
import { OverviewPage } from '../pages/overview-page.tsx';
import { WithdrawalsPage } from '../pages/withdrawals-page.tsx';
import { parseQuery, writeQuery } from '../shared/address-query.ts';
import { drawPages } from './draw-pages.ts';
import { FailedPage, UnknownPage } from './failed-page.tsx';
import { inside, page, root, signIn, welcome } from './ways-in.tsx';

/** Pages that are fetched when they are first opened: the first view is what most come for. */
const AgreementPage = lazyRouteComponent(
  () => import('../pages/agreement-page.tsx'),
  'AgreementPage',
);
const AgreementsPage = lazyRouteComponent(
  () => import('../pages/agreements-page.tsx'),
  'AgreementsPage',
);
const ApplicationsPage = lazyRouteComponent(
  () => import('../pages/applications-page.tsx'),
  'ApplicationsPage',
);
const AuditPage = lazyRouteComponent(() => import('../pages/audit-page.tsx'), 'AuditPage');
const BetPage = lazyRouteComponent(() => import('../pages/bet-page.tsx'), 'BetPage');
const BillPage = lazyRouteComponent(() => import('../pages/bill-page.tsx'), 'BillPage');
const BooksPage = lazyRouteComponent(() => import('../pages/books-page.tsx'), 'BooksPage');
const CasesPage = lazyRouteComponent(() => import('../pages/cases-page.tsx'), 'CasesPage');
const CataloguePage = lazyRouteComponent(
  () => import('../pages/catalogue-page.tsx'),
  'CataloguePage',
);
const ChatReportsPage = lazyRouteComponent(
  () => import('../pages/chat-reports-page.tsx'),
  'ChatReportsPage',
);
const ContentPage = lazyRouteComponent(() => import('../pages/content-page.tsx'), 'ContentPage');
const ContentRowPage = lazyRouteComponent(
  () => import('../pages/content-page.tsx'),
  'ContentRowPage',
);
const DeletionsPage = lazyRouteComponent(
  () => import('../pages/deletions-page.tsx'),
  'DeletionsPage',
);
const FeedbackPage = lazyRouteComponent(() => import('../pages/feedback-page.tsx'), 'FeedbackPage');
const IdentityPage = lazyRouteComponent(() => import('../pages/identity-page.tsx'), 'IdentityPage');
const DeliveriesPage = lazyRouteComponent(
  () => import('../pages/integrations-page.tsx'),
  'DeliveriesPage',
);
const IntegrationsPage = lazyRouteComponent(
  () => import('../pages/integrations-page.tsx'),
  'IntegrationsPage',
);
const MemberPage = lazyRouteComponent(() => import('../pages/member-page.tsx'), 'MemberPage');
const MembersPage = lazyRouteComponent(() => import('../pages/members-page.tsx'), 'MembersPage');
const OnlinePage = lazyRouteComponent(() => import('../pages/online-page.tsx'), 'OnlinePage');
const OperatorsPage = lazyRouteComponent(
  () => import('../pages/operators-page.tsx'),
  'OperatorsPage',
);
const RedemptionsPage = lazyRouteComponent(
  () => import('../pages/redemptions-page.tsx'),
  'RedemptionsPage',
);
const CohortsPage = lazyRouteComponent(() => import('../pages/reports-page.tsx'), 'CohortsPage');
const ReportRowsPage = lazyRouteComponent(
  () => import('../pages/reports-page.tsx'),
  'ReportRowsPage',
);
const ReportsPage = lazyRouteComponent(() => import('../pages/reports-page.tsx'), 'ReportsPage');
const RiskRulesPage = lazyRouteComponent(
  () => import('../pages/risk-rules-page.tsx'),
  'RiskRulesPage',
);
const RolesPage = lazyRouteComponent(() => import('../pages/roles-page.tsx'), 'RolesPage');
const RunPage = lazyRouteComponent(() => import('../pages/run-page.tsx'), 'RunPage');
const SettingsPage = lazyRouteComponent(() => import('../pages/settings-page.tsx'), 'SettingsPage');
const SettlementPage = lazyRouteComponent(
  () => import('../pages/settlement-page.tsx'),
  'SettlementPage',
);
const StopsPage = lazyRouteComponent(() => import('../pages/stops-page.tsx'), 'StopsPage');
const SupportPage = lazyRouteComponent(() => import('../pages/support-page.tsx'), 'SupportPage');
const TradingPage = lazyRouteComponent(() => import('../pages/trading-page.tsx'), 'TradingPage');

const routeTree = root.addChildren([
  signIn,
  welcome,
  inside.addChildren([
    page('/', { component: OverviewPage, title: 'console.overview', permission: 'overview.read' }),
    page('/withdrawals', {
      component: WithdrawalsPage,
      title: 'console.withdrawals',
      permission: 'payments.read',
    }),
    page('/claims', {
      component: ClaimsPage,
      title: 'console.claims',
      permission: 'payments.read',
    }),
    page('/deposits', {
      component: DepositsPage,
      title: 'console.deposits',
      permission: 'payments.read',
    }),
    page('/adjustments', {
      component: AdjustmentsPage,
      title: 'console.adjustments',
      permission: 'payments.read',
    }),
    page('/applications', {
      component: ApplicationsPage,
      title: 'console.applications',
      permission: 'promotions.read',
    }),
    page('/redemptions', {
      component: RedemptionsPage,
      title: 'console.redemptions',
      permission: 'redemptions.read',
    }),
    page('/chat', { component: ChatReportsPage, title: 'console.chat', permission: 'chat.read' }),
    page('/identity', {
      component: IdentityPage,
      title: 'console.identity',
      permission: 'identity.read',
    }),
    page('/deletions', {
      component: DeletionsPage,
      title: 'console.deletions',
      permission: 'members.read',
    }),
    page('/cases', { component: CasesPage, title: 'console.cases', permission: 'cases.read' }),
    page('/support', {
      component: SupportPage,
      title: 'console.support',
      permission: 'support.read',
    }),
    page('/feedback', {
      component: FeedbackPage,
      title: 'console.feedback',
      permission: 'feedback.read',
    }),
    ...drawPages,
    page('/trading', {
      component: TradingPage,
      title: 'trading.title',
      permission: 'trading.read',
    }),
    page('/online', { component: OnlinePage, title: 'live.online', permission: 'members.read' }),
    page('/members', {
      component: MembersPage,
      title: 'console.members',
      permission: 'members.read',
    }),
    page('/members/$memberId', {
      component: MemberPage,
      title: 'console.member',
      permission: 'members.read',
    }),
    page('/bets/$betId', {
      component: BetPage,
      title: 'records.detail',
      permission: 'members.read',
    }),
    page('/agreements', {
      component: AgreementsPage,
      title: 'console.agreements',
      permission: 'agreements.read',
    }),
    page('/agreements/$agreementId', {
      component: AgreementPage,
      title: 'console.agreement',
      permission: 'agreements.read',
    }),
    page('/settlement', {
      component: SettlementPage,
      title: 'console.settlement',
      permission: 'agreements.read',
    }),
    page('/settlement/runs/$runId', {
      component: RunPage,
      title: 'console.run',
      permission: 'agreements.read',
    }),
    page('/settlement/bills/$billId', {
      component: BillPage,
      title: 'console.bill',
      permission: 'agreements.read',
    }),
    page('/content', {
      component: ContentPage,
      title: 'content.title',
      permission: 'content.read',
    }),
    page('/content/$kind', {
      component: ContentPage,
      title: 'content.title',
      permission: 'content.read',
    }),
    page('/content/$kind/$rowKey', {
      component: ContentRowPage,
      title: 'content.title',
      permission: 'content.read',
    }),
    page('/risk', { component: RiskRulesPage, title: 'ops.rules', permission: 'risk.read' }),
    page('/stops', { component: StopsPage, title: 'console.stops', permission: 'stops.read' }),
    page('/catalog', {
      component: CataloguePage,
      title: 'ops.catalog',
      permission: 'catalog.read',
    }),
    page('/settings', {
      component: SettingsPage,
      title: 'ops.settings',
      permission: 'settings.read',
    }),
    page('/reports', {
      component: ReportsPage,
      title: 'ops.reports',
      permission: 'reports.read',
    }),
    page('/reports/rows', {
      component: ReportRowsPage,
      title: 'ops.reports',
      permission: 'reports.read',
    }),
    page('/reports/cohorts', {
      component: CohortsPage,
      title: 'ops.cohorts',
      permission: 'reports.read',
    }),
    page('/books', { component: BooksPage, title: 'console.books', permission: 'books.read' }),
    page('/audit', { component: AuditPage, title: 'console.audit', permission: 'audit.read' }),
    page('/operators', {
      component: OperatorsPage,
      title: 'console.operators',
      permission: 'operators.manage',
    }),
    page('/integrations', {
      component: IntegrationsPage,
      title: 'integrations.title',
      permission: 'events.read',
    }),
    page('/integrations/$webhookId', {
      component: DeliveriesPage,
      title: 'integrations.deliveries',
      permission: 'webhooks.manage',
    }),
    page('/roles', {
      component: RolesPage,
      title: 'rights.roles',
      permission: 'operators.manage',
    }),
  ]),
]);

export const createConsoleRouter = (queries: QueryClient) =>
  createRouter({
    routeTree,
    basepath: '/console',
    context: { queries },
    parseSearch: parseQuery,
    stringifySearch: writeQuery,
    defaultPendingComponent: () => <LoadingCover />,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: UnknownPage,
  });

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
