import type { FilledTemplate } from './template.ts';
import type { Voice } from './write-message.ts';

const ABOUT_DELETION = ['deletion_asked', 'deletion_done', 'deletion_refused'] as const;

export type DeletionNews = Extract<FilledTemplate, { template: (typeof ABOUT_DELETION)[number] }>;

export const isDeletionNews = (filled: FilledTemplate): filled is DeletionNews =>
  (ABOUT_DELETION as readonly string[]).includes(filled.template);

type DeletionMail = { readonly subject: string; readonly text: string; readonly note?: string };

/** That an account will be deleted, was, or was not. */
export function tellOfDeletion(
  { t, formats, brand }: Voice,
  { template, facts }: DeletionNews,
): DeletionMail {
  switch (template) {
    case 'deletion_asked': {
      const at = formats.dateTime(facts.dueAt);
      return {
        subject: t('delivery.deletion_asked_subject', { brand }),
        text: t('delivery.deletion_asked_text', { brand, at }),
        note: t('delivery.not_you'),
      };
    }
    case 'deletion_done':
      return {
        subject: t('delivery.deletion_done_subject', { brand }),
        text: t('delivery.deletion_done_text', { brand, at: formats.dateTime(facts.at) }),
        note: t('delivery.deletion_done_note', { brand }),
      };
    case 'deletion_refused':
      return {
        subject: t('delivery.deletion_refused_subject', { brand }),
        text: t('delivery.deletion_refused_text', { brand }),
      };
  }
}
