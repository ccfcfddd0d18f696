import type { ReactNode } from 'react';
import { BlockedPage } from '../pages/blocked-page.tsx';
import { MaintenancePage } from '../pages/maintenance-page.tsx';
import { useSiteStatus } from '../shared/session/permission.ts';
import type { SiteRouter } from './router.tsx';
import { useAnalytics } from './use-analytics.ts';
import { useLiveEvents } from './use-live-events.ts';

type Props = { readonly router: SiteRouter; readonly children: ReactNode };

/** Above the router, so that a closed site is closed on every route, and opens again by itself. */
export function SystemGate({ router, children }: Props) {
  const { status, ip } = useSiteStatus();
  useLiveEvents(router);
  useAnalytics();
  if (status === 2) return <BlockedPage ip={ip} />;
  if (status === 1) return <MaintenancePage />;
  return children;
}
