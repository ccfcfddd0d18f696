import type { MemberId } from '@baize/std/id';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { forgetPayee } from '../../cashier/withdrawals/index.ts';
import { keepMarks } from '../../people/exclusions/index.ts';
import { changeStatus, isExcluded, lockMember } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { endOtherSessions } from '../../people/sessions/index.ts';
import { listHoldDecisions } from '../../rewards/claims/index.ts';
import { forgetRecipients } from '../../rewards/points/index.ts';
import { findObstacles } from './find-obstacles.ts';
import * as queries from './queries.ts';
import { readAddressee, tellOfDeletion } from './tell-member.ts';

/** How long somebody who took what was not theirs is known again. */
const FRAUD_MARK_MS = 5 * 365 * DAY_MS;

/**
 * Carries out a request whose day has come. What came in between and has to be settled refuses it, and
 * the member is told; a break that began meanwhile does not, for it goes on by its mark.
 */
export const deleteMember = (
  world: World,
  { id, member_id: memberId }: queries.DeletionRequest,
): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const at = world.clock.now();
    // The member first, as in every other operation: taken the other way round they would deadlock.
    const member = await lockMember(tx, memberId);
    if (!(await queries.lockWaiting(tx, id))) return;
    const found = await findObstacles(tx, { memberId, at });
    const to = await readAddressee(tx, memberId);
    const reasons = found.filter((obstacle) => obstacle !== 'break');
    if (reasons.length > 0) {
      await queries.endRequest(tx, id, { state: 'refused', ended_at: at, reasons });
      await writeMessage(world, tx, { memberId, news: { kind: 'deletion_refused' } });
      await tellOfDeletion(world, tx, {
        to,
        mail: { template: 'deletion_refused', facts: { at } },
      });
      return;
    }
    const until = await shutOutUntil(tx, { memberId, member, at });
    if (until) await keepMarks(tx, memberId, until);
    await endOtherSessions(world, tx, { memberId, except: null, why: 'security' });
    await changeStatus(world, tx, { memberId, status: 'closed' });
    await forgetPayee(tx, memberId);
    await forgetRecipients(tx, memberId);
    await queries.forgetMember(tx, memberId, at);
    await queries.endRequest(tx, id, { state: 'done', ended_at: at });
    // After the rows of their contacts are gone; the message itself is deleted once it has left.
    await tellOfDeletion(world, tx, { to, mail: { template: 'deletion_done', facts: { at } } });
  });

type ShutOut = {
  readonly memberId: MemberId;
  readonly member: Awaited<ReturnType<typeof lockMember>>;
  readonly at: Instant;
};

/** Until when a person has to be known again though they are forgotten; null for nearly everybody. */
async function shutOutUntil(tx: Tx, { memberId, member, at }: ShutOut): Promise<Instant | null> {
  if (isExcluded(member, at)) return member.excluded_until;
  const isFraud =
    member.status === 'blocked' || (await listHoldDecisions(tx, memberId)).includes('refused');
  return isFraud ? later(at, FRAUD_MARK_MS) : null;
}
