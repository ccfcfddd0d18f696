import { ApiError } from '@baize/client/api-error';
import type { Permission } from '@baize/contract/operator-roles';
import type { PlainKey } from '@baize/i18n/translate';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { AdjustmentsPage } from '../pages/adjustments-page.tsx';
import { AgreementPage } from '../pages/agreement-page.tsx';
import { AgreementsPage } from '../pages/agreements-page.tsx';
import { ApplicationsPage } from '../pages/applications-page.tsx';
import { AuditPage } from '../pages/audit-page.tsx';
import { BetPage } from '../pages/bet-page.tsx';
import { BillPage } from '../pages/bill-page.tsx';
import { BooksPage } from '../pages/books-page.tsx';
import { CasesPage } from '../pages/cases-page.tsx';
import { CataloguePage } from '../pages/catalogue-page.tsx';
import { ChatReportsPage } from '../pages/chat-reports-page.tsx';
import { ClaimsPage } from '../pages/claims-page.tsx';
import { ContentPage, ContentRowPage } from '../pages/content-page.tsx';
import { DeletionsPage } from '../pages/deletions-page.tsx';
import { DepositsPage } from '../pages/deposits-page.tsx';
import { DrawCalendarPage } from '../pages/draw-calendar-page.tsx';
import { DrawLimitsPage } from '../pages/draw-limits-page.tsx';
import { DrawPage } from '../pages/draw-page.tsx';
import { DrawsPage } from '../pages/draws-page.tsx';
import { FeedbackPage } from '../pages/feedback-page.tsx';
import { IdentityPage } from '../pages/identity-page.tsx';
import { MemberPage } from '../pages/member-page.tsx';
import { MembersPage } from '../pages/members-page.tsx';
import { OnlinePage } from '../pages/online-page.tsx';
import { OperatorsPage } from '../pages/operators-page.tsx';
import { OverviewPage } from '../pages/overview-page.tsx';
import { RedemptionsPage } from '../pages/redemptions-page.tsx';
import { CohortsPage, ReportRowsPage, ReportsPage } from '../pages/reports-page.tsx';
import { RiskRulesPage } from '../pages/risk-rules-page.tsx';
import { RolesPage } from '../pages/roles-page.tsx';
import { RunPage } from '../pages/run-page.tsx';
import { SettingsPage } from '../pages/settings-page.tsx';
import { SettlementPage } from '../pages/settlement-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { StopsPage } from '../pages/stops-page.tsx';
import { SupportPage } from '../pages/support-page.tsx';
import { TradingPage } from '../pages/trading-page.tsx';
import { WelcomePage } from '../pages/welcome-page.tsx';
import { WithdrawalsPage } from '../pages/withdrawals-page.tsx';
import { parseQuery, writeQuery } from '../shared/address-query.ts';
import type { Query } from '../shared/console-link.tsx';
import { forgetToken, keptToken } from '../shared/kept-token.ts';
import { operatorQuery, useMay } from '../shared/use-operator.ts';
import { FailedPage, ForbiddenPage, UnknownPage } from './failed-page.tsx';
import { Layout } from './layout.tsx';

/** As plain text: the router's own types know the pages of the site alone. */
export const SIGN_IN: string = '/sign-in';

type Context = { readonly queries: QueryClient };

const root = createRootRouteWithContext<Context>()({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInPage,
});

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: WelcomePage,
});

const toSignIn = (query: Query) => redirect({ to: SIGN_IN, search: query });

/** Every page but the ways in is for whoever is signed in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context, location: { pathname, searchStr } }) => {
    const back = `${pathname}${searchStr}`;
    if (keptToken() === null) throw toSignIn({ back });
    await context.queries.ensureQueryData(operatorQuery).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'not_operator') throw error;
      forgetToken();
      throw toSignIn({ back, lost: 'yes' });
    });
  },
  component: Layout,
});

type Page = {
  readonly component: () => React.ReactNode;
  readonly title: PlainKey;
  readonly permission: Permission;
};

/** Who may not look at a page sees none of its controls, however they came to its address. */
const page = <Path extends `/${string}`>(
  path: Path,
  { component: Shown, title, permission }: Page,
) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    component: () => (useMay()(permission) ? <Shown /> : <ForbiddenPage />),
    staticData: { title },
  });

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
    page('/draws', { component: DrawsPage, title: 'draws.title', permission: 'draws.read' }),
    page('/draws/limits', {
      component: DrawLimitsPage,
      title: 'draws.limits',
      permission: 'draws.read',
    }),
    page('/draws/calendar', {
      component: DrawCalendarPage,
      title: 'draws.calendar',
      permission: 'draws.read',
    }),
    page('/draws/$drawId', {
      component: DrawPage,
      title: 'draws.title',
      permission: 'draws.read',
    }),
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
