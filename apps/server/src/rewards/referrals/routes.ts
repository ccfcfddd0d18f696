import * as contract from '@baize/contract/referral';
import { type Route, serve } from '../../base/kernel/index.ts';
import type { ReferralOptions } from './friend.ts';
import { listFriends } from './list-friends.ts';
import { readSummary } from './read-summary.ts';

export const referralsRoutes = (options: ReferralOptions): readonly Route[] => [
  serve(contract.readReferral, readSummary(options)),
  serve(contract.listReferralFriends, listFriends(options)),
];
