import type { FilledTemplate } from './template.ts';
import type { Voice } from './write-message.ts';

const ABOUT_MONEY = [
  'withdrawal_requested',
  'withdrawal_paid',
  'withdrawal_refused',
  'claim_decided',
  'upline_received',
  'downline_received',
] as const;

export type MoneyNews = Extract<FilledTemplate, { template: (typeof ABOUT_MONEY)[number] }>;

export const isMoneyNews = (filled: FilledTemplate): filled is MoneyNews =>
  (ABOUT_MONEY as readonly string[]).includes(filled.template);

const RECEIVED = {
  upline_received: 'delivery.upline_received_text',
  downline_received: 'delivery.downline_received_text',
} as const;

type MoneyMail = { readonly subject: string; readonly text: string; readonly note?: string };

/** What became of a member's money. Only who may not have asked for it is told what to do then. */
export function tellOfMoney(
  { t, formats, brand }: Voice,
  { template, facts }: MoneyNews,
): MoneyMail {
  const amount = formats.money(facts.amount);
  switch (template) {
    case 'withdrawal_requested': {
      const { last4, reference } = facts;
      return {
        subject: t('delivery.withdrawal_requested_subject', { brand, amount }),
        text: t('delivery.withdrawal_requested_text', { brand, amount, last4, reference }),
        note: t('delivery.not_you'),
      };
    }
    case 'withdrawal_paid': {
      const { last4, reference } = facts;
      return {
        subject: t('delivery.withdrawal_paid_subject', { brand, amount }),
        text: t('delivery.withdrawal_paid_text', { brand, amount, last4, reference }),
      };
    }
    case 'withdrawal_refused': {
      const { reason, reference } = facts;
      return {
        subject: t('delivery.withdrawal_refused_subject', { brand }),
        text: t('delivery.withdrawal_refused_text', { brand, amount, reference, reason }),
      };
    }
    case 'claim_decided': {
      const { outcome, reason, reference } = facts;
      return {
        subject: t('delivery.claim_subject', { brand, reference }),
        text: t('delivery.claim_text', { brand, outcome, amount, reference, reason }),
      };
    }
    case 'upline_received':
    case 'downline_received': {
      const { from } = facts;
      return {
        subject: t('delivery.upline_received_subject', { brand, amount }),
        text: t(RECEIVED[template], { brand, amount, from }),
      };
    }
  }
}
