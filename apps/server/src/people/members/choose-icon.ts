import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/member';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { ICONS } from './icons.ts';
import * as queries from './queries.ts';

export async function readIcon({ db, caller }: Ctx): Promise<Output<typeof contract.readIcon>> {
  const { avatar } = await queries.getMember(db, caller.memberId);
  return { icon: avatar, icons: [...ICONS] };
}

/** Shows the member by another picture of those there are. */
export async function chooseIcon(
  { db, caller }: Ctx,
  { icon }: Input<typeof contract.chooseIcon>,
): Promise<Output<typeof contract.chooseIcon>> {
  ensure(ICONS.includes(icon), 'not_found');
  await queries.updateMember(db, caller.memberId, { avatar: icon });
  return { icon };
}
