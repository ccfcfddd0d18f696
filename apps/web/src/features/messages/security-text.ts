import type { MessageNews } from '@baize/contract/message';
import { instant } from '@baize/std/time';
import { deviceName } from '../../shared/names/device-name.ts';
import type { MessageText, Words } from './message-text.ts';

const ABOUT_SECURITY = {
  bank_name_used: ['messages.bank_name_used', 'messages.bank_name_used_text'],
  identity_approved: ['messages.identity_approved', 'messages.identity_approved_text'],
  identity_refused: ['messages.identity_refused', 'messages.identity_refused_text'],
  identity_ran_out: ['messages.identity_ran_out', 'messages.identity_ran_out_text'],
  deletion_refused: ['messages.deletion_refused', 'messages.deletion_refused_text'],
} as const;

type PlainNews = Extract<MessageNews, { kind: keyof typeof ABOUT_SECURITY }>;
type LoginNews = Extract<MessageNews, { kind: 'login_new' | 'login_refused' }>;

/** What happened to the member's account itself. */
export function securityText(words: Words, news: PlainNews | LoginNews): MessageText {
  const { t, formats } = words;
  const to = '/member/securityCenter';
  if (news.kind !== 'login_new' && news.kind !== 'login_refused') {
    const [title, text] = ABOUT_SECURITY[news.kind];
    return { title: t(title), text: t(text), to };
  }
  const time = formats.dateTime(instant(new Date(news.at)));
  const said = {
    time,
    address: news.address,
    device: deviceName(news.device) ?? t('messages.device_unknown'),
  };
  if (news.kind === 'login_new') {
    return { title: t('messages.login_new'), text: t('messages.login_new_text', said), to };
  }
  const text = news.hadPassword ? 'messages.login_half_text' : 'messages.login_refused_text';
  return { title: t('messages.login_refused'), text: t(text, said), to };
}
