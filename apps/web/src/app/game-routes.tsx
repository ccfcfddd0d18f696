import type { PlainKey } from '@baize/i18n/translate';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadPage } from '../shared/load-page.ts';
import { memberArea, site } from './base-routes.tsx';
import { guardPlayer } from './guards.ts';
import { laterPage } from './later.ts';

const CenterPage = lazyRouteComponent(
  () => loadPage(() => import('../pages/game-center-page.tsx')),
  'GameCenterPage',
);
const ListPage = lazyRouteComponent(
  () => loadPage(() => import('../pages/game-list-page.tsx')),
  'GameListPage',
);
const AccountGamesPage = laterPage((files) => files.accountGamesPage());
const LotteryPage = laterPage((files) => files.lotteryPage());

type Page = typeof CenterPage;

const sitePage = <P extends `/${string}`>(path: P, title: PlainKey, component: Page) =>
  createRoute({ getParentRoute: () => site, path, staticData: { title }, component });

const memberPage = <P extends `/${string}`>(path: P, title: PlainKey, component: Page) =>
  createRoute({ getParentRoute: () => memberArea, path, staticData: { title }, component });

const promotions = createRoute({
  getParentRoute: () => site,
  path: '/promotions',
  staticData: { title: 'hd_event' },
  component: laterPage((files) => files.promotionsPage()),
});

const seamless = createRoute({
  getParentRoute: () => site,
  path: '/seamless',
  staticData: { title: 'shell.games' },
  beforeLoad: guardPlayer,
  component: laterPage((files) => files.seamlessPage()),
});

/** Everyone may look at these. */
export const gameRoutes = [
  sitePage('/sports', 'con_sports', CenterPage),
  sitePage('/esports', 'compete_game', CenterPage),
  sitePage('/lott', 'con_lott', CenterPage),
  sitePage('/elott', 'con_elott', CenterPage),
  sitePage('/cockfight', 'con_cockfight', CenterPage),
  sitePage('/live', 'con_live', ListPage),
  sitePage('/fish', 'con_fish', ListPage),
  sitePage('/rng', 'con_rng', ListPage),
  sitePage('/pvp', 'con_pvp', ListPage),
  promotions,
  seamless,
] as const;

/** Each of these asks for a login first. */
export const memberGameRoutes = [
  memberPage('/favorite', 'shell.favourites', AccountGamesPage),
  memberPage('/recent', 'shell.recent', AccountGamesPage),
  memberPage('/lottery', 'con_lott', LotteryPage),
  memberPage('/lottert', 'con_lott', LotteryPage),
  memberPage('/vnLottery', 'con_lott', LotteryPage),
  memberPage('/seaLottery', 'con_lott', LotteryPage),
] as const;
