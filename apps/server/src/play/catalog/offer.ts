import { answerLanguage, type Site } from '../../base/brand/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import type { Catalogue } from './catalogue.ts';

/** What the calls answer from: a brand and its catalogue. */
export type Offer = { readonly site: Pick<Site, 'brand'>; readonly catalogue: Catalogue };

/** Who asks, as far as the words of the answer go. */
export type Reader = { readonly origin: { readonly language: string } };

/** The outside names the brand by its merchant code in every question; a wrong one is nobody. */
export const ensureMerchant = ({ site }: Offer, merchant: string): void =>
  ensure(merchant === site.brand.merchantCode, 'not_found');

export const languageOf = ({ site }: Offer, asked: string): string =>
  answerLanguage(site.brand, asked);

/** The vendors a list is asked of; null for all of them. One that is not here is told so. */
export function vendorsNamed(
  { catalogue }: Offer,
  named: string | undefined,
): ReadonlySet<string> | null {
  if (named === undefined) return null;
  const codes = named.split(',');
  const { vendorCodes } = catalogue.now();
  ensure(
    codes.every((code) => vendorCodes.has(code)),
    'not_found',
  );
  return new Set(codes);
}
