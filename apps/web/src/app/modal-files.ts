import { loadPage } from '../shared/load-page.ts';

/** The files of what opens over pages. None is part of a page's first load. */
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
