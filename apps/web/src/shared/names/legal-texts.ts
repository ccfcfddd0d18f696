import type { PlainKey } from '@baize/i18n/translate';

export type LegalText = 'terms' | 'privacy';

export const LEGAL_TITLES: Readonly<Record<LegalText, PlainKey>> = {
  terms: 'terms.terms_title',
  privacy: 'terms.privacy_title',
};
