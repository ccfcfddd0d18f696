import type { ChatReportReason } from '@baize/contract/chat';
import type { ChatOutcome } from '@baize/contract/chat-desk';
import type { PlainKey } from '@baize/i18n/translate';

export const REASON_NAMES = {
  abuse: 'console.chat_abuse',
  begging: 'console.chat_begging',
  spam: 'console.chat_spam',
  minor: 'console.chat_minor',
  selfharm: 'console.chat_selfharm',
  other: 'console.chat_other',
} as const satisfies Record<ChatReportReason, PlainKey>;

export const OUTCOME_NAMES = {
  dismissed: 'console.chat_dismissed',
  deleted: 'console.chat_deleted',
  muted: 'console.chat_muted',
} as const satisfies Record<ChatOutcome, PlainKey>;
