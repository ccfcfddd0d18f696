import type { ReactNode } from 'react';
import type { PageName } from '../shared/address/pages.ts';
import { loadPage } from '../shared/loading/load-page.ts';

/** The pages that most visits begin with come at once, and those of agents from one file. */
export type LaterPage = Exclude<PageName, 'home' | 'gameCenter' | 'gameList' | 'agentHome'>;

/** One export of a file, in the form that the router and `lazy` want. */
const part =
  <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  (): Promise<{ readonly default: Module[Name] }> =>
    loadPage(load).then((module) => ({ default: module[name] }));

/**
 * Where the files of what is opened later are. It is a file of its own, which comes when a first
 * page has come: that page need not know the names of all the others.
 */
export const pages = {
  app: part(() => import('../pages/app-page.tsx'), 'AppPage'),
  about: part(() => import('../pages/about-page.tsx'), 'AboutPage'),
  help: part(() => import('../pages/help-page.tsx'), 'HelpPage'),
  posts: part(() => import('../pages/posts-page.tsx'), 'PostsPage'),
  post: part(() => import('../pages/post-page.tsx'), 'PostPage'),
  feedback: part(() => import('../pages/feedback-page.tsx'), 'FeedbackPage'),
  announcements: part(() => import('../pages/announcements-page.tsx'), 'AnnouncementsPage'),
  resetPassword: part(() => import('../pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  member: part(() => import('../pages/member-page.tsx'), 'MemberPage'),
  records: part(() => import('../pages/records-page.tsx'), 'RecordsPage'),
  accountRecord: part(() => import('../pages/account-record-page.tsx'), 'AccountRecordPage'),
  profit: part(() => import('../pages/profit-page.tsx'), 'ProfitPage'),
  bonuses: part(() => import('../pages/bonuses-page.tsx'), 'BonusesPage'),
  rewardCenter: part(() => import('../pages/reward-center-page.tsx'), 'RewardCenterPage'),
  manualRebate: part(() => import('../pages/manual-rebate-page.tsx'), 'ManualRebatePage'),
  vipBonus: part(() => import('../pages/vip-bonus-page.tsx'), 'VipBonusPage'),
  referral: part(() => import('../pages/referral-page.tsx'), 'ReferralPage'),
  missions: part(() => import('../pages/missions-page.tsx'), 'MissionsPage'),
  pointMall: part(() => import('../pages/point-mall-page.tsx'), 'PointMallPage'),
  raffle: part(() => import('../pages/raffle-page.tsx'), 'RafflePage'),
  redEnvelope: part(() => import('../pages/red-envelope-page.tsx'), 'RedEnvelopePage'),
  limits: part(() => import('../pages/limits-page.tsx'), 'LimitsPage'),
  creditReport: part(() => import('../pages/credit-report-page.tsx'), 'CreditReportPage'),
  deposit: part(() => import('../pages/deposit-page.tsx'), 'DepositPage'),
  withdraw: part(() => import('../pages/withdraw-page.tsx'), 'WithdrawPage'),
  transferFund: part(() => import('../pages/transfer-fund-page.tsx'), 'TransferFundPage'),
  transferUpline: part(() => import('../pages/transfer-upline-page.tsx'), 'TransferUplinePage'),
  chat: part(() => import('../pages/chat-page.tsx'), 'ChatPage'),
  messages: part(() => import('../pages/messages-page.tsx'), 'MessagesPage'),
  agent: part(() => import('../pages/agent-page.tsx'), 'AgentPage'),
  accountGames: part(() => import('../pages/account-games-page.tsx'), 'AccountGamesPage'),
  lottery: part(() => import('../pages/lottery-page.tsx'), 'LotteryPage'),
  sports: part(() => import('../pages/sports-page.tsx'), 'SportsPage'),
  sportsLeagues: part(() => import('../pages/sports-leagues-page.tsx'), 'SportsLeaguesPage'),
  sportsResults: part(() => import('../pages/sports-results-page.tsx'), 'SportsResultsPage'),
  sportsFavourites: part(
    () => import('../pages/sports-favourites-page.tsx'),
    'SportsFavouritesPage',
  ),
  sportsSearch: part(() => import('../pages/sports-search-page.tsx'), 'SportsSearchPage'),
  sportsStatistics: part(
    () => import('../pages/sports-statistics-page.tsx'),
    'SportsStatisticsPage',
  ),
  promotions: part(() => import('../pages/promotions-page.tsx'), 'PromotionsPage'),
  seamless: part(() => import('../pages/seamless-page.tsx'), 'SeamlessPage'),
} satisfies Record<LaterPage, () => Promise<{ readonly default: () => ReactNode }>>;

export const agentLayout = part(() => import('./layout/agent-layout.tsx'), 'AgentLayout');

export const agentCenterLayout = part(
  () => import('./layout/agent-center-layout.tsx'),
  'AgentCenterLayout',
);

export const sportsLayout = part(() => import('./layout/sports-layout.tsx'), 'SportsLayout');

/** What makes the site an app; no part of what a page begins with. */
export const installed = () => import('./installed/start-app.ts');

export const agentPages = () => loadPage(() => import('../pages/agent/agent-pages.tsx'));

export const login = part(() => import('./modals/login.tsx'), 'Login');
export const register = part(() => import('./modals/register.tsx'), 'Register');
export const forgot = part(() => import('./modals/forgot.tsx'), 'Forgot');
export const logout = part(() => import('../features/logout/logout-dialog.tsx'), 'LogoutDialog');
export const gate = part(() => import('../features/login/gate-dialog.tsx'), 'GateDialog');
export const factor = part(() => import('../features/login/factor-modal.tsx'), 'FactorModal');
export const changePassword = part(
  () => import('../features/password/change-password-modal.tsx'),
  'ChangePasswordModal',
);
export const search = part(() => import('../features/search/search-dialog.tsx'), 'SearchDialog');
export const help = part(() => import('./modals/help.tsx'), 'Help');
export const chat = part(() => import('../features/chat/chat-modal.tsx'), 'ChatModal');
export const games = part(() => import('../features/games/games-modal.tsx'), 'GamesModal');
