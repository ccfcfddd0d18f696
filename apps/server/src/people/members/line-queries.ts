import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { escaped } from './member-lines.ts';

type Direct = {
  readonly uplineId: MemberId;
  readonly except: readonly MemberId[];
  readonly limit: number;
};

/** Those an agent stands directly above who may play, but for some, by name. */
export const listDirectMembers = (db: Db | Tx, { uplineId, except, limit }: Direct) =>
  db
    .selectFrom('members_member')
    .select(['id', 'account'])
    .where('upline_id', '=', uplineId)
    .where('status', '=', 'active')
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val([...except])))))
    .orderBy('account')
    .limit(limit)
    .execute();

type Lines = {
  readonly types: readonly number[];
  /** How the account begins. */
  readonly letters: string;
  readonly limit: number;
};

/** The first of lines, of these types and who may play, by name. */
export const listFirstOfLines = (db: Db | Tx, { types, letters, limit }: Lines) =>
  db
    .selectFrom('members_member')
    .select(['id', 'account'])
    .where('upline_id', 'is', null)
    .where((eb) => eb('type', '=', eb.fn.any(eb.val([...types]))))
    .where('status', '=', 'active')
    .where('account', 'like', `${escaped(letters)}%`)
    .orderBy('account')
    .limit(limit)
    .execute();
