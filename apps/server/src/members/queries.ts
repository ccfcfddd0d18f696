import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../db/index.ts';
import { type Ask, textColumn } from '../ledger/index.ts';

export const insertMember = (tx: Tx, member: Row<'members_member'>) =>
  tx.insertInto('members_member').values(member).execute();

export const findMember = (db: Db | Tx, id: MemberId) =>
  db.selectFrom('members_member').selectAll().where('id', '=', id).executeTakeFirst();

export const updateStatus = (tx: Tx, id: MemberId, status: Row<'members_member'>['status']) =>
  tx.updateTable('members_member').set({ status }).where('id', '=', id).execute();

/** Who of these may play, and in which currency, read together with a batch of bets. */
export const askMembers = (ask: Ask, ids: readonly string[]) =>
  ask<{ id: MemberId; isActive: boolean; currency: string }>({
    name: 'members_who_play',
    text: `select id, status = 'active' as "isActive", currency from members_member
      where id = any ($1::text[])`,
    values: [textColumn(ids)],
  });
