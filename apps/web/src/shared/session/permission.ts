import type { Output } from '@baize/contract/endpoint';
import type { SiteStatus } from '@baize/contract/start';
import { readPermission } from '@baize/contract/system';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStart } from '../loading/start.tsx';
import { call } from '../server/api.ts';
import { queryKeys } from '../server/queries.ts';

export type Permission = Output<typeof readPermission>;

const CLOSED_CHECK_MS = 30_000;

export const permissionQuery = () =>
  queryOptions({
    queryKey: queryKeys.permission,
    queryFn: ({ signal }) => call(readPermission, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asked once at the start; again when the server says so, and now and then while we are closed. */
export const usePermission = () =>
  useQuery({
    ...permissionQuery(),
    refetchInterval: ({ state }) =>
      state.data && siteStatus(state.data) !== 0 ? CLOSED_CHECK_MS : false,
  });

/**
 * Until the permission call has answered, what the server knew when it wrote the page holds. The
 * page was written for everybody, so that the visitor's own address comes with the answer.
 */
export function useSiteStatus(): { status: SiteStatus; ip: string | null } {
  const { status } = useStart();
  const { data } = usePermission();
  if (!data) return { status, ip: null };
  return { status: siteStatus(data), ip: data.location.ip };
}

/** With both true the visitor is blocked: waiting would not help. */
export function siteStatus({ maintenance, regionRestriction }: Closed): SiteStatus {
  if (regionRestriction) return 2;
  return maintenance ? 1 : 0;
}

type Closed = Pick<Permission, 'maintenance' | 'regionRestriction'>;
