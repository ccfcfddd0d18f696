import type * as contract from '@baize/contract/agent';
import type { Brand } from '@baize/contract/brand';
import type { Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../../base/kernel/index.ts';
import { getMember } from '../../../people/members/index.ts';
import { rebateRateOf } from '../rates/rebate-rate-of.ts';
import { listLinks } from './link-queries.ts';

/** What an agent may give newcomers, and what came of the links so far. */
export const readRegisterCenter =
  (brand: Brand) =>
  async ({ db, caller }: Ctx): Promise<Output<typeof contract.readRegisterCenter>> => {
    const agentId = caller.memberId;
    const { affiliate_code: code } = await getMember(db, agentId);
    return {
      code,
      rebateRate: await rebateRateOf(db, brand, agentId),
      links: await listLinks(db, { agentId }),
    };
  };
