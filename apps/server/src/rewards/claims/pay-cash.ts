import { publish } from '../../base/kernel/index.ts';
import { accountOf, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import type { RewardPayer } from './reward.ts';

/** From the house's account of promotions into the member's cash, with nothing to be bet first. */
export const payCash: RewardPayer = async (world, tx, reward) => {
  const { id, member_id: memberId, programme, currency, amount } = reward;
  await postTransfer(tx, {
    requestKey: `${id}:claim`,
    at: world.clock.now(),
    from: await houseAccount(tx, { purpose: 'promotion', currency }),
    to: await accountOf(tx, { memberId, purpose: 'cash', currency }),
    amount,
    // Records and reports tell rebates apart from what was given.
    reason: programme === 'rebate' ? 'rebate_claimed' : 'reward_claimed',
  });
  await publish(world, tx, { kind: 'balance', payload: {}, memberId });
};
