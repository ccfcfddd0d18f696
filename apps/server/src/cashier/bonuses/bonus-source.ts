import type { BonusPromotion } from '@baize/contract/bonus-promotions';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';

/** Where the bonuses of deposits come from: the brand's promotions. */
export type BonusSource = {
  /** Those of a moment, by the member's own terms where they have joined before. */
  list(
    db: Db | Tx,
    asking: { readonly memberId: MemberId; readonly at: Instant },
  ): Promise<readonly BonusPromotion[]>;
  /** The member has chosen one for a deposit, in its transaction. */
  choose(
    world: Pick<World, 'clock' | 'newId'>,
    tx: Tx,
    choice: { readonly memberId: MemberId; readonly promotion: string },
  ): Promise<void>;
};

/** A cashier without promotions. */
export const NO_BONUSES: BonusSource = {
  list: () => Promise.resolve([]),
  choose: () => Promise.resolve(),
};
