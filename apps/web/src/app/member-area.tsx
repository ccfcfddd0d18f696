import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../shared/session.ts';

/** Around every page of a member. Whose session ends here is asked to log in and comes back. */
export function MemberArea() {
  const { member, isLoading } = useSession();
  const navigate = useNavigate();
  const next = useRouterState({ select: ({ location }) => location.href });
  const isGone = member === null && !isLoading;

  useEffect(() => {
    if (isGone) void navigate({ to: '/login', search: { next }, replace: true });
  }, [isGone, next, navigate]);

  return member === null ? <LoadingCover /> : <Outlet />;
}
