import { type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import type { ChipChoice, PaidEvent } from '../../tables/chips.ts';
import { type Throw, throwDice } from '../../tables/dice.ts';
import { betsOf } from './bets.ts';
import { definition } from './definition.ts';

/**
 * Bets: `small`, `big`, `odd`, `even`, `total:4` to `total:17`, `any-triple`, `triple:6`, `double:6`,
 * `single:6`, `pair:1-2`, `three:1-2-3`, `four:1-2-3-4`, `double:1-single:2`.
 */
export type Choice = ChipChoice;

type Dice = { readonly type: 'dice'; readonly faces: Throw };

export type Event = Dice | PaidEvent;

export const game: ChipGame<Throw, Dice> = {
  key: definition.key,
  version: definition.version,
  bets: betsOf(definition.pays),
  first: 'small',
  draw: throwDice,
  tell: (faces) => [{ type: 'dice', faces }],
};

export const sicBo = chipEngine(game);
