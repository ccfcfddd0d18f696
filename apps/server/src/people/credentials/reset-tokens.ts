import { createHash } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import { isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** What the e-mail says of its link. */
export const RESET_MINUTES = 30;

/** The secret of a link that sets a new password. It ends the links sent before. */
export async function makeResetToken(world: World, tx: Tx, memberId: MemberId): Promise<string> {
  const now = world.clock.now();
  const token = Buffer.from(world.chance.bytes(32)).toString('base64url');
  await queries.endResets(tx, memberId, now);
  await queries.insertReset(tx, {
    token_hash: digest(token),
    member_id: memberId,
    created_at: now,
    expires_at: later(now, RESET_MINUTES * MINUTE_MS),
    used_at: null,
  });
  return token;
}

/** Refuses a link that leads nowhere before anything costly is done for who brings it. */
export async function assertResetToken(world: World, token: string): Promise<void> {
  const reset = await queries.findReset(world.db, digest(token));
  ensure(reset && isBefore(world.clock.now(), reset.expires_at), 'reset_link_invalid');
}

/**
 * Whose password the link sets; it is used up when this transaction is committed, so that a new
 * password which is refused leaves the link as it was.
 */
export async function spendResetToken(world: World, tx: Tx, token: string): Promise<MemberId> {
  const now = world.clock.now();
  const reset = await queries.useReset(tx, digest(token), now);
  ensure(reset && isBefore(now, reset.expires_at), 'reset_link_invalid');
  return reset.member_id;
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
