import type { ReferralFriend } from '@baize/contract/referral';
import type { ReferralStop } from '@baize/contract/referral-rules';
import type { RewardState } from '@baize/contract/reward';
import type { Formats } from '@baize/i18n/formats';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import type { Tone } from '@baize/ui/tag.tsx';
import { lastMinuteOf } from './last-minute.ts';

export const STOP_TEXTS = {
  closed: 'referral.stop_closed',
  time_verify: 'referral.stop_time_verify',
  time_deposit: 'referral.stop_time_deposit',
  time_bets: 'referral.stop_time_bets',
  undone_deposit: 'referral.stop_undone_deposit',
  undone_bets: 'referral.stop_undone_bets',
  budget: 'referral.stop_budget',
  month: 'referral.stop_month',
  account: 'referral.stop_account',
} as const satisfies Record<ReferralStop, PlainKey>;

export const UNDONE_TEXTS = {
  deposit: 'referral.undone_deposit',
  bets: 'referral.undone_bets',
} as const;

/** What a reward is worth saying about, by how it stands. */
const REWARD_TEXTS = {
  offered: 'referral.now_offered',
  held: 'referral.now_held',
  claimed: 'referral.now_claimed',
  expired: 'referral.tag_expired',
  refused: 'referral.now_refused',
} as const satisfies Record<RewardState, PlainKey>;

const REWARD_TAGS = {
  offered: ['win', 'referral.tag_ready'],
  held: ['warn', 'referral.tag_held'],
  claimed: ['win', 'referral.tag_claimed'],
  expired: ['plain', 'referral.tag_expired'],
  refused: ['loss', 'referral.tag_refused'],
} as const satisfies Record<RewardState, readonly [Tone, PlainKey]>;

type FriendState = Pick<ReferralFriend, 'step' | 'rewardState'>;

/** How a friend stands, in a word. */
export function tagOf({ step, rewardState }: FriendState): readonly [Tone, PlainKey] {
  if (step === 'stopped') return ['plain', 'referral.tag_stopped'];
  if (step === 'hold') return ['info', 'referral.tag_hold'];
  if (step !== 'reward') return ['brand', 'referral.tag_under_way'];
  return REWARD_TAGS[rewardState ?? 'claimed'];
}

/** What comes next for a friend, or why nothing does. */
export function nowOf(t: Translate, formats: Formats, friend: ReferralFriend): string {
  const { step, stop, endsAt, holdUntil, rewardState } = friend;
  const time = endsAt === null ? '' : formats.dateTime(lastMinuteOf(endsAt));
  switch (step) {
    case 'verify':
      return t('referral.now_verify', { time });
    case 'deposit':
      return t('referral.now_deposit', { time, percent: formats.number(friend.depositPercent) });
    case 'bets':
      return t('referral.now_bets', { time, percent: formats.number(friend.betsPercent) });
    case 'hold':
      return t('referral.now_hold', {
        time: formats.dateTime(instant(new Date(holdUntil ?? ''))),
      });
    case 'reward':
      return t(REWARD_TEXTS[rewardState ?? 'claimed']);
    case 'stopped':
      return t(STOP_TEXTS[stop ?? 'closed']);
  }
}

/** Registering, a contact, the deposit, the bets, the hold, the reward. */
export const STEPS_TOTAL = 6;

const DONE_BEFORE = { verify: 1, deposit: 2, bets: 3, hold: 4, reward: 5 } as const;

/** How many of the steps are done; where it stopped, as far as it came. */
export function stepsDone({ step, stop, rewardState }: FriendState & Pick<ReferralFriend, 'stop'>) {
  if (step === 'reward') return rewardState === 'claimed' ? STEPS_TOTAL : DONE_BEFORE.reward;
  if (step !== 'stopped') return DONE_BEFORE[step];
  return DONE_BEFORE[STOPPED_AT[stop ?? 'closed']];
}

const STOPPED_AT = {
  closed: 'verify',
  time_verify: 'verify',
  time_deposit: 'deposit',
  time_bets: 'bets',
  undone_deposit: 'deposit',
  undone_bets: 'bets',
  budget: 'bets',
  month: 'reward',
  account: 'reward',
} as const satisfies Record<ReferralStop, keyof typeof DONE_BEFORE>;
