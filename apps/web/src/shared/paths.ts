import type { Area } from '@baize/i18n/load';

/** Every page that exists, and the addresses it has. Case is no matter. */
export const PATHS = {
  home: ['/', '/index', '/index.html', '/home', '/login', '/register'],
  about: ['/about'],
  help: ['/help'],
  announcements: ['/announcements'],
  promotions: ['/promotions'],
  gameCenter: ['/sports', '/esports', '/lott', '/elott', '/cockfight'],
  gameList: ['/live', '/fish', '/rng', '/pvp'],
  accountGames: ['/favorite', '/recent'],
  lottery: ['/lottery', '/lottert'],
  seaLottery: ['/sealottery'],
  vnLottery: ['/vnlottery'],
  seamless: ['/seamless'],
  member: ['/member', '/member/securitycenter'],
  records: ['/member/personalhistorycopy'],
  accountRecord: ['/member/transactionhistory'],
  profit: ['/member/personalprofit'],
  bonuses: ['/member/bonusdetails'],
  limits: ['/member/limits'],
  creditReport: ['/member/creditreport'],
  deposit: ['/member/depositv2'],
  withdraw: ['/member/withdraw'],
  transferFund: ['/member/transferfund'],
  transferUpline: ['/member/transferupline'],
  messages: ['/member/messagev2'],
  agent: ['/agent'],
  agentHome: [
    '/agenthome',
    '/agenthome/agentteamoverview',
    '/agenthome/agentannouncement',
    '/agenthome/registercenter',
    '/agenthome/downlinemanagmentview',
    '/agenthome/personalhistorycopy',
    '/agenthome/palstatementsagentcopy',
    '/agenthome/agentrevenuereport',
    '/agenthome/agentdownlinetransactiondetailscopy',
    '/agenthome/agentdividendrecordcopy2',
    '/agenthome/agentdailywages2',
    '/agenthome/agenthoursalary',
    '/agenthome/agentrealtimesalary',
    '/agenthome/messagev2',
    '/agenthome/customerservice',
  ],
  resetPassword: ['/reset-password'],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type PageName = keyof typeof PATHS;

/** The texts that a page needs beside those that every page has. */
export const PAGE_AREAS = {
  announcements: ['popups'],
  help: ['help', 'terms'],
  seamless: ['play', 'errors'],
  lottery: ['play', 'errors'],
  seaLottery: ['play', 'errors'],
  vnLottery: ['play', 'errors'],
  records: ['records', 'errors'],
  accountRecord: ['records', 'errors'],
  profit: ['records', 'errors'],
  bonuses: ['bonuses', 'errors'],
  limits: ['security', 'errors'],
  creditReport: ['records', 'errors'],
  deposit: ['cashier', 'bonuses', 'errors'],
  withdraw: ['cashier', 'errors'],
  transferFund: ['cashier', 'errors'],
  transferUpline: ['cashier', 'errors'],
  messages: ['messages', 'errors'],
  agent: ['login', 'errors'],
  agentHome: [
    'agents',
    'agreements',
    'messages',
    'records',
    'cashier',
    'popups',
    'login',
    'errors',
  ],
  resetPassword: ['login', 'errors'],
} as const satisfies Partial<Record<PageName, readonly Area[]>>;

/** Where a game has the whole width: no side menu, no balance. `/lottery` keeps its menu. */
const GAME_PATHS = ['/seamless', '/lottert', '/vnlottery', '/sealottery'];

/** The pages that a guest is asked to log in for. The agent center has a login of its own. */
export const MEMBER_PAGES: ReadonlySet<PageName | null> = new Set([
  'accountGames',
  'lottery',
  'seaLottery',
  'vnLottery',
  'seamless',
  'member',
  'records',
  'accountRecord',
  'profit',
  'bonuses',
  'limits',
  'creditReport',
  'deposit',
  'withdraw',
  'transferFund',
  'transferUpline',
  'messages',
]);

const pathOf = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/$/, '');

export const isGamePage = (pathname: string): boolean => GAME_PATHS.includes(pathOf(pathname));

/** The page at an address; null where none is. */
export function pageAt(pathname: string): PageName | null {
  const path = pathOf(pathname);
  const names = Object.keys(PATHS) as PageName[];
  return names.find((name) => PATHS[name].some((known) => known === path)) ?? null;
}

/** The texts to bring along with the page at an address. */
export const areasAt = (pathname: string): readonly Area[] => {
  const page = pageAt(pathname);
  const areas: Partial<Record<PageName, readonly Area[]>> = PAGE_AREAS;
  return (page && areas[page]) ?? [];
};
