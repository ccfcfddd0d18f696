import { publish } from '../../base/kernel/index.ts';
import { accountOf, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import type { RewardPayer } from './reward.ts';

/** From the house's account of promotions into the member's cash, with nothing to be bet first. */
export const payCash: RewardPayer = async (world, tx, reward) => {
  const { id, member_id: memberId, currency, amount } = reward;
  await postTransfer(tx, {
    requestKey: `${id}:claim`,
    at: world.clock.now(),
    from: await houseAccount(tx, { purpose: 'promotion', currency }),
    to: await accountOf(tx, { memberId, purpose: 'cash', currency }),
    amount,
    reason: 'reward_claimed',
  });
  await publish(world, tx, { kind: 'balance', payload: {}, memberId });
};
