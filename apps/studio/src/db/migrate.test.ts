import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useWorld } from '../../../server/src/testing/world.ts';
import { migrate } from './migrate.ts';

const t = useWorld();

const FIRST = '0001_studio.sql';

/** Rounds as the studio kept them before there were moves: one not decided, two paid, one refused. */
const ROUNDS = `
  insert into seed (player, server_seed, commitment, client_seed, next_nonce, created_at)
    values ('mem_1', repeat('a', 64), repeat('b', 64), 'mine', 4, now());
  insert into round (id, player, mode, currency, game, version, request_key, choice, stake, events,
      payout_ppm, payout, seed_id, nonce, status, created_at, ended_at, ask_at)
    select 'rnd_' || nonce, 'mem_1', 'money', 'THB', 'over-under', 1, 'key-' || nonce, '{}', 100,
      '[]', 1960000, 196, 1, nonce, status, now(),
      case when status = 'open' then null else now() end,
      case when status = 'open' then now() end
    from (values (0, 'settled'), (1, 'settled'), (2, 'refused'), (3, 'open')) as old (nonce, status)`;

test('rounds that were played before there were moves are kept, and counted', async () => {
  const client = new pg.Client({ connectionString: t.world.url });
  await client.connect();
  try {
    const first = await readFile(new URL(`./migrations/${FIRST}`, import.meta.url), 'utf8');
    const checksum = createHash('sha256').update(first).digest('hex');
    await client.query(`create schema studio; set search_path = studio`);
    await client.query(`create table migration (name text primary key, checksum text not null,
      ran_at timestamptz not null default now())`);
    await client.query(first);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [FIRST, checksum]);
    await client.query(ROUNDS);

    await migrate(t.world.url);

    const rounds = await client.query<{ whole: string }>(
      `select concat_ws(' ', id, status, staked, is_instant, moves) as whole from round order by id`,
    );
    expect(rounds.rows.map(({ whole }) => whole)).toEqual([
      'rnd_0 settled 100 t []',
      'rnd_1 settled 100 t []',
      'rnd_2 refused 100 t []',
      'rnd_3 open 100 t []',
    ]);
    const meters = await client.query('select rounds::int, staked::int, paid::int from meter');
    expect(meters.rows).toEqual([{ rounds: 2, staked: 200, paid: 392 }]);
  } finally {
    await client.end();
  }
});
