import type { AccountId, MemberId } from '@baize/std/id';
import type { Db } from '../db/index.ts';
import type { HouseAccountKey, MemberAccounts } from './account.ts';
import { findMemberAccounts, houseAccount } from './accounts.ts';

/** Which account is whose never changes: a process asks once and then knows. For the hot path. */
export type AccountBook = {
  /** The four pockets, or undefined where the member has none in this currency. */
  member(
    memberId: MemberId,
    currency: string,
  ): MemberAccounts | Promise<MemberAccounts | undefined>;
  house(key: HouseAccountKey): AccountId | Promise<AccountId>;
};

const MEMBERS_MAX = 200_000;

export function createAccountBook(db: Db): AccountBook {
  const members = new Map<string, MemberAccounts>();
  const houses = new Map<string, AccountId>();

  async function learnMember(memberId: MemberId, currency: string) {
    const found = await findMemberAccounts(db, memberId, currency);
    if (!found) return undefined;
    if (members.size >= MEMBERS_MAX) members.clear();
    members.set(memberName(memberId, currency), found);
    return found;
  }

  async function learnHouse(key: HouseAccountKey) {
    const found = await houseAccount(db, key);
    houses.set(houseName(key), found);
    return found;
  }

  return {
    member: (memberId, currency) =>
      members.get(memberName(memberId, currency)) ?? learnMember(memberId, currency),
    house: (key) => houses.get(houseName(key)) ?? learnHouse(key),
  };
}

const memberName = (memberId: MemberId, currency: string): string => `${memberId} ${currency}`;

const houseName = ({ holder = 'house', purpose, currency }: HouseAccountKey): string =>
  `${holder} ${purpose} ${currency}`;
