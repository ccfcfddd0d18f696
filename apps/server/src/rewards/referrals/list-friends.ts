import type { Input, Output } from '@baize/contract/endpoint';
import { FRIENDS_PER_PAGE, type listReferralFriends } from '@baize/contract/referral';
import { instant } from '@baize/std/time';
import type { Ctx } from '../../base/kernel/index.ts';
import { listMembers, maskAccount } from '../../people/members/index.ts';
import { listBySource } from '../claims/index.ts';
import { type ReferralOptions, sourceKeyOf } from './friend.ts';
import * as queries from './queries.ts';
import { viewFriend } from './view-friend.ts';

type Call = typeof listReferralFriends;

export const listFriends =
  ({ brand }: ReferralOptions) =>
  async ({ db, caller }: Ctx, { before }: Input<Call>): Promise<Output<Call>> => {
    const { memberId } = caller;
    const rows = await queries.listFriends(db, memberId, {
      before: before === undefined ? null : instant(new Date(before)),
      limit: FRIENDS_PER_PAGE + 1,
    });
    const shown = rows.slice(0, FRIENDS_PER_PAGE);
    const members = await listMembers(
      db,
      shown.map(({ friend_id }) => friend_id),
    );
    const names = new Map(members.map(({ id, account }) => [id, maskAccount(account)]));
    const sourceKeys = shown.map(sourceKeyOf);
    const offered = await listBySource(db, { memberId, programme: 'referral', sourceKeys });
    const rewards = new Map(offered.map((reward) => [reward.source_key, reward]));
    return {
      friends: shown.map((row) =>
        viewFriend(row, {
          zone: brand.timezone,
          name: names.get(row.friend_id) ?? '',
          reward: rewards.get(sourceKeyOf(row)),
        }),
      ),
      hasMore: rows.length > FRIENDS_PER_PAGE,
    };
  };
