import { chipEngine } from '../../tables/chip-engine.ts';
import type { ChipChoice, PaidEvent } from '../../tables/chips.ts';
import { betsOf } from './bets.ts';
import { definition } from './definition.ts';
import { type BaccaratEvent, tableOf } from './table.ts';

/**
 * Bets: `player`, `banker`, `tie`, `player-pair`, `banker-pair`, `either-pair`, `perfect-pair`,
 * `small`, `big`, `player-dragon`, `banker-dragon`.
 */
export type Choice = ChipChoice;

export type Event = BaccaratEvent | PaidEvent;

export const game = tableOf(definition, betsOf(definition.pays));

export const baccarat = chipEngine(game);
