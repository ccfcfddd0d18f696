import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import type { MembersOptions } from './read-member-info.ts';

type Consolidated = Output<typeof contract.readConsolidated>;

/** Which contracts somebody has or is offered. A brand without an agent policy has no such thing. */
export function readConsolidated(
  ctx: Ctx,
  { isAgentPolicyOn, readContracts }: MembersOptions,
): Promise<Consolidated> {
  ensure(isAgentPolicyOn(), 'feature_off');
  return readContracts(ctx.db, ctx.caller.memberId, ctx.clock.now());
}
