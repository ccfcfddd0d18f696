import { isReferralOpen } from '@baize/contract/referral-rules';
import { addDays } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { findProgramme, type ReferralOptions } from './friend.ts';
import * as queries from './queries.ts';

type Joining = { readonly memberId: MemberId; readonly inviterId: MemberId };

/**
 * Writes down who came by whose code, in the transaction of their registration, with the terms of
 * that day. While the programme is closed they are kept too: their inviter sees why nothing comes.
 */
export const joinByReferral =
  ({ brand }: ReferralOptions) =>
  async (
    { clock }: Pick<World, 'clock'>,
    tx: Tx,
    { memberId, inviterId }: Joining,
  ): Promise<void> => {
    const now = clock.now();
    const today = dayOf(now, brand.timezone);
    const programme = await findProgramme(tx, brand);
    const terms = programme && isReferralOpen(programme, today) ? programme : null;
    const until = terms ? addDays(today, terms.days) : today;
    await queries.insertFriend(tx, {
      friend_id: memberId,
      inviter_id: inviterId,
      joined_at: now,
      terms: terms && JSON.stringify(terms),
      from_on: today,
      until_on: until,
      step: terms ? 'verify' : 'stopped',
      stop: terms ? null : 'closed',
      // Who registers by telephone has proven it: the first look is at once.
      look_at: terms ? now : null,
    });
  };
