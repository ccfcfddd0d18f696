import type { searchMembers as contract, MemberSort } from '@baize/contract/desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { isId, type MemberId } from '@baize/std/id';
import type { Db } from '../../base/db/index.ts';
import { type Ctx, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import { findDepositMember } from '../../cashier/deposits/index.ts';
import { findWithdrawalMember } from '../../cashier/withdrawals/index.ts';
import { dialingCodeOf } from '../../people/login/index.ts';
import { findMatching } from '../../people/members/index.ts';
import { viewMembers } from './member-view.ts';
import type { DeskOptions } from './options.ts';

const PAGE = 20;

export const searchMembers =
  ({ brand }: DeskOptions) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { text, page = 1, ...asked }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const sought = {
      text,
      mobiles: mobilesOf(text, dialingCodeOf(brand)),
      ids: await idsOf(db, text),
    };
    const isNewest = text === '';
    const usual = { by: isNewest ? 'createdAt' : 'account', isDown: isNewest } as const;
    const places = {
      order: listOrder<MemberSort>(asked, usual),
      limit: PAGE,
      offset: (page - 1) * PAGE,
    };
    const { members, total } = await findMatching(db, sought, places);
    return { members: await viewMembers(db, brand, members), total };
  };

/** Fewer digits than these are more likely a name than the beginning of a number. */
const DIGITS_MIN = 4;

/** A number as it is typed at home begins with a zero, which the world leaves out. */
export function mobilesOf(text: string, dialingCode: string): readonly string[] {
  if (!/^\+?[\d\s().-]+$/.test(text)) return [];
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < DIGITS_MIN) return [];
  return digits.startsWith('0') ? [`+${dialingCode}${digits.slice(1)}`] : [`+${digits}`];
}

/** By the member's own id, or by an order of theirs. */
async function idsOf(db: Db, text: string): Promise<readonly MemberId[]> {
  if (isId('mem', text)) return [text];
  // References are read out on the telephone and typed as one likes.
  const name = /^[a-z]{2}-/i.test(text) ? text.toUpperCase() : text;
  const find = FINDERS.find(([shape]) => shape.test(name))?.[1];
  const owner = find ? await find(db, name) : null;
  return owner === null ? [] : [owner];
}

const FINDERS = [
  [/^(dep_|DP-)/, findDepositMember],
  [/^(wdr_|WD-)/, findWithdrawalMember],
] as const;
