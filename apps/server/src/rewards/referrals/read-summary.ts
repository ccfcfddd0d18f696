import type { Input, Output } from '@baize/contract/endpoint';
import type { ReferralTerms, readReferral } from '@baize/contract/referral';
import { isReferralOpen, type ReferralProgramme } from '@baize/contract/referral-rules';
import { addDays, firstDayOf, startOfDay } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { getMember } from '../../people/members/index.ts';
import { listBySource, sumByProgramme } from '../claims/index.ts';
import { findProgramme, type ReferralOptions, sourceKeyOf } from './friend.ts';
import * as queries from './queries.ts';
import { viewOwn } from './view-friend.ts';

type Call = typeof readReferral;

export const readSummary =
  ({ brand }: ReferralOptions) =>
  async ({ db, caller, clock }: Ctx, { language }: Input<Call>): Promise<Output<Call>> => {
    const { memberId } = caller;
    const today = dayOf(clock.now(), brand.timezone);
    const programme = await findProgramme(db, brand);
    const { referral_code: code } = await getMember(db, memberId);
    const { count, pending } = await queries.sumFriends(db, memberId);
    const month = { inviterIds: [memberId], from: firstDayOf(today, 'month') };
    const rewarded = await queries.countRewarded(db, month);
    const { claimed, open } = await sumByProgramme(db, memberId, 'referral');
    return {
      isOpen: isReferralOpen(programme, today),
      code,
      terms: programme ? viewTerms(programme, { language, zone: brand.timezone }) : null,
      monthCount: rewarded.get(memberId) ?? 0,
      friendCount: Number(count),
      earned: claimed,
      claimable: open,
      pending,
      own: await readOwn(db, memberId, brand.timezone),
    };
  };

type Reader = { readonly language: string; readonly zone: string };

const viewTerms = (programme: ReferralProgramme, { language, zone }: Reader): ReferralTerms => ({
  reward: minor(BigInt(programme.reward)),
  friendReward: minor(BigInt(programme.friendReward)),
  deposit: minor(BigInt(programme.deposit)),
  bets: minor(BigInt(programme.bets)),
  days: programme.days,
  holdHours: programme.holdHours,
  monthMax: programme.monthMax,
  endsAt: programme.until ? startOfDay(addDays(programme.until, 1), zone).toISOString() : null,
  rules: programme.rules[language] ?? Object.values(programme.rules)[0] ?? [],
});

/** Nobody who came while the programme was closed has steps to do. */
async function readOwn(db: Db, memberId: MemberId, zone: string) {
  const row = await queries.findFriend(db, memberId);
  if (!row?.terms) return null;
  const sourceKeys = [sourceKeyOf(row)];
  const [reward] = await listBySource(db, { memberId, programme: 'referral', sourceKeys });
  return viewOwn(row, { zone, reward });
}
