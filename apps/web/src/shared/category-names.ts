import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import type { RecordCategory } from '@baize/contract/records';
import type { Translate } from '@baize/i18n/translate';

/** What a category is called on the site; games that are gone have none. */
export function nameOfCategory(t: Translate, category: RecordCategory): string {
  const item = CATEGORY_ITEMS.find(({ gameType }) => gameType === category);
  return t(item ? item.name : 'records.other_games');
}
