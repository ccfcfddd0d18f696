import type { GameItem } from '@baize/contract/game';
import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import {
  type NO_SLOTS,
  type RecordCategory,
  recordCategoryOf,
} from '@baize/contract/record-category';
import type { PlainKey, Translate } from '@baize/i18n/translate';

const CLASS_NAMES: Readonly<Record<(typeof NO_SLOTS)[number], PlainKey>> = {
  TG: 'lobby.class_table',
  VP: 'lobby.class_poker',
  SC: 'lobby.class_scratch',
  AC: 'lobby.class_arcade',
};

const isClass = (category: RecordCategory): category is keyof typeof CLASS_NAMES =>
  Object.hasOwn(CLASS_NAMES, category);

/** What a category is called on the site; games that are gone have none. */
export function nameOfCategory(t: Translate, category: RecordCategory): string {
  if (isClass(category)) return t(CLASS_NAMES[category]);
  const item = CATEGORY_ITEMS.find(({ gameType }) => gameType === category);
  return t(item ? item.name : 'records.other_games');
}

/** What kind of game it is, as records tell it. */
export const nameOfKind = (
  t: Translate,
  { gameType, gameClassify }: Pick<GameItem, 'gameType' | 'gameClassify'>,
): string => nameOfCategory(t, recordCategoryOf({ gameType, gameClass: gameClassify }));
