import type { Engine } from '../core/engine.ts';
import { retitled } from '../families/retitled.ts';
import { baccarat } from './baccarat/engine.ts';
import { baccaratSuperSix } from './baccarat-super-six/engine.ts';
import { blackjack } from './blackjack/engine.ts';
import { dragonTiger } from './dragon-tiger/engine.ts';
import { fanTan } from './fan-tan/engine.ts';
import { hooHeyHow } from './hoo-hey-how/engine.ts';
import { roulette } from './roulette/engine.ts';
import { seDie } from './se-die/engine.ts';
import { sicBo } from './sic-bo/engine.ts';

const HAND_MADE: readonly Engine[] = [
  roulette,
  blackjack,
  baccarat,
  baccaratSuperSix,
  dragonTiger,
  sicBo,
  hooHeyHow,
  fanTan,
  seDie,
];

/** Games of a table: cards, dice and wheels with chips on a cloth. */
export const TABLES: readonly Engine[] = [...HAND_MADE, ...retitled(HAND_MADE)];
