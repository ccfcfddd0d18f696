import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import type { Caller, Ctx } from '../../base/kernel/index.ts';
import { type Attempt, normalizeMobile } from '../challenges/index.ts';
import { findByAccount, findByMobile } from '../members/index.ts';
import { addressStanding } from '../sessions/index.ts';
import type { Member } from './account.ts';
import { dialingCodeOf } from './rules.ts';

/** Asked for where there is no member, so that as much is asked either way. */
export const NOBODY = 'mem_00000000000000000000000000' as MemberId;

export type LoginName = {
  readonly type: string;
  readonly username: string;
  readonly countryDialingCode?: string | undefined;
};

/** Whom somebody says to be, and how their guesses are counted. */
export type Approach = { readonly member: Member | undefined; readonly attempt: Attempt };

/** By user name or mobile number it is one account: guesses by either are counted together. */
export async function approachOf(
  { db, origin: { ip } }: Ctx<Caller | null>,
  brand: Pick<Brand, 'country'>,
  { type, username, countryDialingCode }: LoginName,
): Promise<Approach> {
  const isMobile = type === 'mobile';
  const name = isMobile
    ? normalizeMobile(countryDialingCode ?? dialingCodeOf(brand), username)
    : username;
  const member = await (isMobile ? findByMobile : findByAccount)(db, name);
  const place = await addressStanding(db, { memberId: member?.id ?? NOBODY, ip });
  const attempt = {
    account: member?.id ?? name,
    address: ip,
    locks: true,
    isKnownPlace: place === 'known',
  };
  return { member, attempt };
}
