import type { FilledTemplate } from './template.ts';
import type { Voice } from './write-message.ts';

export type BrandNews = Extract<FilledTemplate, { template: 'brand_message' }>;

/** What an operator wrote to many; of an offer the reader is told why it came and how to stop it. */
export function tellOfBrand({ t, brand }: Voice, { facts }: BrandNews) {
  const { title, paragraphs, link, isOffer, choices } = facts;
  const why = isOffer ? t('delivery.offer_why', { link: choices }) : undefined;
  const stop = isOffer ? t('delivery.offer_stop', { link: choices }) : undefined;
  return {
    subject: `${brand}: ${title}`,
    text: paragraphs.join('\n\n'),
    ...(link && { link: { url: link, label: t('delivery.brand_open') } }),
    ...(why && { note: why }),
    sms: [`${brand}: ${title}`, link, stop].filter(Boolean).join(' '),
  };
}
