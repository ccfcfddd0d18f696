import type { Day } from '@baize/std/day';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../base/db/index.ts';

const secretNamed = (name: string) => ({ of: 'system_secret.secret', row: name }) as const;

export async function findSecret(db: Db | Tx, name: string): Promise<Buffer | undefined> {
  const named = db.selectFrom('system_secret').select('secret').where('name', '=', name);
  const row = await named.executeTakeFirst();
  return row && Buffer.from(openValue(db, secretNamed(name), row.secret), 'base64');
}

type NewSecret = Omit<Row<'system_secret'>, 'secret'> & { readonly secret: Uint8Array };

/** The first process makes it; the others find it made. */
export const insertSecret = (db: Db | Tx, { secret, ...row }: NewSecret) =>
  db
    .insertInto('system_secret')
    .values({
      ...row,
      secret: sealValue(db, secretNamed(row.name), Buffer.from(secret).toString('base64')),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

export const insertProblem = (db: Db | Tx, row: Row<'system_problem'>) =>
  db.insertInto('system_problem').values(row).execute();

export const deleteProblemsBefore = (db: Db | Tx, before: Instant) =>
  db.deleteFrom('system_problem').where('created_at', '<', before).execute();

type Vote = {
  readonly topic: string;
  readonly language: string;
  readonly day: Day;
  readonly isHelpful: boolean;
};

export const countVote = (db: Db, { topic, language, day, isHelpful }: Vote) =>
  sql`insert into system_help_vote (topic, language, day, helpful, unhelpful)
    values (${topic}, ${language}, ${day}, ${isHelpful ? 1 : 0}, ${isHelpful ? 0 : 1})
    on conflict (topic, language, day) do update set
      helpful = system_help_vote.helpful + excluded.helpful,
      unhelpful = system_help_vote.unhelpful + excluded.unhelpful`.execute(db);

type VoteSum = { readonly topic: string; readonly helpful: number; readonly unhelpful: number };

export async function sumVotes(db: Db, since: Day): Promise<readonly VoteSum[]> {
  const { rows } = await sql<VoteSum>`
    select topic, sum(helpful)::int4 as helpful, sum(unhelpful)::int4 as unhelpful
    from system_help_vote where day >= ${since} group by topic order by topic`.execute(db);
  return rows;
}
