import { wholePlayName } from '@baize/client/play-names';
import type { Translate } from '@baize/i18n/translate';

/** What a prize that can be set is called: by its play, or the group that all of them follow from. */
export const prizeName = (name: string, t: Translate): string =>
  name === 'group' ? t('draws.prize_group') : wholePlayName(name, t);
