import type { searchMembers as contract, MemberSort } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import { dialingCodeOf } from '../../people/login/index.ts';
import { findMatching, listAccounts } from '../../people/members/index.ts';
import { findOwners, referenceIn } from './find-owners.ts';
import { findRecords, type RecordRow } from './find-records.ts';
import { viewMembers } from './member-view.ts';
import type { DeskOptions } from './options.ts';

const PAGE = 20;

export const searchMembers =
  ({ brand }: DeskOptions) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { text, page = 1, ...asked }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const records = await findRecords(db, referenceIn(text));
    const sought = {
      text,
      mobiles: mobilesOf(text, dialingCodeOf(brand)),
      ids: [...records.map(({ memberId }) => memberId), ...(await findOwners(db, text))],
    };
    const isNewest = text === '';
    const usual = { by: isNewest ? 'createdAt' : 'account', isDown: isNewest } as const;
    const places = {
      order: listOrder<MemberSort>(asked, usual),
      limit: PAGE,
      offset: (page - 1) * PAGE,
    };
    const { members, total } = await findMatching(db, sought, places);
    return {
      members: await viewMembers(db, brand, members),
      total,
      records: await viewRecords(db, records),
    };
  };

async function viewRecords(
  db: Db,
  records: readonly RecordRow[],
): Promise<Output<typeof contract>['records']> {
  const accounts = await listAccounts(db, [...new Set(records.map(({ memberId }) => memberId))]);
  return records.map((record) => ({
    ...record,
    at: record.at.toISOString(),
    account: accounts.get(record.memberId) ?? '',
  }));
}

/** Fewer digits than these are more likely a name than the beginning of a number. */
const DIGITS_MIN = 4;

/** A number as it is typed at home begins with a zero, which the world leaves out. */
export function mobilesOf(text: string, dialingCode: string): readonly string[] {
  if (!/^\+?[\d\s().-]+$/.test(text)) return [];
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < DIGITS_MIN) return [];
  return digits.startsWith('0') ? [`+${dialingCode}${digits.slice(1)}`] : [`+${digits}`];
}
