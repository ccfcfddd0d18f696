import type { Area } from '@baize/i18n/load';
import type { PlainKey } from '@baize/i18n/translate';

type PageRow = {
  readonly path: `/${string}`;
  /** One name may have several addresses. Its file is `pages/NAME-page.tsx`. */
  readonly page: string;
  /** For the tab, for readers and for menus; without one it is the brand's. */
  readonly title?: PlainKey;
  /** The texts that it needs beside those that every page has. */
  readonly texts?: readonly Area[];
  /** A game has the whole width: no side menu, no balance. */
  readonly isGame?: true;
};

const RECORDS = ['records', 'errors'] as const;
const CASHIER = ['cashier', 'errors'] as const;
const PLAY = ['play', 'errors'] as const;
const REWARDS = ['rewards', 'errors'] as const;
const RANKS = ['ranks', 'rewards', 'errors'] as const;
const LOGIN = ['login', 'errors'] as const;
const LOTTERY = {
  page: 'lottery',
  title: 'con_lott',
  texts: ['lottery', 'play', 'cashier', 'errors'],
} as const;
const SPORTS = ['sports', 'play', 'errors'] as const;
const NEWS = ['news'] as const;
const CENTER = {
  page: 'agentHome',
  title: 'shell.agent_center',
  texts: ['agents', 'agreements', 'messages', 'records', 'cashier', 'popups', 'login', 'errors'],
} as const;

/**
 * Every page of the site, by who may open it. Routes, guards, menus, prerendered pages and tests are
 * made from these rows: a page that is not here does not exist.
 */
