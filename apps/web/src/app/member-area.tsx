import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMemberPage } from '../shared/address/pages.ts';
import { useSession, useToken } from '../shared/session/session.ts';

/** Around every page of a member. Whoever is none any more is led home. */
export function MemberArea() {
  const { member, isLoading } = useSession();
  const router = useRouter();
  const isOut = useToken() === null;
  const isGone = member === null && !isLoading;

  useEffect(() => {
    // This page stays drawn until the next one is ready: who is on the way already is left alone.
    const { pathname, href: path } = router.latestLocation;
    if (!isGone || !isMemberPage(pathname)) return;
    // A token that could not be asked about may still be good: then this page comes back.
    const state = isOut ? {} : ({ modal: 'login', intent: { path } } as const);
    void router.navigate({ to: '/', replace: true, state });
  }, [isGone, isOut, router]);

  return member === null ? <LoadingCover /> : <Outlet />;
}
