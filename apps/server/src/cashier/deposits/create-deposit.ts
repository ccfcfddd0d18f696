import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../base/kernel/index.ts';
import { openOnce } from './open-order.ts';
import type { DepositsOptions } from './options.ts';

type Create = typeof contract.createDeposit;

export const createDeposit =
  (options: DepositsOptions) =>
  (ctx: Ctx, input: Input<Create>): Promise<Output<Create>> =>
    openOnce(ctx, options, input);
