import type * as contract from '@baize/contract/deposit';
import type { Input, Output } from '@baize/contract/endpoint';
import { ATTACHMENTS_MAX } from '@baize/contract/upload';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { claimUploads } from '../../people/uploads/index.ts';
import { changeOwn } from './change-own.ts';
import { canTakeSlip, stepTo } from './rules.ts';

type Add = typeof contract.addSlip;

/** A wrong slip can be mended, but not without end. */
const SLIPS_MAX = 3 * ATTACHMENTS_MAX;

/** The proof of a payment brings an order to an operator, also when a provider does not move on. */
export const addSlip = (ctx: Ctx, input: Input<Add>): Promise<Output<Add>> =>
  changeOwn(ctx, input, async (tx, order) => {
    ensure(canTakeSlip(order), 'already_decided');
    const { attachments: uploadIds, remark } = input;
    const slips = order.slips + uploadIds.length;
    ensure(slips <= SLIPS_MAX, 'attachments_wrong');
    await claimUploads(tx, { memberId: order.member_id, uploadIds, subject: order.id });
    const at = ctx.clock.now();
    return {
      ...stepTo(order, 'checking', at),
      slips,
      queued_at: order.queued_at ?? at,
      ...(remark && { remark }),
    };
  });
