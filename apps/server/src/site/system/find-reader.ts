import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/system';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import { hasTotp } from '../../people/credentials/index.ts';
import { findLastLogin } from '../../people/sessions/index.ts';
import type { Reader } from './read-announcements.ts';

type AnnouncementsAsked = Pick<Input<typeof contract.readAnnouncements>, 'types' | 'execution'>;

/** Whoever is not logged in, or not completely, is a guest. */
export const GUEST_EXECUTIONS: Reader['executions'] = ['B'];

/** Which popups a caller may read. Whether it is the first login the history knows best. */
export async function findReader(
  { db, clock, caller, origin: { language } }: Ctx<Caller | null>,
  { types, execution }: AnnouncementsAsked,
): Promise<Reader> {
  const asking = { language, now: clock.now() };
  if (caller === null || !('memberId' in caller) || caller.pending !== undefined) {
    return { ...asking, executions: GUEST_EXECUTIONS };
  }
  const { memberId, sessionId } = caller;
  const asksForPopups = types.includes('PU');
  if (caller.role === 'trial' || !asksForPopups) return { ...asking, executions: ['A'] };
  const reader = { ...asking, hasTotp: await hasTotp(db, memberId) };
  if (execution !== undefined && execution !== 'F') return { ...reader, executions: ['A'] };
  const earlier = await findLastLogin(db, memberId, sessionId);
  return { ...reader, executions: earlier === null ? ['A', 'F'] : ['A'] };
}
