import type { GameType } from '@baize/contract/game';
import { CATEGORY_ITEMS } from '@baize/contract/navigation';
import type { Translate } from '@baize/i18n/translate';

/** Kinds of games by the names their pages have, in one line. */
export const nameGameTypes = (t: Translate, types: readonly GameType[]): string =>
  CATEGORY_ITEMS.filter(({ gameType }) => types.some((type) => type === gameType))
    .map(({ name }) => t(name))
    .join(', ');
