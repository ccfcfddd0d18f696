import * as contract from '@baize/contract/member';
import { type Route, serve } from '../../base/kernel/index.ts';
import { chooseIcon, readIcon } from './choose-icon.ts';
import { readConsolidated } from './read-consolidated.ts';
import { readInvitation } from './read-invitation.ts';
import { type MembersOptions, readMemberInfo } from './read-member-info.ts';

export const membersRoutes = (options: MembersOptions): readonly Route[] => [
  serve(contract.readMemberInfo, (ctx) => readMemberInfo(ctx, options)),
  serve(contract.readIcon, readIcon),
  serve(contract.chooseIcon, chooseIcon),
  serve(contract.readInvitation, readInvitation),
  serve(contract.readConsolidated, (ctx) => readConsolidated(ctx, options)),
];
