import type { Brand } from './brand.ts';

/** `mem_` and 26 characters that sort by the time the id was made. One type per entity. */
export type Id<Prefix extends string> = Brand<`${Prefix}_${string}`, `Id:${Prefix}`>;

export type MemberId = Id<'mem'>;

/** Accounts and transfers of the ledger are numbers, because there are so many of them. */
export type AccountId = Brand<bigint, 'AccountId'>;
export type TransferId = Brand<bigint, 'TransferId'>;

/** Crockford's base 32: no I, L, O, U, so that an id can be read out on the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BODY = /^[0-9A-HJKMNP-TV-Z]{26}$/;

export const isId = <P extends string>(prefix: P, value: string): value is Id<P> =>
  value.length === prefix.length + 27 &&
  value.startsWith(`${prefix}_`) &&
  BODY.test(value.slice(prefix.length + 1));

/** Ten characters of milliseconds, sixteen of chance: the layout of a ULID. */
export function makeId<P extends string>(prefix: P, atMs: number, chance: Uint8Array): Id<P> {
  let time = '';
  for (let rest = atMs, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) {
    time = ALPHABET.charAt(rest % 32) + time;
  }
  let tail = '';
  for (let i = 0; i < 16; i++) tail += ALPHABET.charAt((chance[i] ?? 0) % 32);
  return `${prefix}_${time}${tail}` as Id<P>;
}
