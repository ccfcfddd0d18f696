import type { PlainKey } from '@baize/i18n/translate';
import {
  bell,
  chart,
  chat,
  clock,
  coins,
  deposit,
  gift,
  heart,
  help,
  home,
  type IconPath,
  info,
  list,
  promotion,
  scales,
  shield,
  swap,
  user,
  users,
  withdraw,
} from '@baize/ui/icons';

export type Entry = {
  readonly to:
    | '/'
    | '/promotions'
    | '/announcements'
    | '/about'
    | '/help'
    | '/member/securityCenter'
    | '/member/depositv2'
    | '/member/withdraw'
    | '/member/transferFund'
    | '/member/transferUpline'
    | '/member/personalHistoryCopy'
    | '/member/transactionHistory'
    | '/member/personalProfit'
    | '/member/bonusDetails'
    | '/member/limits'
    | '/member/creditReport'
    | '/member/messageV2'
    | '/favorite'
    | '/recent';
  readonly name: PlainKey;
  readonly icon: IconPath;
};

export const HOME: Entry = { to: '/', name: 'hd_home', icon: home };
export const GAMES: Entry = { to: '/', name: 'shell.games', icon: home };
export const PROMOTIONS: Entry = { to: '/promotions', name: 'hd_event', icon: promotion };
export const ANNOUNCEMENTS: Entry = { to: '/announcements', name: 'home.notices', icon: bell };
export const ABOUT: Entry = { to: '/about', name: 'about.entry', icon: info };
export const HELP: Entry = { to: '/help', name: 'shell.help', icon: help };
export const DEPOSIT: Entry = { to: '/member/depositv2', name: 'shell.deposit', icon: deposit };
export const WITHDRAW: Entry = { to: '/member/withdraw', name: 'shell.withdraw', icon: withdraw };
export const TRANSFER_FUND: Entry = {
  to: '/member/transferFund',
  name: 'shell.transfer_fund',
  icon: coins,
};
export const TRANSFER_UPLINE: Entry = {
  to: '/member/transferUpline',
  name: 'shell.transfer_upline',
  icon: users,
};
export const MY_ACCOUNT: Entry = {
  to: '/member/securityCenter',
  name: 'shell.my_account',
  icon: user,
};
export const BETTING_RECORD: Entry = {
  to: '/member/personalHistoryCopy',
  name: 'shell.betting_record',
  icon: list,
};
export const ACCOUNT_RECORD: Entry = {
  to: '/member/transactionHistory',
  name: 'shell.account_record',
  icon: swap,
};
export const PROFIT: Entry = { to: '/member/personalProfit', name: 'shell.profit', icon: chart };
export const BONUSES: Entry = { to: '/member/bonusDetails', name: 'shell.bonuses', icon: gift };
export const LIMITS: Entry = { to: '/member/limits', name: 'shell.limits', icon: shield };
export const CREDIT_REPORT: Entry = {
  to: '/member/creditReport',
  name: 'shell.credit_report',
  icon: scales,
};
export const MESSAGES: Entry = { to: '/member/messageV2', name: 'shell.messages', icon: chat };
export const FAVOURITES: Entry = { to: '/favorite', name: 'shell.favourites', icon: heart };
export const RECENT: Entry = { to: '/recent', name: 'shell.recent', icon: clock };

/** The pages a menu can lead to. A page that does not exist yet has no entry. */
export const SITE_ENTRIES: readonly Entry[] = [HOME, PROMOTIONS, ANNOUNCEMENTS, ABOUT];
export const HEADER_ENTRIES: readonly Entry[] = [GAMES, PROMOTIONS];
/** Of whoever has an account. */
export const MEMBER_ENTRIES: readonly Entry[] = [
  MY_ACCOUNT,
  DEPOSIT,
  WITHDRAW,
  TRANSFER_FUND,
  TRANSFER_UPLINE,
  BETTING_RECORD,
  ACCOUNT_RECORD,
  PROFIT,
  BONUSES,
  CREDIT_REPORT,
  LIMITS,
  MESSAGES,
  FAVOURITES,
  RECENT,
];
