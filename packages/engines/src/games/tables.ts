import type { Engine } from '../core/engine.ts';
import { baccarat, baccaratSuperSix } from './baccarat/engine.ts';
import { dragonTiger } from './dragon-tiger/engine.ts';
import { fanTan } from './fan-tan/engine.ts';
import { hooHeyHow } from './hoo-hey-how/engine.ts';
import { roulette } from './roulette/engine.ts';
import { seDie } from './se-die/engine.ts';
import { sicBo } from './sic-bo/engine.ts';

/** Games of a table: cards, dice and wheels with chips on a cloth. */
export const TABLES: readonly Engine[] = [
  roulette as Engine,
  baccarat as Engine,
  baccaratSuperSix as Engine,
  dragonTiger as Engine,
  sicBo as Engine,
  hooHeyHow as Engine,
  fanTan as Engine,
  seDie as Engine,
];
