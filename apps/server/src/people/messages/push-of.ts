import type { MessageNews } from '@baize/contract/message';
import type { PushKind } from '@baize/contract/push';
import type { PushNote } from '../push/index.ts';

/** News whose title in the message center depends on more than its kind. */
const UNTITLED: ReadonlySet<MessageNews['kind']> = new Set([
  'reward_checked',
  'application_decided',
  'brand_message',
  // A locked screen is read by others too.
  'care_note',
  'house_limit',
  'limits_review',
]);

const WITHDRAWALS: ReadonlySet<MessageNews['kind']> = new Set([
  'withdrawal_paid',
  'withdrawal_refused',
  'claim_decided',
]);

const MESSAGE_CENTER = '/member/messageV2';

/** What a device is told of a message; null where the member has just done it themselves. */
export function pushOf({ kind }: MessageNews): (PushNote & { readonly kind: PushKind }) | null {
  if (kind === 'withdrawal_requested') return null;
  const text = UNTITLED.has(kind) ? 'messages.push_message_text' : `messages.${kind}`;
  return WITHDRAWALS.has(kind)
    ? { kind: 'withdrawals', text, page: '/member/withdraw' }
    : { kind: 'messages', text, page: MESSAGE_CENTER };
}

/** The same of what an operator wrote. */
export const pushOfTitle = (title: Readonly<Record<string, string>>) =>
  ({ kind: 'messages', text: title, page: MESSAGE_CENTER }) as const;
