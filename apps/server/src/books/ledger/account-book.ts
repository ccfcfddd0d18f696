import type { AccountId, MemberId } from '@baize/std/id';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../base/db/index.ts';
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

/** Of one currency. */
const MEMBERS_MAX = 200_000;

export function createAccountBook(db: Db): AccountBook {
  // By one name and then by another, not by a text made of both: it would be made for every look.
  const members = new Map<string, LRUCache<MemberId, MemberAccounts>>();
  const houses = new Map<string, AccountId>();

  async function learnMember(memberId: MemberId, currency: string) {
    const found = await findMemberAccounts(db, memberId, currency);
    if (!found) return undefined;
    const known = members.get(currency) ?? new LRUCache({ max: MEMBERS_MAX });
    members.set(currency, known.set(memberId, found));
    return found;
  }

  async function learnHouse(key: HouseAccountKey) {
    const found = await houseAccount(db, key);
    houses.set(houseName(key), found);
    return found;
  }

  return {
    member: (memberId, currency) =>
      members.get(currency)?.get(memberId) ?? learnMember(memberId, currency),
    house: (key) => houses.get(houseName(key)) ?? learnHouse(key),
  };
}

const houseName = ({ holder = 'house', purpose, currency }: HouseAccountKey): string =>
  `${holder} ${purpose} ${currency}`;
