import * as z from 'zod/mini';

/** Why an operator does something, in their own words: kept for ever beside what they did. */
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
