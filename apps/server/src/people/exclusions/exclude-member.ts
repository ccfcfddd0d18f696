import type { ExclusionInForce, ExclusionInput } from '@baize/contract/exclusion';
import type { Id, MemberId } from '@baize/std/id';
import { isBefore } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { ensure, publish, type World } from '../../base/kernel/index.ts';
import { interruptBets } from '../../books/limits/index.ts';
import { lockMember } from '../members/index.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { findOtherAccounts } from './find-same-person.ts';
import * as queries from './queries.ts';
import { untilOf } from './rules.ts';
import { viewExclusion } from './view-exclusion.ts';

export type NewExclusion = {
  readonly memberId: MemberId;
  readonly wanted: ExclusionInput;
  /** The session that asks stays, to withdraw; none stays where an operator asks. */
  readonly sessionId: Id<'ses'> | null;
  /** Who decided it, where it was not the member. */
  readonly operator?: { readonly operatorId: Id<'opr'>; readonly reason: string };
};

/**
 * Shuts play to a member from this commit on, for bets under way too; what was bet before is settled
 * as ever. Their other logins end, open pages learn of it, and other accounts that seem to be theirs
 * become cases. A shorter break than the one they are on changes nothing and is refused.
 */
export async function excludeMember(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { memberId, wanted, sessionId, operator }: NewExclusion,
): Promise<ExclusionInForce> {
  const now = world.clock.now();
  const until = untilOf(wanted, now);
  const { excluded_until: current } = await lockMember(tx, memberId);
  ensure(current === null || isBefore(current, until), 'exclusion_longer');
  const row: queries.ExclusionRow = {
    id: world.newId('exc'),
    member_id: memberId,
    kind: wanted.kind,
    began_at: now,
    until_at: until,
    operator_id: operator?.operatorId ?? null,
    reason: operator?.reason ?? null,
  };
  await queries.insertExclusion(tx, row);
  await interruptBets(tx, memberId, now);
  await endOtherSessions(world, tx, { memberId, except: sessionId, why: 'security' });
  await queries.insertMatches(tx, await findOtherAccounts(tx, memberId), now);
  await publish(world, tx, { kind: 'protection', payload: {}, memberId });
  return viewExclusion(row);
}
