import type { PlainKey } from '@baize/i18n/translate';
import {
  bell,
  bolt,
  chart,
  chat,
  clock,
  coins,
  crown,
  deposit,
  envelope,
  gift,
  heart,
  help,
  home,
  type IconPath,
  info,
  list,
  lottery,
  page,
  pencil,
  phone,
  promotion,
  scales,
  share,
  shield,
  spin,
  swap,
  trophy,
  user,
  users,
  withdraw,
} from '@baize/ui/icons';
import { type PagePath, titleAt } from '../../shared/address/pages.ts';

export type Entry = {
  readonly to: PagePath;
  readonly name: PlainKey;
  readonly icon: IconPath;
};

/** An entry is called as its page is. */
const entryOf = (to: PagePath, icon: IconPath): Entry => ({ to, name: titleAt(to), icon });

export const HOME: Entry = { to: '/', name: 'hd_home', icon: home };
export const GAMES: Entry = { to: '/', name: 'shell.games', icon: home };
export const PROMOTIONS = entryOf('/promotions', promotion);
export const ANNOUNCEMENTS = entryOf('/announcements', bell);
export const ABOUT: Entry = { to: '/about', name: 'about.entry', icon: info };
export const APP = entryOf('/app', phone);
export const HELP = entryOf('/help', help);
export const FEEDBACK = entryOf('/feedback', pencil);
export const BLOG = entryOf('/blog', page);
export const NEWS = entryOf('/news', promotion);
export const DEPOSIT = entryOf('/member/depositv2', deposit);
export const WITHDRAW = entryOf('/member/withdraw', withdraw);
export const TRANSFER_FUND = entryOf('/member/transferFund', coins);
export const TRANSFER_UPLINE = entryOf('/member/transferUpline', users);
export const MY_ACCOUNT = entryOf('/member/securityCenter', user);
export const BETTING_RECORD = entryOf('/member/personalHistoryCopy', list);
export const ACCOUNT_RECORD = entryOf('/member/transactionHistory', swap);
export const PROFIT = entryOf('/member/personalProfit', chart);
export const BONUSES = entryOf('/member/bonusDetails', gift);
export const REWARDS = entryOf('/member/rewardCenter', crown);
export const MANUAL_REBATE = entryOf('/member/manualRebate', spin);
/** Only for who has a VIP rank. */
export const VIP_BONUS = entryOf('/member/vipBonus', bolt);
export const MISSIONS = entryOf('/member/missionLeaderboard', trophy);
/** Only while the brand's programme is open. */
export const REFERRAL = entryOf('/member/referral', share);
export const RED_ENVELOPE = entryOf('/member/redEnvelope', envelope);
export const POINT_MALL = entryOf('/pointMall', coins);
export const RAFFLE = entryOf('/member/raffle', lottery);
export const LIMITS = entryOf('/member/limits', shield);
export const CREDIT_REPORT = entryOf('/member/creditReport', scales);
export const MESSAGES = entryOf('/member/messageV2', chat);
export const FAVOURITES = entryOf('/favorite', heart);
export const RECENT = entryOf('/recent', clock);

/** The pages a menu can lead to. A page that does not exist yet has no entry. */
export const SITE_ENTRIES: readonly Entry[] = [
  HOME,
  PROMOTIONS,
  ANNOUNCEMENTS,
  NEWS,
  BLOG,
  FEEDBACK,
  APP,
  ABOUT,
];
export const HEADER_ENTRIES: readonly Entry[] = [GAMES, PROMOTIONS];
/** The same page by the name that the header gives it, open to press for everybody. */
export const SHARE: Entry = { ...REFERRAL, name: 'shell.share' };
/** Of whoever has an account. */
export const MEMBER_ENTRIES: readonly Entry[] = [
  MY_ACCOUNT,
  REWARDS,
  MANUAL_REBATE,
  VIP_BONUS,
  MISSIONS,
  REFERRAL,
  RED_ENVELOPE,
  POINT_MALL,
  RAFFLE,
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
