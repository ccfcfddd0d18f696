import { chipEngine } from '../../tables/chip-engine.ts';
import type { ChipChoice } from '../../tables/chips.ts';
import { betsOf, sixBetsOf } from '../baccarat/bets.ts';
import { tableOf } from '../baccarat/table.ts';
import { definition } from './definition.ts';

export type { Event } from '../baccarat/engine.ts';

/** The bets of baccarat, and `super-six` and `lucky-six` on a banker who wins with six. */
export type Choice = ChipChoice;

export const game = tableOf(
  definition,
  new Map([...betsOf(definition.pays), ...sixBetsOf(definition.six)]),
);

export const baccaratSuperSix = chipEngine(game);
