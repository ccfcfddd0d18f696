import type { PlainKey } from '@baize/i18n/translate';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { type GuardContext, guardMember } from './guards.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { MemberArea } from './member-area.tsx';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, for the tab and for readers; without one it is the brand's. */
    title?: PlainKey;
  }
}

export const root = createRootRouteWithContext<GuardContext>()({ component: Root });

/** Header, side menu and footer around a page. */
export const site = createRoute({ getParentRoute: () => root, id: 'site', component: SiteLayout });

/** The pages that need a login: every address below is guarded, so none can be forgotten. */
export const memberArea = createRoute({
  getParentRoute: () => site,
  id: 'member-area',
  beforeLoad: guardMember,
  component: MemberArea,
});
