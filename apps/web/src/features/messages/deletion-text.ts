import type { MessageNews } from '@baize/contract/message';
import { instant } from '@baize/std/time';
import type { MessageText, Words } from './message-text.ts';

type DeletionNews = Extract<MessageNews, { kind: 'deletion_asked' }>;

/** That an account will be deleted, and how to stop it. */
export const deletionText = ({ t, formats }: Words, { dueAt }: DeletionNews): MessageText => ({
  title: t('messages.deletion_asked'),
  text: t('messages.deletion_asked_text', { at: formats.dateTime(instant(new Date(dueAt))) }),
  to: '/member/securityCenter',
});
