import type { GameClass } from '@baize/contract/game';
import type { PlainKey } from '@baize/i18n/translate';

/** What the sub-categories of slots are called. */
export const CLASS_NAMES: Readonly<Record<GameClass, PlainKey>> = {
  SC: 'lobby.class_scratch',
  VP: 'lobby.class_poker',
  JP: 'lobby.class_jackpot',
  TG: 'lobby.class_table',
  AC: 'lobby.class_arcade',
};
