import * as contract from '@baize/contract/deposit';
import { type Route, serve } from '../../base/kernel/index.ts';
import { alertingApprovals } from '../../people/operators/index.ts';
import { addSlip } from './add-slip.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { decideDeposit } from './decide-deposit.ts';
import { listDepositQueue } from './list-deposit-queue.ts';
import { listDeposits } from './list-deposits.ts';
import type { DepositsOptions } from './options.ts';
import { readDeposit } from './read-deposit.ts';
import { readDepositDesk } from './read-deposit-desk.ts';
import { renewDeposit } from './renew-deposit.ts';
import { sayPaid } from './say-paid.ts';

export const depositsRoutes = (options: DepositsOptions): readonly Route[] => [
  serve(contract.readDepositDesk, readDepositDesk(options)),
  serve(contract.createDeposit, createDeposit(options)),
  serve(contract.readDeposit, readDeposit),
  serve(contract.listDeposits, listDeposits),
  serve(contract.sayPaid, sayPaid),
  serve(contract.renewDeposit, renewDeposit(options)),
  serve(contract.cancelDeposit, cancelDeposit),
  serve(contract.addSlip, addSlip),
  serve(contract.listDepositQueue, listDepositQueue(options)),
  serve(contract.decideDeposit, (ctx, input) =>
    alertingApprovals(ctx, input.orderId, () => decideDeposit(options)(ctx, input)),
  ),
];
