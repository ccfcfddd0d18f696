import type { RecordCategory } from '@baize/contract/record-category';
import type { PlainKey } from '@baize/i18n/translate';

/** What people call a category of games. */
export const CATEGORY_NAMES: Readonly<Record<RecordCategory, PlainKey>> = {
  RNG: 'content.value_category_RNG',
  FISH: 'content.value_category_FISH',
  LIVE: 'content.value_category_LIVE',
  PVP: 'content.value_category_PVP',
  SPORTS: 'content.value_category_SPORTS',
  ESPORTS: 'content.value_category_ESPORTS',
  LOTT: 'content.value_category_LOTT',
  ELOTT: 'content.value_category_ELOTT',
  COCKFIGHT: 'content.value_category_COCKFIGHT',
  TG: 'content.value_category_TG',
  VP: 'content.value_category_VP',
  SC: 'content.value_category_SC',
  AC: 'content.value_category_AC',
  OTHER: 'content.value_category_OTHER',
};
