import type { MessageNews } from '@baize/contract/message';
import { minor } from '@baize/std/money';
import { houseLimitText, limitsReviewText } from './limits-text.ts';
import type { MessageText, Words } from './message-text.ts';

type CareNews = Extract<MessageNews, { kind: 'care_note' | 'house_limit' | 'limits_review' }>;
type MarkerNews = Extract<MessageNews, { kind: 'care_note' }>;

/** What looks after the member. */
export function careText(words: Words, news: CareNews): MessageText {
  switch (news.kind) {
    case 'care_note':
      return markerText(words, news);
    case 'house_limit':
      return houseLimitText(words, news);
    case 'limits_review':
      return limitsReviewText(words, news);
  }
}

/** What was noticed about the member's play, in figures, without blame, and what they can do. */
function markerText({ t, formats }: Words, { marker, figures }: MarkerNews): MessageText {
  const count = (name: string) => Number(figures[name] ?? 0);
  const money = (name: string) => formats.money(minor(BigInt(figures[name] ?? 0)));
  const noticed = () => {
    switch (marker) {
      case 'chasing_losses':
        return t('messages.care_chasing_losses', {
          hours: count('hours'),
          deposits: count('deposits'),
          lost: money('lost'),
        });
      case 'night_play':
        return t('messages.care_night_play', { days: count('days'), nights: count('nights') });
      case 'cancelled_withdrawals':
        return t('messages.care_cancelled_withdrawals', {
          days: count('days'),
          cancelled: count('cancelled'),
          amount: money('amount'),
        });
      case 'rising_stakes':
        return t('messages.care_rising_stakes', {
          days: count('days'),
          average: money('average'),
          before: money('averageBefore'),
        });
    }
  };
  return {
    title: t('messages.care_note'),
    text: `${noticed()}\n${t('messages.care_help')}`,
    to: '/member/limits',
    label: t('messages.care_limits'),
  };
}
