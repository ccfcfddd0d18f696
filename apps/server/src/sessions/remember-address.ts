import type { MemberId } from '@baize/std/id';
import { networkOf } from '../challenges/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { World } from '../kernel/index.ts';
import * as queries from './login-queries.ts';

type Place = { readonly memberId: MemberId; readonly ip: string };

/** From now on the member is expected from there. */
export async function rememberAddress(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { memberId, ip }: Place,
): Promise<void> {
  const now = clock.now();
  const row = { member_id: memberId, address: networkOf(ip), first_at: now, last_at: now };
  await queries.saveAddress(tx, row);
}

/** `first` when the member never came from anywhere. */
export async function addressStanding(
  tx: Db | Tx,
  { memberId, ip }: Place,
): Promise<'first' | 'known' | 'new'> {
  if (await queries.findAddress(tx, memberId, networkOf(ip))) return 'known';
  return (await queries.countAddresses(tx, memberId)) === 0 ? 'first' : 'new';
}
