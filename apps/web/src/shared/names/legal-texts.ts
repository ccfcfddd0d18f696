import type { PlainKey } from '@baize/i18n/translate';

export type LegalText = 'terms' | 'privacy';

type Section = readonly [title: PlainKey, words: PlainKey | 'terms.age_text'];

type Legal = {
  readonly title: PlainKey;
  readonly lead: 'terms.terms_lead' | 'terms.privacy_lead';
  readonly sections: readonly Section[];
};

/** What somebody agrees to, section by section. */
export const LEGAL_TEXTS: Readonly<Record<LegalText, Legal>> = {
  terms: {
    title: 'terms.terms_title',
    lead: 'terms.terms_lead',
    sections: [
      ['terms.age_title', 'terms.age_text'],
      ['terms.account_title', 'terms.account_text'],
      ['terms.password_title', 'terms.password_text'],
      ['terms.bets_title', 'terms.bets_text'],
      ['terms.limits_title', 'terms.limits_text'],
      ['terms.fair_title', 'terms.fair_text'],
      ['terms.end_title', 'terms.end_text'],
    ],
  },
  privacy: {
    title: 'terms.privacy_title',
    lead: 'terms.privacy_lead',
    sections: [
      ['terms.kept_title', 'terms.kept_text'],
      ['terms.why_title', 'terms.why_text'],
      ['terms.who_title', 'terms.who_text'],
      ['terms.safe_title', 'terms.safe_text'],
      ['terms.long_title', 'terms.long_text'],
      ['terms.rights_title', 'terms.rights_text'],
    ],
  },
};
