import { DRY_RUN_NAMED, type DryRunResult } from '@baize/contract/reward-dry-run';
import type { Day, DaySpan } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { add, type Minor, sum, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import type { Member } from '../../people/members/index.ts';
import { listRewardable } from './may-be-rewarded.ts';

/** The days a programme is tried on, both included, by the clock of a zone. */
export type DryRunDays = DaySpan & { readonly zone: string };

/** What a member would have got for a day, a week or all the time. */
export type Earned = { readonly memberId: MemberId; readonly day: Day; readonly amount: Minor };

/** What a programme would have given; `isFor` says who it is for, besides who may be given anything. */
export type DryRun = {
  readonly earned: readonly Earned[];
  readonly pays: DryRunResult['pays'];
  readonly isFor?: (member: Member, earned: Earned) => boolean;
};

type Weighing = { readonly currency: string; readonly now: Instant };

/** Adds up what a dry run found, of those only who may be given something today. */
export async function weighEarned(
  db: Db,
  { earned, pays, isFor = () => true }: DryRun,
  { currency, now }: Weighing,
): Promise<DryRunResult> {
  const members = await listRewardable(
    db,
    earned.map(({ memberId }) => memberId),
    now,
  );
  const given = earned.filter((each) => {
    const member = members.get(each.memberId);
    return each.amount > ZERO && member?.currency === currency && isFor(member, each);
  });
  const byMember = new Map<MemberId, { times: number; total: Minor }>();
  for (const { memberId, amount } of given) {
    const { times, total } = byMember.get(memberId) ?? { times: 0, total: ZERO };
    byMember.set(memberId, { times: times + 1, total: add(total, amount) });
  }
  const most = [...byMember].toSorted(([, a], [, b]) => Number(b.total - a.total));
  return {
    pays,
    isMost: false,
    members: byMember.size,
    times: given.length,
    total: sum(given.map(({ amount }) => amount)),
    named: most.slice(0, DRY_RUN_NAMED).map(([memberId, got]) => ({
      memberId,
      account: members.get(memberId)?.account ?? '',
      ...got,
    })),
  };
}
