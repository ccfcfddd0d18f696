import * as contract from '@baize/contract/withdrawal';
import type { Site } from '../../base/brand/index.ts';
import { type Route, serve } from '../../base/kernel/index.ts';
import { alertingApprovals } from '../../people/operators/index.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { decideClaim } from './decide/decide-claim.ts';
import { decideWithdrawal } from './decide/decide-withdrawal.ts';
import { listWithdrawalQueue } from './decide/list-withdrawal-queue.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { readWithdrawalDesk } from './read-withdrawal-desk.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { rulesOf } from './rules.ts';

export function withdrawalsRoutes({ brand }: Pick<Site, 'brand'>): readonly Route[] {
  const rules = rulesOf(brand);
  return [
    serve(contract.readWithdrawalDesk, readWithdrawalDesk(rules)),
    serve(contract.requestWithdrawal, requestWithdrawal(rules)),
    serve(contract.readWithdrawal, readWithdrawal(rules)),
    serve(contract.listWithdrawals, listWithdrawals(rules)),
    serve(contract.cancelWithdrawal, cancelWithdrawal(rules)),
    serve(contract.confirmReceipt, confirmReceipt(rules)),
    serve(contract.listWithdrawalQueue, listWithdrawalQueue(rules)),
    serve(contract.decideWithdrawal, (ctx, input) =>
      alertingApprovals(ctx, input.orderId, () => decideWithdrawal(rules)(ctx, input)),
    ),
    serve(contract.decideClaim, (ctx, input) =>
      alertingApprovals(ctx, input.orderId, () => decideClaim(rules)(ctx, input)),
    ),
  ];
}
