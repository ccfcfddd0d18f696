import { loadPage } from '../shared/load-page.ts';

/**
 * Where the files of what is opened later are. It is a file of its own, which comes when a first
 * page has come: that page need not know the names of all the others.
 */
export const aboutPage = () =>
  loadPage(() => import('../pages/about-page.tsx')).then(({ AboutPage }) => ({
    default: AboutPage,
  }));

export const helpPage = () =>
  loadPage(() => import('../pages/help-page.tsx')).then(({ HelpPage }) => ({ default: HelpPage }));

export const announcementsPage = () =>
  loadPage(() => import('../pages/announcements-page.tsx')).then(({ AnnouncementsPage }) => ({
    default: AnnouncementsPage,
  }));

export const resetPasswordPage = () =>
  loadPage(() => import('../pages/reset-password-page.tsx')).then(({ ResetPasswordPage }) => ({
    default: ResetPasswordPage,
  }));

export const memberSecurityPage = () =>
  loadPage(() => import('../pages/member-security-page.tsx')).then(({ MemberSecurityPage }) => ({
    default: MemberSecurityPage,
  }));

export const recordsPage = () =>
  loadPage(() => import('../pages/records-page.tsx')).then(({ RecordsPage }) => ({
    default: RecordsPage,
  }));

export const accountRecordPage = () =>
  loadPage(() => import('../pages/account-record-page.tsx')).then(({ AccountRecordPage }) => ({
    default: AccountRecordPage,
  }));

export const profitPage = () =>
  loadPage(() => import('../pages/profit-page.tsx')).then(({ ProfitPage }) => ({
    default: ProfitPage,
  }));

export const bonusesPage = () =>
  loadPage(() => import('../pages/bonuses-page.tsx')).then(({ BonusesPage }) => ({
    default: BonusesPage,
  }));

export const limitsPage = () =>
  loadPage(() => import('../pages/limits-page.tsx')).then(({ LimitsPage }) => ({
    default: LimitsPage,
  }));

export const creditReportPage = () =>
  loadPage(() => import('../pages/credit-report-page.tsx')).then(({ CreditReportPage }) => ({
    default: CreditReportPage,
  }));

export const depositPage = () =>
  loadPage(() => import('../pages/deposit-page.tsx')).then(({ DepositPage }) => ({
    default: DepositPage,
  }));

export const withdrawPage = () =>
  loadPage(() => import('../pages/withdraw-page.tsx')).then(({ WithdrawPage }) => ({
    default: WithdrawPage,
  }));

export const transferFundPage = () =>
  loadPage(() => import('../pages/transfer-fund-page.tsx')).then(({ TransferFundPage }) => ({
    default: TransferFundPage,
  }));

export const transferUplinePage = () =>
  loadPage(() => import('../pages/transfer-upline-page.tsx')).then(({ TransferUplinePage }) => ({
    default: TransferUplinePage,
  }));

export const messagesPage = () =>
  loadPage(() => import('../pages/messages-page.tsx')).then(({ MessagesPage }) => ({
    default: MessagesPage,
  }));

export const agentLayout = () =>
  loadPage(() => import('./layout/agent-layout.tsx')).then(({ AgentLayout }) => ({
    default: AgentLayout,
  }));

export const agentPage = () =>
  loadPage(() => import('../pages/agent-page.tsx')).then(({ AgentPage }) => ({
    default: AgentPage,
  }));

export const accountGamesPage = () =>
  loadPage(() => import('../pages/account-games-page.tsx')).then(({ AccountGamesPage }) => ({
    default: AccountGamesPage,
  }));

export const lotteryPage = () =>
  loadPage(() => import('../pages/lottery-page.tsx')).then(({ LotteryPage }) => ({
    default: LotteryPage,
  }));

export const promotionsPage = () =>
  loadPage(() => import('../pages/promotions-page.tsx')).then(({ PromotionsPage }) => ({
    default: PromotionsPage,
  }));

export const seamlessPage = () =>
  loadPage(() => import('../pages/seamless-page.tsx')).then(({ SeamlessPage }) => ({
    default: SeamlessPage,
  }));

export const agentCenterLayout = () =>
  loadPage(() => import('./layout/agent-center-layout.tsx')).then(({ AgentCenterLayout }) => ({
    default: AgentCenterLayout,
  }));

export const agentPages = () => loadPage(() => import('../pages/agent/agent-pages.tsx'));

export const login = () =>
  loadPage(() => import('./modals/login.tsx')).then(({ Login }) => ({ default: Login }));

export const register = () =>
  loadPage(() => import('./modals/register.tsx')).then(({ Register }) => ({ default: Register }));

export const forgot = () =>
  loadPage(() => import('./modals/forgot.tsx')).then(({ Forgot }) => ({ default: Forgot }));

export const logout = () =>
  loadPage(() => import('../features/logout/logout-dialog.tsx')).then(({ LogoutDialog }) => ({
    default: LogoutDialog,
  }));

export const gate = () =>
  loadPage(() => import('../features/login/gate-dialog.tsx')).then(({ GateDialog }) => ({
    default: GateDialog,
  }));

export const factor = () =>
  loadPage(() => import('../features/login/factor-modal.tsx')).then(({ FactorModal }) => ({
    default: FactorModal,
  }));

export const changePassword = () =>
  loadPage(() => import('../features/password/change-password-modal.tsx')).then(
    ({ ChangePasswordModal }) => ({ default: ChangePasswordModal }),
  );

export const search = () =>
  loadPage(() => import('../features/search/search-dialog.tsx')).then(({ SearchDialog }) => ({
    default: SearchDialog,
  }));

export const games = () =>
  loadPage(() => import('../features/games/games-modal.tsx')).then(({ GamesModal }) => ({
    default: GamesModal,
  }));
