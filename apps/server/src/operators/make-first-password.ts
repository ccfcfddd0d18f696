import type { Chance } from '../kernel/index.ts';

/** Without I, L, O, U: it is read out or written down, and typed again. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS = 20;

/** A hundred bits of chance, like 7kq2-m9xa-04tb-x1ew-9nnz. */
export const makeFirstPassword = (chance: Chance): string =>
  Array.from(chance.bytes(LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
