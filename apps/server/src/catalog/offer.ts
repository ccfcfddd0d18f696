import { answerLanguage, type Site } from '../brand/index.ts';
import { ensure } from '../kernel/index.ts';
import type { Catalogue } from './catalogue.ts';

/** What the calls answer from: a brand and its catalogue. */
export type Offer = { readonly site: Pick<Site, 'brand'>; readonly catalogue: Catalogue };

/** The outside names the brand by its merchant code in every question; a wrong one is nobody. */
export const ensureMerchant = ({ site }: Offer, merchant: string): void =>
  ensure(merchant === site.brand.merchantCode, 'not_found');

export const languageOf = ({ site }: Offer, asked: string): string =>
  answerLanguage(site.brand, asked);
