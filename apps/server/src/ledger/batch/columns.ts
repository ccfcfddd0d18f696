/**
 * Array values as PostgreSQL reads them. The driver would do it too, at several times the cost: it
 * quotes every number and asks each element what it is.
 */
type Whole = bigint | number | null | undefined;

export const wholeColumn = (values: readonly Whole[]): string => wholeColumnOf(values, same);

const same = (value: Whole): Whole => value;

/** One number of each, without a list of them in between. */
export function wholeColumnOf<Thing>(
  things: readonly Thing[],
  of: (thing: Thing) => Whole,
): string {
  let text = '';
  let isEmpty = true;
  for (const thing of things) {
    const value = of(thing);
    if (text !== '') text += ',';
    if (value === null || value === undefined) text += 'null';
    else {
      text += value;
      isEmpty = false;
    }
  }
  // Columns are unnested beside each other, and what a short one lacks is null.
  return isEmpty ? '{}' : `{${text}}`;
}

/** What JSON writes by a name of its own; PostgreSQL would take the name for the letter. */
const NAMED = /\\[bfnrtu]/;

/** Quoted as JSON quotes, which is how PostgreSQL reads it, but for letters that JSON names. */
export function textColumn(values: readonly (string | null)[]): string {
  const json = JSON.stringify(values);
  return NAMED.test(json) ? `{${values.map(quote).join(',')}}` : `{${json.slice(1, -1)}}`;
}

const EACH_SPECIAL = /["\\]/g;

const quote = (text: string | null): string =>
  text === null ? 'null' : `"${text.replace(EACH_SPECIAL, '\\$&')}"`;
