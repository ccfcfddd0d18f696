import type { MessageNews } from '@baize/contract/message';
import type { HoldReason } from '@baize/contract/reward';
import type { Formats } from '@baize/i18n/formats';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { careText } from './care-text.ts';
import { deletionText } from './deletion-text.ts';
import { nameIn } from './name-in.ts';
import { rankText } from './rank-text.ts';
import { securityText } from './security-text.ts';

const ABOUT_ORDERS = {
  deposit_credited: ['messages.deposit_credited', 'messages.deposit_credited_text'],
  withdrawal_requested: ['messages.withdrawal_requested', 'messages.withdrawal_requested_text'],
  withdrawal_paid: ['messages.withdrawal_paid', 'messages.withdrawal_paid_text'],
  claim_decided: ['messages.claim_decided', 'messages.claim_decided_text'],
} as const;

const BONUS_ENDS = {
  bonus_completed: ['messages.bonus_completed', 'messages.bonus_completed_text'],
  bonus_expired: ['messages.bonus_expired', 'messages.bonus_expired_text'],
} as const;

export type MessageText = {
  readonly title: string;
  readonly text: string;
  /** Where more about it stands. */
  readonly to:
    | '/member/depositv2'
    | '/member/withdraw'
    | '/member/transactionHistory'
    | '/member/rewardCenter'
    | '/pointMall'
    | '/promotions'
    | '/feedback'
    | '/member/securityCenter'
    | '/member/limits'
    | '/member/vipBonus'
    | '/member/bonusDetails'
    | null;
  /** What leads there, where it is more than opening it. */
  readonly label?: string;
  /** A page that an operator named, beside the ones above. */
  readonly page?: string | null;
};

/** What texts are made with, and the language to choose from where one was written in several. */
export type Words = { readonly t: Translate; readonly formats: Formats; readonly language: string };

/** What happened, in words. */
export function messageText(words: Words, news: MessageNews): MessageText {
  const { t } = words;
  const { money } = words.formats;
  switch (news.kind) {
    case 'deposit_credited':
    case 'withdrawal_requested':
    case 'withdrawal_paid':
    case 'claim_decided': {
      const { kind, amount, reference } = news;
      const to = kind === 'deposit_credited' ? '/member/depositv2' : '/member/withdraw';
      const [title, text] = ABOUT_ORDERS[kind];
      return { title: t(title), text: t(text, { amount: money(amount), reference }), to };
    }
    case 'withdrawal_refused':
      return refusedText(words, news);
    case 'bank_name_used':
    case 'identity_approved':
    case 'identity_refused':
    case 'identity_ran_out':
    case 'deletion_refused':
    case 'login_new':
    case 'login_refused':
      return securityText(words, news);
    case 'deletion_asked':
      return deletionText(words, news);
    case 'care_note':
    case 'house_limit':
    case 'limits_review':
      return careText(words, news);
    case 'bonus_expiring':
      return expiringText(words, news);
    case 'bonus_completed':
    case 'bonus_expired': {
      const [title, text] = BONUS_ENDS[news.kind];
      const sums = { amount: money(news.amount) };
      return { title: t(title), text: t(text, sums), to: '/member/bonusDetails' };
    }
    case 'brand_message':
      return brandText(words, news);
    case 'feedback_answered':
      return feedbackText(words, news);
    case 'money_received':
      return receivedText(words, news);
    case 'draw_postponed':
      return postponedText(words, news);
    case 'reward_ending':
    case 'reward_over':
      return rewardText(words, news);
    case 'free_play_ending':
    case 'free_play_over':
    case 'free_play_won':
      return freePlayText(words, news);
    case 'reward_held':
    case 'reward_checked':
      return heldText(words, news);
    case 'application_decided':
      return applicationText(words, news);
    case 'redemption_approved':
    case 'redemption_rejected':
      return redemptionText(words, news);
    case 'rank_raised':
    case 'rank_at_risk':
    case 'rank_lowered':
      return rankText(words, news);
  }
}

type RefusedNews = Extract<MessageNews, { kind: 'withdrawal_refused' }>;

const refusedText = (
  { t, formats }: Words,
  { amount, reference, reason }: RefusedNews,
): MessageText => ({
  title: t('messages.withdrawal_refused'),
  text: t('messages.withdrawal_refused_text', { amount: formats.money(amount), reference, reason }),
  to: '/member/withdraw',
});

type ExpiringNews = Extract<MessageNews, { kind: 'bonus_expiring' }>;

const expiringText = ({ t, formats }: Words, { at, left, missing }: ExpiringNews): MessageText => ({
  title: t('messages.bonus_expiring'),
  text: t('messages.bonus_expiring_text', {
    at: formats.dateTime(instant(new Date(at))),
    left: formats.money(left),
    missing: formats.money(missing),
  }),
  to: '/member/bonusDetails',
});

type ReceivedNews = Extract<MessageNews, { kind: 'money_received' }>;

const receivedText = ({ t, formats }: Words, { amount, from }: ReceivedNews): MessageText => ({
  title: t('messages.money_received'),
  text: t('messages.money_received_text', { amount: formats.money(amount), from }),
  to: '/member/transactionHistory',
});

