import type { Id, MemberId } from '@baize/std/id';
import type { Confirm, World } from '../../base/kernel/index.ts';
import { guess } from '../challenges/index.ts';
import { findPassword, verifyPassword } from '../credentials/index.ts';
import type { Password } from './account.ts';

type Owner = { readonly memberId: MemberId; readonly sessionId?: Id<'ses'> | undefined };

/**
 * The member's password row when it is theirs, undefined when not. Wrong ones make the session
 * wait that tried them, and nobody else.
 */
export async function confirmPassword(
  world: World,
  { memberId, sessionId }: Owner,
  password: string,
): Promise<Password | undefined> {
  const attempt = { account: `confirm ${memberId}`, address: sessionId ?? memberId };
  const row = await findPassword(world.db, memberId, 'login');
  const isRight = await guess(world, attempt, () =>
    verifyPassword(world, row?.hash ?? null, password),
  );
  return isRight ? row : undefined;
}

/** Checks the password of calls whose contract says `confirm: 'password'`. */
export const createConfirm =
  (world: World): Confirm =>
  async (caller, password) =>
    caller !== null &&
    'memberId' in caller &&
    (await confirmPassword(world, caller, password)) !== undefined;