export const PAGES = {
  /** One page: moving among its addresses neither mounts it anew nor resets it. */
  home: [
    { path: '/', page: 'home' },
    { path: '/index', page: 'home' },
    { path: '/index.html', page: 'home' },
    { path: '/home', page: 'home' },
    { path: '/login', page: 'home', title: 'shell.login' },
    { path: '/register', page: 'home', title: 'shell.register' },
  ],
  everyone: [
    { path: '/about', page: 'about', title: 'about.title' },
    { path: '/app', page: 'app', title: 'shell.app', texts: ['app', 'errors'] },
    { path: '/help', page: 'help', title: 'shell.help', texts: ['help', 'terms'] },
    {
      path: '/feedback',
      page: 'feedback',
      title: 'shell.feedback',
      texts: ['feedback', 'cashier', 'errors'],
    },
    { path: '/blog', page: 'posts', title: 'shell.blog', texts: NEWS },
    { path: '/news', page: 'posts', title: 'shell.news', texts: NEWS },
    { path: '/announcements', page: 'announcements', title: 'home.notices', texts: ['popups'] },
    {
      path: '/promotions',
      page: 'promotions',
      title: 'hd_event',
      texts: ['promotions', 'missions', 'rewards', 'cashier', 'errors'],
    },
    {
      path: '/pointMall',
      page: 'pointMall',
      title: 'shell.point_mall',
      texts: ['points', 'records', 'errors'],
    },
    { path: '/sports', page: 'gameCenter', title: 'con_sports' },
    { path: '/esports', page: 'gameCenter', title: 'compete_game' },
    { path: '/lott', page: 'gameCenter', title: 'con_lott' },
    { path: '/elott', page: 'gameCenter', title: 'con_elott' },
    { path: '/cockfight', page: 'gameCenter', title: 'con_cockfight' },
    { path: '/live', page: 'gameList', title: 'con_live' },
    { path: '/fish', page: 'gameList', title: 'con_fish' },
    { path: '/rng', page: 'gameList', title: 'con_rng' },
    { path: '/pvp', page: 'gameList', title: 'con_pvp' },
    { path: '/reset-password', page: 'resetPassword', title: 'shell.reset_password', texts: LOGIN },
  ],
  /** For everyone too; the last part of the address names what is shown. */
  entry: [
    { path: '/blog/$postId', page: 'post', title: 'shell.blog', texts: NEWS },
    { path: '/news/$postId', page: 'post', title: 'shell.news', texts: NEWS },
  ],
  /** For members, and for everyone who tries a game where the brand allows it. */
  player: [
    { path: '/seamless', page: 'seamless', title: 'shell.games', texts: PLAY, isGame: true },
  ],
  member: [
    { path: '/chat', page: 'chat', title: 'shell.chat', texts: ['chat', 'security', 'errors'] },
    { path: '/favorite', page: 'accountGames', title: 'shell.favourites' },
    { path: '/recent', page: 'accountGames', title: 'shell.recent' },
    { path: '/lottery', ...LOTTERY },
    { path: '/lottert', ...LOTTERY, isGame: true },
    { path: '/vnLottery', ...LOTTERY, isGame: true },
    { path: '/seaLottery', ...LOTTERY, isGame: true },
    { path: '/member', page: 'member', title: 'shell.my_account' },
    { path: '/member/securityCenter', page: 'member', title: 'shell.my_account' },
    {
      path: '/member/depositv2',
      page: 'deposit',
      title: 'shell.deposit',
      texts: ['cashier', 'bonuses', 'errors'],
    },
    { path: '/member/withdraw', page: 'withdraw', title: 'shell.withdraw', texts: CASHIER },
    {
      path: '/member/transferFund',
      page: 'transferFund',
      title: 'shell.transfer_fund',
      texts: CASHIER,
    },
    {
      path: '/member/transferUpline',
      page: 'transferUpline',
      title: 'shell.transfer_upline',
      texts: CASHIER,
    },
    {
      path: '/member/personalHistoryCopy',
      page: 'records',
      title: 'shell.betting_record',
      texts: RECORDS,
    },
    {
      path: '/member/transactionHistory',
      page: 'accountRecord',
      title: 'shell.account_record',
      texts: RECORDS,
    },
    { path: '/member/personalProfit', page: 'profit', title: 'shell.profit', texts: RECORDS },
    {
      path: '/member/bonusDetails',
      page: 'bonuses',
      title: 'shell.bonuses',
      texts: ['bonuses', 'errors'],
    },
    {
      path: '/member/rewardCenter',
      page: 'rewardCenter',
      title: 'shell.rewards',
      texts: REWARDS,
    },
    { path: '/member/vipBonus', page: 'vipBonus', title: 'shell.vip_bonus', texts: RANKS },
    {
      path: '/member/manualRebate',
      page: 'manualRebate',
      title: 'shell.manual_rebate',
      texts: ['rebates', 'rewards', 'errors'],
    },
    { path: '/member/raffle', page: 'raffle', title: 'shell.raffle', texts: REWARDS },
    {
      path: '/member/missionLeaderboard',
      page: 'missions',
      title: 'shell.missions',
      texts: ['missions', 'rewards', 'errors'],
    },
    {
      path: '/member/referral',
      page: 'referral',
      title: 'shell.referral',
      texts: ['referral', 'errors'],
    },
    {
      path: '/member/redEnvelope',
      page: 'redEnvelope',
      title: 'shell.red_envelope',
      texts: REWARDS,
    },
    {
      path: '/member/creditReport',
      page: 'creditReport',
      title: 'shell.credit_report',
      texts: RECORDS,
    },
    {
      path: '/member/limits',
      page: 'limits',
      title: 'shell.limits',
      texts: ['security', 'errors'],
    },
    {
      path: '/member/messageV2',
      page: 'messages',
      title: 'shell.messages',
      texts: ['messages', 'errors'],
    },
  ],
  /** For members too; one slip stands beside all of them. */
  sports: [
    { path: '/sportsbook', page: 'sports', title: 'con_sports', texts: SPORTS },
    {
      path: '/sportsbook/leagues',
      page: 'sportsLeagues',
      title: 'shell.sports_leagues',
      texts: SPORTS,
    },
    {
      path: '/sportsbook/results',
      page: 'sportsResults',
      title: 'shell.sports_results',
      texts: SPORTS,
    },
    {
      path: '/sportsbook/favourites',
      page: 'sportsFavourites',
      title: 'shell.sports_favourites',
      texts: SPORTS,
    },
    {
      path: '/sportsbook/search',
      page: 'sportsSearch',
      title: 'shell.sports_search',
      texts: SPORTS,
    },
    {
      path: '/sportsbook/statistics',
      page: 'sportsStatistics',
      title: 'shell.sports_statistics',
      texts: SPORTS,
    },
  ],
  agentLogin: [{ path: '/agent', page: 'agent', title: 'shell.agent_login', texts: LOGIN }],
  agent: [
    { path: '/agentHome', ...CENTER, view: 'TeamOverviewPage' },
    { path: '/agentHome/agentTeamOverview', ...CENTER, view: 'TeamOverviewPage' },
    { path: '/agentHome/agentAnnouncement', ...CENTER, view: 'AgentAnnouncementsPage' },
    { path: '/agentHome/registerCenter', ...CENTER, view: 'RegisterCenterPage' },
    { path: '/agentHome/downlineManagmentView', ...CENTER, view: 'DownlinesPage' },
    { path: '/agentHome/personalHistoryCopy', ...CENTER, view: 'TeamBetsPage' },
    { path: '/agentHome/palStatementsAgentCopy', ...CENTER, view: 'UserLossPage' },
    { path: '/agentHome/agentRevenueReport', ...CENTER, view: 'IncomePage' },
    { path: '/agentHome/agentDownlineTransactionDetailsCopy', ...CENTER, view: 'TeamEntriesPage' },
    { path: '/agentHome/agentDividendRecordCopy2', ...CENTER, view: 'DividendPage' },
    { path: '/agentHome/agentDailyWages2', ...CENTER, view: 'DailySalaryPage' },
    { path: '/agentHome/agentHourSalary', ...CENTER, view: 'HourlySalaryPage' },
    { path: '/agentHome/agentRealtimeSalary', ...CENTER, view: 'RealtimeSalaryPage' },
    { path: '/agentHome/messageV2', ...CENTER, view: 'AgentMessagesPage' },
    { path: '/agentHome/customerService', ...CENTER, view: 'AgentSupportPage' },
  ],
} as const satisfies Record<string, readonly (PageRow & { readonly view?: string })[]>;

