import type { BonusOutcome } from '@baize/contract/bonus';
import type { BonusPlay, BonusPromotion } from '@baize/contract/bonus-promotions';
import type { GameType } from '@baize/contract/game';
import type { Id } from '@baize/std/id';
import type { Row } from '../../base/db/index.ts';

export type BonusId = Id<'bon'>;

/** A bonus as it is kept. */
export type Grant = Omit<Row<'bonuses_grant'>, 'names' | 'games' | 'terms'> & {
  readonly names: Readonly<Record<string, string>>;
  readonly games: readonly GameType[] | null;
  /** The promotion as it was chosen, or what the reward said that it came from. */
  readonly terms: BonusPlay | null;
};

/** A promotion as it was when it was chosen for a deposit, and what came of it when money came. */
export type Choice = BonusPromotion & {
  readonly period: string;
  readonly outcome: BonusOutcome | null;
  readonly amount: string | null;
};
