import { ApiError } from '@baize/client/api-error';
import type { Permission } from '@baize/contract/operator-roles';
import type { PlainKey } from '@baize/i18n/translate';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { SignInPage } from '../pages/sign-in-page.tsx';
import { WelcomePage } from '../pages/welcome-page.tsx';
import type { Query } from '../shared/console-link.tsx';
import { forgetToken, keptToken } from '../shared/kept-token.ts';
import { operatorQuery, useMay } from '../shared/use-operator.ts';
import { ForbiddenPage } from './failed-page.tsx';
import { Layout } from './layout.tsx';

/** As plain text: the router's own types know the pages of the site alone. */
export const SIGN_IN: string = '/sign-in';

type Context = { readonly queries: QueryClient };

export const root = createRootRouteWithContext<Context>()({ component: Outlet });

export const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInPage,
});

export const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: WelcomePage,
});

const toSignIn = (query: Query) => redirect({ to: SIGN_IN, search: query });

/** Every page but the ways in is for whoever is signed in. */
export const inside = createRoute({
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
  readonly component: AsyncRouteComponent<object>;
  readonly title: PlainKey;
  readonly permission: Permission;
};

const PageComing = () => (
  <Loading>
    <Skeleton height="20rem" />
  </Loading>
);

/** Who may not look at a page sees none of its controls, however they came to its address. */
export const page = <Path extends `/${string}`>(
  path: Path,
  { component: Shown, title, permission }: Page,
) => {
  const Guarded: AsyncRouteComponent<object> = () =>
    useMay()(permission) ? (
      <Suspense fallback={<PageComing />}>
        <Shown />
      </Suspense>
    ) : (
      <ForbiddenPage />
    );
  // The router fetches it before it leaves the page before: the next one begins at its heading.
  if (Shown.preload) Guarded.preload = Shown.preload;
  return createRoute({
    getParentRoute: () => inside,
    path,
    component: Guarded,
    staticData: { title },
  });
};
