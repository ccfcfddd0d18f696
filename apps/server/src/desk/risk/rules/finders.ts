import type { RiskRuleCode } from '@baize/contract/risk-rules';
import { findManyAccounts, findSharedBank } from './account-rules.ts';
import {
  findCancelledWithdrawals,
  findChasingLosses,
  findNightPlay,
  findRisingStakes,
} from './care-markers.ts';
import type { Finder } from './look.ts';
import { findNoPlay, findStructuring, findVelocity } from './payment-rules.ts';
import { findBonusHunting, findWinsOutOfRange } from './play-rules.ts';

/** How each rule finds whom it applies to. */
export const FINDERS: Readonly<Record<RiskRuleCode, Finder>> = {
  velocity: findVelocity,
  structuring: findStructuring,
  no_play: findNoPlay,
  shared_bank: findSharedBank,
  bonus_hunting: findBonusHunting,
  many_accounts: findManyAccounts,
  wins_out_of_range: findWinsOutOfRange,
  chasing_losses: findChasingLosses,
  night_play: findNightPlay,
  cancelled_withdrawals: findCancelledWithdrawals,
  rising_stakes: findRisingStakes,
  /** About games and not members: see `lookAtGames`. */
  game_return: () => Promise.resolve([]),
  care_messages: () => Promise.resolve([]),
};
