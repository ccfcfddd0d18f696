import * as contract from '@baize/contract/member-stop';
import { type Route, serve } from '../../base/kernel/index.ts';
import { excludeMember } from './exclude-member.ts';
import { reopenMember, stopMember } from './stop-member.ts';

export const stopsRoutes: readonly Route[] = [
  serve(contract.excludeMember, excludeMember),
  serve(contract.stopMember, stopMember),
  serve(contract.reopenMember, reopenMember),
];
