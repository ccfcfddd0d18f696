import type { ExtraCheck, ExtraWrite } from './hot-path.ts';

const POST_VALUES = 27;
const POST = `ledger_post(${Array.from({ length: POST_VALUES }, (_, i) => `$${i + 1}`).join(', ')})`;

export type Statement = { readonly name: string; readonly text: string };

/** What a batch writes beside the money, and what else must be so. */
export type Extras = {
  readonly checks: readonly ExtraCheck[];
  readonly writes: readonly ExtraWrite[];
};

const made = new Map<string, Statement>();

/**
 * The one statement that writes a batch with these parts; their values stand behind those of the
 * money, in the same order. Of a few kinds of parts there are a few statements: each is put together
 * once and prepared under a number, because PostgreSQL keeps only 63 bytes of a name.
 */
export function statementOf({ checks, writes }: Extras): Statement {
  const parts = [...checks, ...writes];
  const name = parts.map(({ sql }) => sql).join('\n');
  let statement = made.get(name);
  if (!statement) {
    statement = { name: `ledger_post_${made.size}`, text: textOf(checks, parts) };
    made.set(name, statement);
  }
  return statement;
}

function textOf(checks: readonly ExtraCheck[], parts: readonly ExtraWrite[]): string {
  let before = POST_VALUES;
  const shifted = parts.map(({ name, sql, values }) => {
    const text = sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`);
    before += values.length;
    return `${name} as (${text})`;
  });
  // A part that only reads is run because the outer query asks for it; those that write always are.
  const asked = [...checks.map(({ name }) => name), 'posted'];
  return `with ${[`posted as (select ${POST} as done)`, ...shifted].join(', ')}
    select ${asked.map((part) => `(select count(done) from ${part})`).join(', ')}`;
}
