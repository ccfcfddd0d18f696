import type { RecordCategory } from '@baize/contract/record-category';
import type { ValidBetReason } from '@baize/contract/valid-bet';
import type { Row } from '../../base/db/index.ts';
import type { BetStatus } from '../play/index.ts';

/** What a bet counted, as it is kept. */
export type CountedBet = Omit<Row<'valid_bets_bet'>, 'status' | 'reason' | 'category'> & {
  readonly status: BetStatus;
  readonly reason: ValidBetReason;
  readonly category: RecordCategory;
};

/** A bet that was counted, for the first time (`before` null) or again. */
export type ValidBetChange = { readonly before: CountedBet | null; readonly after: CountedBet };

/** A bet as it stands now, with the row that says what it counted so far. */
export type BetToCount = Omit<
  CountedBet,
  'valid' | 'valid_cash' | 'reason' | 'settled_at' | 'day_on'
> & {
  readonly changed_at: CountedBet['settled_at'];
  readonly before: CountedBet | null;
};
