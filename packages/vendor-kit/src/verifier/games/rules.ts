import type { Rules } from '../replay.ts';
import * as arcade from './arcade.ts';
import { playBlackjack } from './blackjack.ts';
import { playBaccarat, playDragonTiger } from './cards.ts';
import { playCockfight } from './cockfight.ts';
import * as dice from './dice.ts';
import { playMagazine } from './fishing.ts';
import { playRoulette } from './roulette.ts';
import { playSlot } from './slot.ts';
import { playHilo, playMines } from './steps.ts';
import * as tickets from './tickets.ts';
import { playVideoPoker } from './video-poker.ts';

/** The rules by which games are played; a sheet says which are its own. */
export const RULES: Readonly<Record<string, Rules>> = {
  slot: playSlot,
  'video-poker': playVideoPoker,
  baccarat: playBaccarat,
  blackjack: playBlackjack,
  cockfight: playCockfight,
  'dragon-tiger': playDragonTiger,
  roulette: playRoulette,
  'sic-bo': dice.playSicBo,
  'hoo-hey-how': dice.playHooHeyHow,
  fishing: playMagazine,
  'fan-tan': dice.playFanTan,
  'se-die': dice.playSeDie,
  'over-under': arcade.playOverUnder,
  limbo: arcade.playLimbo,
  rocket: arcade.playRocket,
  plinko: arcade.playPlinko,
  wheel: arcade.playWheel,
  keno: arcade.playKeno,
  mines: playMines,
  hilo: playHilo,
  'lotus-trio': tickets.playLotusTrio,
  'night-market': tickets.playNightMarket,
  'kite-lines': tickets.playKiteLines,
};
