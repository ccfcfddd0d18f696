import type { GameType } from '@baize/contract/game';
import {
  ball,
  cards,
  fish,
  gamepad,
  type IconPath,
  lottery,
  rooster,
  slot,
  spade,
  sport,
} from '@baize/ui/icons';

export const CATEGORY_ICONS: Readonly<Record<GameType, IconPath>> = {
  RNG: slot,
  LIVE: spade,
  FISH: fish,
  PVP: cards,
  SPORTS: sport,
  ESPORTS: gamepad,
  LOTT: lottery,
  ELOTT: ball,
  COCKFIGHT: rooster,
};
