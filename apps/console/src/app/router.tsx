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
import { AuditPage } from '../pages/audit-page.tsx';
import { BooksPage } from '../pages/books-page.tsx';
import { ClaimsPage } from '../pages/claims-page.tsx';
import { DepositsPage } from '../pages/deposits-page.tsx';
import { MemberPage } from '../pages/member-page.tsx';
import { MembersPage } from '../pages/members-page.tsx';
import { OperatorsPage } from '../pages/operators-page.tsx';
import { OverviewPage } from '../pages/overview-page.tsx';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { WithdrawalsPage } from '../pages/withdrawals-page.tsx';
import { keptToken } from '../shared/kept-token.ts';
import { operatorQuery } from '../shared/use-operator.ts';
import { Layout } from './layout.tsx';

const SIGN_IN: string = '/sign-in';

type Context = { readonly queries: QueryClient };

const root = createRootRouteWithContext<Context>()({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInPage,
});

/** Every page but the way in is for whoever is signed in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context }) => {
    if (keptToken() === null) throw redirect({ to: SIGN_IN });
    await context.queries.ensureQueryData(operatorQuery).catch(() => {
      throw redirect({ to: SIGN_IN });
    });
  },
  component: Layout,
});

const page = <Path extends `/${string}`>(path: Path, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => inside, path, component });

const routeTree = root.addChildren([
  signIn,
  inside.addChildren([
    page('/', OverviewPage),
    page('/withdrawals', WithdrawalsPage),
    page('/claims', ClaimsPage),
    page('/deposits', DepositsPage),
    page('/adjustments', AdjustmentsPage),
    page('/members', MembersPage),
    page('/members/$memberId', MemberPage),
    page('/books', BooksPage),
    page('/audit', AuditPage),
    page('/operators', OperatorsPage),
  ]),
]);

export const createConsoleRouter = (queries: QueryClient) =>
  createRouter({
    routeTree,
    basepath: '/console',
    context: { queries },
    defaultPendingComponent: () => <LoadingCover />,
  });

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