export type PageGuard = keyof typeof PAGES;
type Row = (typeof PAGES)[PageGuard][number];
export type PageName = Row['page'];
export type PagePath = Row['path'];

type FoundPage = PageRow & { readonly page: PageName; readonly guard: PageGuard };

/** Case is no matter, nor is a slash at the end. */
export const plainPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/$/, '');

const found = new Map<string, FoundPage>(
  (Object.keys(PAGES) as PageGuard[]).flatMap((guard) =>
    PAGES[guard].map((row): [string, FoundPage] => [plainPath(row.path), { ...row, guard }]),
  ),
);

/** The last part of an address may name an entry of its page. */
const rowAt = (pathname: string): FoundPage | undefined => {
  const path = plainPath(pathname);
  return found.get(path) ?? found.get(path.replace(/\/[a-z0-9-]+$/, '/$postid'));
};

/** The page at an address; null where none is. */
export const pageAt = (pathname: string): PageName | null => rowAt(pathname)?.page ?? null;

/** Where a guest is asked to log in first. The agent center has a login of its own. */
export const isMemberPage = (pathname: string): boolean =>
  ['member', 'player', 'sports'].includes(rowAt(pathname)?.guard ?? '');

export const isGamePage = (pathname: string): boolean => rowAt(pathname)?.isGame === true;

/** Where a round may be running or a slip be filled in, which a page that is loaded anew forgets. */
export const isBettingPage = (pathname: string): boolean => {
  const row = rowAt(pathname);
  return row?.isGame === true || row?.page === 'lottery' || row?.guard === 'sports';
};

/** The texts to bring along with the page at an address. */
export const textsAt = (pathname: string): readonly Area[] => rowAt(pathname)?.texts ?? [];

/** The title of a page by its address, as its menu entry says it. */
export const titleAt = (pathname: PagePath): PlainKey => rowAt(pathname)?.title ?? 'hd_home';
