import { later } from './later.ts';

/** The files of what opens over pages. None is part of a page's first load. */
export const login = later((files) => files.login());
export const register = later((files) => files.register());
export const forgot = later((files) => files.forgot());
export const logout = later((files) => files.logout());
export const gate = later((files) => files.gate());
export const factor = later((files) => files.factor());
export const changePassword = later((files) => files.changePassword());
export const search = later((files) => files.search());
export const help = later((files) => files.help());
export const chat = later((files) => files.chat());
export const games = later((files) => files.games());
