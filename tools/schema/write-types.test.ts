import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneTemplate, dropDatabase } from '../test-database/template.ts';
import { readCatalog } from './catalog.ts';
import { writeSql } from './write-sql.ts';
import { writeTypes } from './write-types.ts';

const cluster = process.env['TEST_DATABASE_URL'] ?? '';
const name = `types_${process.pid}`;
let client: Client;

beforeAll(async () => {
  client = new Client({ connectionString: await cloneTemplate(cluster, name) });
  await client.connect();
  await client.query(String.raw`
    create domain coin as bigint check (value >= 0);
    create domain trial_member_id as text check (value like 'trm\_%');
    create type trial_mood as enum ('glad', 'sad');
    create table trial_row (
      id bigint generated always as identity primary key,
      owner trial_member_id not null,
      balance coin not null default 0,
      state text not null check (state in ('open', 'shut')),
      mood trial_mood,
      tags text[] not null default '{}',
      twice bigint generated always as (balance * 2) stored,
      seen_at timestamptz,
      notes jsonb not null
    );
    create index trial_row_owner on trial_row (owner);
  `);
});

afterAll(async () => {
  await client.end();
  await dropDatabase(cluster, name);
});

test.each([
  ['an identity is never inserted', 'id: GeneratedAlways<bigint>;'],
  ['a domain with a prefix is an id', "owner: Id<'trm'>;"],
  [
    'a domain without a brand is its base, a default makes it optional',
    'balance: Generated<bigint>;',
  ],
  ['a list of words is a union', "state: 'open' | 'shut';"],
  ['an enum is a union, and may be null', "mood: 'glad' | 'sad' | null;"],
  ['an array keeps its elements', 'tags: Generated<string[]>;'],
  ['a computed column is never inserted', 'twice: GeneratedAlways<bigint | null>;'],
  ['a moment is an instant', 'seen_at: Instant | null;'],
  ['json is unknown until it is read', 'notes: unknown;'],
])('%s', async (_, line) => {
  expect(writeTypes(await readCatalog(client))).toContain(`    ${line}\n`);
});

test('the page of the schema can be read as SQL', async () => {
  const page = writeSql(await readCatalog(client));
  expect(page).toContain('create domain coin as bigint\n  CHECK ((VALUE >= 0));');
  expect(page).toContain('twice bigint generated always as (((balance)::bigint * 2)) stored');
  expect(page).toContain('CREATE INDEX trial_row_owner ON public.trial_row USING btree (owner);');
});
