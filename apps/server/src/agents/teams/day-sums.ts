import { type RawBuilder, sql } from 'kysely';

/** The sums of a day, in the order they are written. */
export const DAY_SUMS = [
  'bet_count',
  'valid_bets',
  'prizes',
  'deposits',
  'withdrawals',
  'bonuses',
  'joined',
  'first_deposits',
  'active',
  'active_week',
  'active_first',
] as const;

export type DaySum = (typeof DAY_SUMS)[number];

export const PLAY_SUMS = ['bet_count', 'valid_bets', 'prizes'] as const satisfies DaySum[];

const columns = (names: readonly string[], of: (name: string) => RawBuilder<unknown>) =>
  sql.join(names.map(of));

export const namesOf = (sums: readonly DaySum[]) => columns(sums, (name) => sql.ref(name));

/** Each of the sums, by a column that may be another one or nothing at all. */
export const writeSums = (
  given: Partial<Record<DaySum, RawBuilder<unknown>>>,
  sums: readonly DaySum[] = DAY_SUMS,
) => sql.join(sums.map((name) => sql`${given[name] ?? sql`0`} as ${sql.ref(name)}`));

/** Each of the sums over a group of `from`, times a factor where one is named. */
export const addUp = (
  from: string,
  sums: readonly DaySum[],
  factor: RawBuilder<unknown> = sql`1`,
): RawBuilder<unknown> =>
  columns(sums, (name) => sql`sum(${factor} * ${sql.ref(`${from}.${name}`)}) as ${sql.ref(name)}`);

/** What is there already and what comes on top, for `on conflict do update set`. */
export const onTop = (sums: readonly DaySum[]) =>
  columns(sums, (name) => sql`${sql.ref(name)} = d.${sql.ref(name)} + excluded.${sql.ref(name)}`);

/** Everybody above a path in `above`, as `number` and `part`; whoever is directly above twice. */
export const ABOVE = sql`(
  select n::bigint as number, 'below' as part from unnest(string_to_array(s.above::text, '.')) as n
  union all
  select subpath(s.above, -1)::text::bigint, 'direct')`;
