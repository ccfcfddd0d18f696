import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { ensure, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

export type DebtClaim = {
  readonly vendor: string;
  readonly txId: string;
  readonly betId: string;
  readonly memberId: MemberId;
  readonly currency: string;
  /** All that is still owed for the bet; zero ends it. */
  readonly amount: Minor;
};

/** Writes down what is owed for a bet, as the vendor says it; told again, nothing changes. */
export const claimDebt = (world: World, claim: DebtClaim): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const { vendor, txId: tx_id, betId: bet_ref, memberId, currency, amount } = claim;
    const created_at = world.clock.now();
    const isNew = await queries.insertClaim(tx, { vendor, tx_id, bet_ref, amount, created_at });
    if (!isNew) {
      const before = await queries.findClaim(tx, vendor, tx_id);
      ensure(before?.bet_ref === bet_ref && before.amount === amount, 'repeated_differently');
      return;
    }
    await queries.upsertDebt(tx, {
      vendor,
      bet_ref,
      member_id: memberId,
      currency,
      owed: amount,
      created_at,
    });
  });
