import { isId, type MemberId } from '@baize/std/id';
import { findLinkAgent } from '../../agents/agents/index.ts';
import type { Db } from '../../base/db/index.ts';
import {
  findByAffiliateCode,
  findByReferralCode,
  listMembersByBankNumber,
} from '../../people/members/index.ts';
import { listMembersAt } from '../../people/sessions/index.ts';
import { findRedemptionMember } from '../../rewards/points/index.ts';
import { findParticipationMember } from '../../rewards/promotions/index.ts';
import { findAdjustmentMember } from './adjustment-queries.ts';

type Find = (db: Db, name: string) => Promise<MemberId | null>;

/** By what a reference begins with; each is looked up by an index of its own. */
const FINDERS: readonly (readonly [RegExp, Find])[] = [
  [/^(rdm_|RD-)/, findRedemptionMember],
  [/^adj_/, findAdjustmentMember],
  [/^ptc_/, findParticipationMember],
];

/** Codes by which people are invited, as they are read out: letters and digits alone. */
const CODE = /^[a-z0-9]{6,12}$/i;

/** A bank account's digits, with the spaces and dashes people write between them. */
const BANK_NUMBER = /^\d[\d\s-]{7,22}\d$/;

/** An address as members come from it. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:.]+)$/i;

/** A reference as it is written: it is read out on the telephone and typed as one likes. */
export const referenceIn = (text: string): string =>
  /^[a-z]{2}-/i.test(text) ? text.toUpperCase() : text;

/** Members by their own id, or by anything the console shows of theirs that is no order, bet or bill. */
export async function findOwners(db: Db, text: string): Promise<readonly MemberId[]> {
  if (isId('mem', text)) return [text];
  const name = referenceIn(text);
  const find = FINDERS.find(([shape]) => shape.test(name))?.[1];
  if (find) return presentOf([await find(db, name)]);
  if (ADDRESS.test(text)) return listMembersAt(db, text.toLowerCase());
  const payees = BANK_NUMBER.test(text)
    ? await listMembersByBankNumber(db, text.replaceAll(/\D/g, ''))
    : [];
  const invited = CODE.test(text) ? await findInviters(db, text) : [];
  return [...new Set([...payees, ...invited])];
}

async function findInviters(db: Db, code: string): Promise<readonly MemberId[]> {
  const agent = await findByAffiliateCode(db, code);
  const friend = await findByReferralCode(db, code);
  return presentOf([agent?.id, friend?.id, await findLinkAgent(db, code)]);
}

const presentOf = (ids: readonly (MemberId | null | undefined)[]): readonly MemberId[] =>
  ids.filter((id) => id !== null && id !== undefined);
