import type { BetOfList } from '@baize/contract/records';
import { assert } from '@baize/std/assert';
import { type Bet, payoutOf, resultOf, stakeOf } from '../play/play/index.ts';
import type { ValidBetExplained } from '../play/valid-bets/index.ts';
import type { RecordsOptions } from './options.ts';
import { writeBetId } from './rules.ts';

/** A bet as anybody may see it. */
export type BetView = Omit<BetOfList, 'valid' | 'validReason'>;

/** A bet as it travels, its game by the name it has in that language. */
export function viewBet(
  { catalogue }: Pick<RecordsOptions, 'catalogue'>,
  bet: Bet,
  language: string,
): BetView {
  const { kind, status, vendor } = bet;
  assert(kind !== 'wallet', 'a sum at a vendor’s table is no bet');
  const game = bet.game === null ? null : catalogue.byProviderCode(vendor, bet.game);
  return {
    betId: writeBetId(bet),
    kind,
    status,
    placedAt: bet.placedAt.toISOString(),
    game: game && catalogue.itemOf(game, language),
    stake: stakeOf(bet),
    payout: payoutOf(bet),
    result: resultOf(bet),
  };
}

/** A bet as its owner sees it: with what it counted, and why. */
export const viewOwnBet = (view: BetView, { valid, reason }: ValidBetExplained): BetOfList => ({
  ...view,
  valid,
  validReason: reason,
});