type PostponedNews = Extract<MessageNews, { kind: 'draw_postponed' }>;

const postponedText = ({ t, formats, language }: Words, news: PostponedNews): MessageText => ({
  title: t('messages.draw_postponed'),
  text: t('messages.draw_postponed_text', {
    ...news,
    name: nameIn(news.names, language),
    at: formats.dateTime(instant(new Date(news.drawsAt))),
  }),
  to: null,
});

type BrandNews = Extract<MessageNews, { kind: 'brand_message' }>;

const brandText = ({ language }: Words, { title, content, page }: BrandNews): MessageText => ({
  title: nameIn(title, language),
  text: (content[language] ?? content['EN'] ?? Object.values(content)[0] ?? []).join('\n'),
  to: null,
  page,
});

type FeedbackNews = Extract<MessageNews, { kind: 'feedback_answered' }>;

const feedbackText = ({ t }: Words, { reference, text }: FeedbackNews): MessageText => ({
  title: t('messages.feedback_answered'),
  text: t('messages.feedback_answered_text', { reference, text }),
  to: '/feedback',
});

const HELD_TEXTS = {
  shared_bank_account: 'messages.held_shared_bank_account',
  shared_document: 'messages.held_shared_document',
  shared_device: 'messages.held_shared_device',
  large_amount: 'messages.held_large_amount',
} as const satisfies Record<HoldReason, PlainKey>;

type HeldNews = Extract<MessageNews, { kind: 'reward_held' | 'reward_checked' }>;

function heldText({ t, formats, language }: Words, news: HeldNews): MessageText {
  const name = nameIn(news.names, language);
  const to = '/member/rewardCenter';
  if (news.kind === 'reward_held') {
    const because = t(HELD_TEXTS[news.because]);
    const time = formats.dateTime(instant(new Date(news.decideBy)));
    const text = t('messages.reward_held_text', { name, because, time });
    return { title: t('messages.reward_held'), text, to };
  }
  return news.isReleased
    ? {
        title: t('messages.reward_released'),
        text: t('messages.reward_released_text', { name }),
        to,
      }
    : {
        title: t('messages.reward_refused'),
        text: t('messages.reward_refused_text', { name, reason: news.reason }),
        to,
      };
}

type ApplicationNews = Extract<MessageNews, { kind: 'application_decided' }>;

function applicationText(
  { t, language }: Words,
  { names, isApproved, reason }: ApplicationNews,
): MessageText {
  const name = nameIn(names, language);
  const to = '/promotions';
  if (isApproved) {
    const text = t('messages.application_approved_text', { name });
    return { title: t('messages.application_approved'), text, to };
  }
  const text = t('messages.application_rejected_text', { name, reason });
  return { title: t('messages.application_rejected'), text, to };
}

type FreePlayNews = Extract<
  MessageNews,
  { kind: 'free_play_ending' | 'free_play_over' | 'free_play_won' }
>;

function freePlayText({ t, formats, language }: Words, news: FreePlayNews): MessageText {
  const name = nameIn(news.names, language);
  const to = '/member/rewardCenter';
  if (news.kind === 'free_play_won') {
    const text = t('messages.free_play_won_text', { name, amount: formats.money(news.amount) });
    return { title: t('messages.free_play_won'), text, to };
  }
  const { count } = news;
  if (news.kind === 'free_play_over') {
    const text = t('messages.free_play_over_text', { name, count });
    return { title: t('messages.free_play_over'), text, to };
  }
  const time = formats.dateTime(instant(new Date(news.expiresAt)));
  const text = t('messages.free_play_ending_text', { name, count, time });
  return { title: t('messages.free_play_ending'), text, to };
}

type RewardNews = Extract<MessageNews, { kind: 'reward_ending' | 'reward_over' }>;

function rewardText({ t, formats, language }: Words, { names, ...news }: RewardNews): MessageText {
  const name = nameIn(names, language);
  const to = '/member/rewardCenter';
  if (news.kind === 'reward_over') {
    const text = t('messages.reward_over_text', { name });
    return { title: t('messages.reward_over'), text, to };
  }
  const time = formats.dateTime(instant(new Date(news.expiresAt)));
  const text = t('messages.reward_ending_text', { name, time });
  return { title: t('messages.reward_ending'), text, to };
}

const REDEMPTIONS = {
  redemption_approved: ['messages.redemption_approved', 'messages.redemption_approved_text'],
  redemption_rejected: ['messages.redemption_rejected', 'messages.redemption_rejected_text'],
} as const;

type RedemptionNews = Extract<MessageNews, { kind: 'redemption_approved' | 'redemption_rejected' }>;

function redemptionText({ t, language }: Words, news: RedemptionNews): MessageText {
  const { kind, names, reference, remark } = news;
  const [title, text] = REDEMPTIONS[kind];
  const said = { name: nameIn(names, language), reference, remark };
  return { title: t(title), text: t(text, said), to: '/pointMall' };
}
