import type { AccountId, MemberId } from '@baize/std/id';
import type { Db } from '../db/index.ts';
import type { HouseAccountKey, MemberAccounts } from './account.ts';
import { findMemberAccounts, houseAccount } from './accounts.ts';

/** Which account is whose never changes, so a process asks once. For the hot path. */
export type AccountBook = {
  /** The four pockets, or undefined where the member has none in this currency. */
  member(memberId: MemberId, currency: string): Promise<MemberAccounts | undefined>;
  house(key: HouseAccountKey): Promise<AccountId>;
};

const MEMBERS_MAX = 200_000;

export function createAccountBook(db: Db): AccountBook {
  const members = new Map<string, MemberAccounts>();
  const houses = new Map<string, AccountId>();
  return {
    member: async (memberId, currency) => {
      const name = `${memberId} ${currency}`;
      const known = members.get(name);
      if (known) return known;
      const found = await findMemberAccounts(db, memberId, currency);
      if (!found) return undefined;
      if (members.size >= MEMBERS_MAX) members.clear();
      members.set(name, found);
      return found;
    },
    house: async (key) => {
      const name = `${key.holder ?? 'house'} ${key.purpose} ${key.currency}`;
      const known = houses.get(name) ?? (await houseAccount(db, key));
      houses.set(name, known);
      return known;
    },
  };
}
