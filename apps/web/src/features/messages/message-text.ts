import type { MessageNews } from '@baize/contract/message';
import type { Formats } from '@baize/i18n/formats';
import type { Translate } from '@baize/i18n/translate';

const ABOUT_ORDERS = {
  deposit_credited: ['messages.deposit_credited', 'messages.deposit_credited_text'],
  withdrawal_requested: ['messages.withdrawal_requested', 'messages.withdrawal_requested_text'],
  withdrawal_paid: ['messages.withdrawal_paid', 'messages.withdrawal_paid_text'],
  claim_decided: ['messages.claim_decided', 'messages.claim_decided_text'],
} as const;

export type MessageText = {
  readonly title: string;
  readonly text: string;
  /** Where more about it stands. */
  readonly to:
    | '/member/depositv2'
    | '/member/withdraw'
    | '/member/transactionHistory'
    | '/member/securityCenter';
};

/** What happened, in words. */
export function messageText(t: Translate, { money }: Formats, news: MessageNews): MessageText {
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
    case 'withdrawal_refused': {
      const { amount, reference, reason } = news;
      return {
        title: t('messages.withdrawal_refused'),
        text: t('messages.withdrawal_refused_text', { amount: money(amount), reference, reason }),
        to: '/member/withdraw',
      };
    }
    case 'bank_name_used':
      return {
        title: t('messages.bank_name_used'),
        text: t('messages.bank_name_used_text'),
        to: '/member/securityCenter',
      };
    case 'money_received': {
      const { amount, from } = news;
      return {
        title: t('messages.money_received'),
        text: t('messages.money_received_text', { amount: money(amount), from }),
        to: '/member/transactionHistory',
      };
    }
  }
}
