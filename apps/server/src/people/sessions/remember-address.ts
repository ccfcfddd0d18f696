import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { networkOf, type World } from '../../base/kernel/index.ts';
import * as queries from './login-queries.ts';

type MemberAddress = { readonly memberId: MemberId; readonly ip: string };

/** From now on the member is expected from there. */
export async function rememberAddress(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, ip }: MemberAddress,
): Promise<void> {
  const now = clock.now();
  const row = { member_id: memberId, address: networkOf(ip), first_at: now, last_at: now };
  await queries.saveAddress(tx, row);
}

/**
 * `first` when the member never came in. Who did, and whose addresses were all forgotten since, is
 * as new as anybody.
 */
export async function addressStanding(
  tx: Db | Tx,
  { memberId, ip }: MemberAddress,
): Promise<'first' | 'known' | 'new'> {
  if (await queries.findAddress(tx, memberId, networkOf(ip))) return 'known';
  return (await queries.findLatestLogin(tx, memberId)) ? 'new' : 'first';
}

/** The member is expected from nowhere any more. */
export const forgetAddresses = (tx: Tx, memberId: MemberId) =>
  queries.deleteAddresses(tx, memberId);
