import { type RawBuilder, sql } from 'kysely';

/**
 * An order of rows by several keys, all in one direction. The last keys must be unique, so that a page
 * begins exactly after the last row of the page before.
 */
export function sortedBy(keys: readonly RawBuilder<unknown>[], isDown: boolean) {
  const direction = isDown ? sql`desc` : sql`asc`;
  return {
    orderBy: sql.join(keys.map((key) => sql`${key} ${direction}`)),
    /** Only rows that come after the one with these values. */
    isAfter: (values: readonly unknown[]): RawBuilder<boolean> =>
      sql<boolean>`(${sql.join(keys)}) ${isDown ? sql`<` : sql`>`} (${sql.join(values)})`,
  };
}
