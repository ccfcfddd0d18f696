import type { MemberId } from '@baize/std/id';
import type { Row, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { hashPassword } from './hash-password.ts';
import * as queries from './queries.ts';

/**
 * Hashing waits its turn, and a transaction that waits keeps a connection from everyone: where
 * strangers may come by the thousand, the hash is made before and handed in.
 */
export type NewPassword = {
  readonly memberId: MemberId;
  readonly kind: queries.PasswordKind;
  /** Another person chose it: it opens nothing but its own change. */
  readonly isDefault?: boolean;
} & ({ readonly password: string } | { readonly hash: string });

/** A new password to log in with ends the links that were on their way to set one. */
export async function setPassword(world: World, tx: Tx, password: NewPassword): Promise<void> {
  const { memberId, kind, isDefault = false } = password;
  const now = world.clock.now();
  await queries.savePassword(tx, {
    member_id: memberId,
    kind,
    hash: 'hash' in password ? password.hash : await hashPassword(world, password.password),
    is_default: isDefault,
    changed_at: now,
    default_used_at: null,
  });
  if (kind === 'login') await queries.endResets(tx, memberId, now);
}

/** Whether nobody has replaced it since it was read; nobody does until this transaction has ended. */
export async function isStillPassword(
  tx: Tx,
  { member_id, kind, hash }: Row<'credentials_password'>,
): Promise<boolean> {
  return (await queries.holdPassword(tx, member_id, kind))?.hash === hash;
}
