import { PATTERN_IDS } from '@baize/contract/pattern-ids';
import { PATTERNS } from '@baize/contract/patterns';
import * as contract from '@baize/contract/register';
import { type Route, serve } from '../../base/kernel/index.ts';
import { checkAffiliate } from './find-inviters.ts';
import { type RegisterOptions, registerMember } from './register-member.ts';

export const registerRoutes = (options: RegisterOptions): readonly Route[] => [
  serve(contract.registerMember, (ctx, input) =>
    registerMember(ctx, options, { method: 'username', input }),
  ),
  serve(contract.registerByMobile, (ctx, input) =>
    registerMember(ctx, options, { method: 'mobile', input }),
  ),
  serve(contract.checkAffiliate, (ctx, input) => checkAffiliate(ctx, options, input)),
  serve(contract.readValidationRules, () =>
    PATTERN_IDS.map((patternId) => ({ patternId, acceptedPattern: PATTERNS[patternId] })),
  ),
];
