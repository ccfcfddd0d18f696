import type { MessageNews } from '@baize/contract/message';
import { instant } from '@baize/std/time';
import type { MessageText, Words } from './message-text.ts';
import { nameIn } from './name-in.ts';

type RankNews = Extract<MessageNews, { kind: 'rank_raised' | 'rank_at_risk' | 'rank_lowered' }>;

/** A rank that rises, is in danger or falls. */
export function rankText(
  { t, formats, language }: Words,
  { names, ...news }: RankNews,
): MessageText {
  const name = nameIn(names, language);
  const to = '/member/vipBonus';
  if (news.kind === 'rank_raised') {
    const text = t('messages.rank_raised_text', { name });
    return { title: t('messages.rank_raised'), text, to };
  }
  // Below the first rank there is no page of VIP to lead to.
  const lower = news.lower ? nameIn(news.lower, language) : t('messages.rank_none');
  if (news.kind === 'rank_lowered') {
    const text = t('messages.rank_lowered_text', { name, lower });
    return {
      title: t('messages.rank_lowered'),
      text,
      to: news.lower ? to : '/member/rewardCenter',
    };
  }
  const until = formats.dateTime(instant(new Date(news.until)));
  const missing = formats.money(news.missing);
  const text = t('messages.rank_at_risk_text', { name, lower, missing, until });
  return { title: t('messages.rank_at_risk'), text, to };
}
