import type { PlainKey } from '@baize/i18n/translate';
import { cards, fish, gamepad, type IconPath, lottery, slot, spade, sport } from '@baize/ui/icons';

type Look = { readonly name: PlainKey; readonly icon: IconPath };

/** How a game category of the catalogue is called and marked; one it does not know is not shown. */
export const CATEGORIES: Readonly<Record<string, Look>> = {
  RNG: { name: 'con_rng', icon: slot },
  LIVE: { name: 'con_live', icon: spade },
  FISH: { name: 'con_fish', icon: fish },
  PVP: { name: 'con_pvp', icon: cards },
  SPORTS: { name: 'con_sports', icon: sport },
  ESPORTS: { name: 'compete_game', icon: gamepad },
  LOTT: { name: 'con_lott', icon: lottery },
};
