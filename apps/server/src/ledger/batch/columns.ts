/**
 * Array values as PostgreSQL reads them. The driver would do it too, at several times the cost: it
 * quotes every number and asks each element what it is.
 */
type Whole = bigint | number | null | undefined;

export const wholeColumn = (values: readonly Whole[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

export const textColumn = (values: readonly (string | null)[]): string =>
  `{${values.map(quote).join(',')}}`;

const SPECIAL = /["\\]/;
const EACH_SPECIAL = /["\\]/g;

function quote(text: string | null): string {
  if (text === null) return 'null';
  return SPECIAL.test(text) ? `"${text.replace(EACH_SPECIAL, '\\$&')}"` : `"${text}"`;
}
