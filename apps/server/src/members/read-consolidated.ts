import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member';
import { ensure } from '../kernel/index.ts';
import type { MembersOptions } from './read-member-info.ts';

type Consolidated = Output<typeof contract.readConsolidated>;

/** A brand without an agent policy has no such thing; with one, nobody has a contract yet. */
export function readConsolidated({ isAgentPolicyOn }: MembersOptions): Consolidated {
  ensure(isAgentPolicyOn, 'feature_off');
  return {
    dailysalreqtype: null,
    divtypereq: null,
    contracthoursalreq: null,
    realtimesalreqtype: null,
    salaryInfoType: [],
    dividendInfoType: [],
  };
}
