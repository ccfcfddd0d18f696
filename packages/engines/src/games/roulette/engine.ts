import { type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import type { ChipChoice, PaidEvent } from '../../tables/chips.ts';
import { betsOf } from './bets.ts';
import { definition } from './definition.ts';

/**
 * Bets: `straight:17`, `split:17-20`, `street:16`, `trio:0-1-2`, `first-four`, `corner:17` and
 * `line:13` by their lowest number, `dozen:2`, `column:3`, `red`, `black`, `odd`, `even`, `low`,
 * `high`.
 */
export type Choice = ChipChoice;

type Spin = { readonly type: 'spin'; readonly number: number };

export type Event = Spin | PaidEvent;

export const game: ChipGame<number, Spin> = {
  key: definition.key,
  version: definition.version,
  bets: betsOf(definition),
  first: 'red',
  draw: (rng) => rng.next(definition.numbers),
  tell: (number) => [{ type: 'spin', number }],
};

export const roulette = chipEngine(game);
