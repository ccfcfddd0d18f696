import type { SupportEnd } from '@baize/contract/support-chat';
import type { SupportCase, SupportView } from '@baize/contract/support-desk';
import type { PlainKey } from '@baize/i18n/translate';

/** The account of a member, or the name that a guest gives. */
export const nameOf = ({ member, guest }: SupportCase): string =>
  member?.account ?? guest?.name ?? '';

export const VIEW_NAMES = {
  waiting: 'console.sup_view_waiting',
  mine: 'console.sup_view_mine',
  active: 'console.sup_view_active',
  ended: 'console.sup_view_ended',
} as const satisfies Record<SupportView, PlainKey>;

export const END_NAMES = {
  closed: 'console.sup_end_closed',
  left: 'console.sup_end_left',
  idle: 'console.sup_end_idle',
  asked_over: 'console.sup_end_over',
  closed_over: 'console.sup_end_over',
  unanswered: 'console.sup_end_unanswered',
  after_hours: 'console.sup_end_after_hours',
} as const satisfies Record<SupportEnd, PlainKey>;
