import type { Brand } from '@baize/contract/brand';
import type { Pending } from '@baize/contract/login-answer';
import type { Id, MemberId } from '@baize/std/id';
import { type Instant, isBefore } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { Origin, World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { recordLogin } from './record-login.ts';
import { rememberAddress } from './remember-address.ts';
import { rememberDevice } from './remember-device.ts';
import { endOf } from './rules.ts';
import { hashToken, makeToken } from './token.ts';

/** By what a session came about. */
export type Method =
  | 'username'
  | 'mobile'
  | 'sms'
  | 'firebase'
  | 'google'
  | 'facebook'
  | 'freeplay'
  | 'register'
  | 'handover';

export type NewSession = {
  readonly brand: Pick<Brand, 'session'>;
  readonly member: { readonly id: MemberId };
  readonly method: Method;
  readonly origin: Origin;
  /** What must be proven before it can be used. */
  readonly pending?: Pending | null;
  /** Its member chose to stay logged in. */
  readonly isKept?: boolean;
  /** When it ends at the latest, if that is before the brand's own limit. */
  readonly endsBy?: Instant;
  /** The session it was handed over from, with which it ends. */
  readonly sourceId?: Id<'ses'>;
};

export type OpenedSession = { readonly token: string; readonly sessionId: Id<'ses'> };

type Maker = Pick<World, 'clock' | 'chance' | 'newId'>;

/**
 * A session, the line about it in the member's history, and the address as one of the member's own
 * unless that is still to be proven; a hand-over may have been read by anybody, and proves no
 * address. The token leaves here and is kept nowhere.
 */
export async function openSession(
  world: Maker,
  tx: Tx,
  { brand, member, method, origin, pending = null, isKept = false, ...from }: NewSession,
): Promise<OpenedSession> {
  const now = world.clock.now();
  const token = makeToken(world.chance);
  const sessionId = world.newId('ses');
  const end = endOf(brand.session, now, isKept);
  const { endsBy, sourceId = null } = from;
  await queries.insertSession(tx, {
    id: sessionId,
    token_hash: hashToken(token),
    member_id: member.id,
    method,
    pending,
    created_at: now,
    seen_at: now,
    expires_at: endsBy && isBefore(endsBy, end) ? endsBy : end,
    ended_at: null,
    ended_why: null,
    ip: origin.ip,
    user_agent: origin.userAgent,
    is_kept: isKept,
    source_id: sourceId,
  });
  const outcome = pending === 'factor' ? 'factor' : 'in';
  await recordLogin(world, tx, { memberId: member.id, method, origin, outcome });
  const isProven = outcome === 'in' && method !== 'handover';
  if (isProven) await rememberAddress(world, tx, { memberId: member.id, ip: origin.ip });
  if (isProven && origin.device !== undefined) {
    await rememberDevice(world, tx, { memberId: member.id, device: origin.device });
  }
  return { token, sessionId };
}
