import type { PlainKey } from '@baize/i18n/translate';
import { home, type IconPath, info } from '@baize/ui/icons';
import type { PageName } from '../../shared/paths.ts';

export type Entry = {
  readonly page: PageName;
  readonly to: '/' | '/about';
  readonly name: PlainKey;
  readonly icon: IconPath;
};

export const HOME: Entry = { page: 'home', to: '/', name: 'hd_home', icon: home };
export const ABOUT: Entry = { page: 'about', to: '/about', name: 'about.entry', icon: info };

/** The pages a menu can lead to. A page that does not exist yet has no entry. */
export const ENTRIES: readonly Entry[] = [HOME, ABOUT];
