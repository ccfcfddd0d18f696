import type { MessageNews } from '@baize/contract/message';
import type { MessageText, Words } from './message-text.ts';

type HouseLimitNews = Extract<MessageNews, { kind: 'house_limit' }>;
type ReviewNews = Extract<MessageNews, { kind: 'limits_review' }>;

const KINDS = {
  deposit: 'messages.limit_deposit',
  stake: 'messages.limit_stake',
  loss: 'messages.limit_loss',
  single: 'messages.limit_single',
} as const;

const PERIODS = {
  day: 'messages.limit_day',
  week: 'messages.limit_week',
  month: 'messages.limit_month',
} as const;

function limitName({ t }: Words, { kind, period }: HouseLimitNews['limit']): string {
  const name = t(KINDS[kind]);
  return period === 'bet' ? name : `${name} ${t(PERIODS[period])}`;
}

/** A limit that we set for the member, or lifted, and why. */
export function houseLimitText(
  words: Words,
  { limit, amount, reason }: HouseLimitNews,
): MessageText {
  const { t, formats } = words;
  const name = limitName(words, limit);
  const leads = { to: '/member/limits', label: t('messages.care_limits') } as const;
  if (amount === null) {
    const text = t('messages.house_limit_lifted_text', { limit: name, reason });
    return { title: t('messages.house_limit_lifted'), text, ...leads };
  }
  const said = { limit: name, amount: formats.money(amount), reason };
  return { title: t('messages.house_limit'), text: t('messages.house_limit_text', said), ...leads };
}

/** Twice a year: whether the limits still fit. */
export const limitsReviewText = ({ t }: Words, { count }: ReviewNews): MessageText => ({
  title: t('messages.limits_review'),
  text:
    count === 0 ? t('messages.limits_review_none') : t('messages.limits_review_text', { count }),
  to: '/member/limits',
  label: t('messages.care_limits'),
});
