import type { Problem } from './check-brand.ts';

/** What was read or closed is remembered by its id. */
export const repeatedIds = (
  list: string,
  rows: readonly { readonly id: string }[],
): readonly Problem[] =>
  rows
    .map(({ id }, index) => ({ id, index }))
    .filter(({ id, index }) => rows.findIndex((row) => row.id === id) !== index)
    .map(({ id, index }) => ({ field: `${list}.${index}.id`, reason: `${id} is there twice` }));

/** Every text must be there in every language the brand offers. */
export const missing = (
  field: string,
  texts: Readonly<Record<string, unknown>>,
  languages: readonly string[],
): readonly Problem[] =>
  languages
    .filter((code) => !Object.hasOwn(texts, code))
    .map((code) => ({ field: `${field}.${code}`, reason: 'is missing' }));
