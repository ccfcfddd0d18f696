import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, type Instant, isBefore, later } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { countOwnLimits } from '../../books/limits/index.ts';
import { isExcluded, listMemberIds, listMembers, type Member, roleOf } from '../members/index.ts';
import { writeMessage } from '../messages/index.ts';
import { takeUntold } from './queries.ts';

type Lists = Pick<Brand, 'agentTypes' | 'trialTypes' | 'memberTypes'>;

/** Half a year. */
const REVIEW_MS = 182 * DAY_MS;
const BATCH = 200;

/**
 * Brings the page of limits to the mind of everyone who has been here for half a year, and again each half
 * year. Who is on a break from play is told after it.
 */
export async function remindOfLimits(world: World, lists: Lists): Promise<void> {
  let after: MemberId | null = null;
  for (;;) {
    const ids: readonly MemberId[] = await listMemberIds(world.db, { after, limit: BATCH });
    const last = ids.at(-1);
    if (last === undefined) return;
    await remind(world, lists, ids);
    after = last;
  }
}

async function remind(world: World, lists: Lists, ids: readonly MemberId[]): Promise<void> {
  const now = world.clock.now();
  const before = later(now, -REVIEW_MS);
  await world.db.transaction().execute(async (tx) => {
    const due = (await listMembers(tx, ids)).filter((member) =>
      isDue(member, lists, { now, before }),
    );
    if (due.length === 0) return;
    const dueIds = due.map(({ id }) => id);
    const told = await takeUntold(tx, dueIds, { now, before });
    const counts = await countOwnLimits(tx, told);
    for (const memberId of told) {
      const news = { kind: 'limits_review', count: counts.get(memberId) ?? 0 } as const;
      await writeMessage(world, tx, { memberId, news });
    }
  });
}

type Moments = { readonly now: Instant; readonly before: Instant };

function isDue(member: Member, lists: Lists, { now, before }: Moments): boolean {
  const role = roleOf(lists, member.type);
  const isPlayer = role === 'member' || role === 'agent';
  const isNew = isBefore(before, member.created_at);
  return isPlayer && member.status === 'active' && !isNew && !isExcluded(member, now);
}
