import { useT } from '@baize/i18n/react.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useGate } from '../../shared/session/gate.ts';
import { useSession } from '../../shared/session/session.ts';
import { type HomeTab, tabAsked, tabsBefore, tabsOf } from './tabs-of.ts';
import type { Category } from './vendors-of.ts';

type HomeSearch = { readonly tab?: unknown; readonly page?: unknown };

/**
 * Which tabs there are, which is open, and which page of its games: these are in the address, so
 * Back returns. Without categories they are not known yet.
 */
export function useHomeTab(categories: readonly Category<unknown>[] | null) {
  const t = useT();
  const gate = useGate();
  const navigate = useNavigate();
  const { state, isLoading } = useSession();
  const asked = useRouterState({ select: ({ location }) => location.search as HomeSearch });
  const tabs = categories ? tabsOf(categories) : tabsBefore(asked.tab);
  const isMember = state === 'member' || isLoading;
  const tab = tabAsked(isMember ? tabs : tabs.filter((each) => each !== 'FAV'), asked.tab);
  const favourites = { path: '/?tab=FAV', label: t('shell.favourites') };
  return {
    tabs,
    tab,
    page: pageAsked(asked.page),
    /** Favourites are a member's: a guest is asked to log in, and they open afterwards. */
    choose: (chosen: HomeTab) => {
      if (chosen === 'FAV' && !gate(favourites)) return;
      void navigate({ to: '.', search: chosen === 'HOME' ? {} : { tab: chosen } });
    },
    turn: (page: number) => void navigate({ to: '.', search: { tab, page } }),
  };
}

/** Whatever an address holds: only a page is one. */
function pageAsked(page: unknown): number {
  const number = Number(page);
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, 100_000) : 1;
}
