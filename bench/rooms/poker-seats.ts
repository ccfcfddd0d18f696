import { setTimeout as pause } from 'node:timers/promises';
import { playTable, type TableCommand } from '@baize/engines/holdem/play-table';
import { emptyTable, type Table, type TableRules } from '@baize/engines/holdem/table';
import { seedOf } from '@baize/engines/holdem/testing/at-table';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import { openDatabase } from '../../apps/studio/src/db/client.ts';
import { insertTable } from '../../apps/studio/src/poker/queries.ts';
import type { Figure } from '../report.ts';
import type { Bench } from '../wallet/database.ts';
import { quantiles } from '../wallet/load.ts';

const BOTS = 8;
const LOOK_MS = 200;

/** A ninth seat is a person's who sits out: bots alone would leave. */
const RULES: TableRules = {
  seats: BOTS + 1,
  smallBlind: 100,
  bigBlind: 200,
  buyInMin: 200,
  buyInMax: 1_000_000,
  rakePpm: 0,
  rakeCaps: [0],
  isCash: false,
};

/**
 * So many seats of hold'em in play at tables of a running studio: how late a turn that was due is taken
 * up, and how many moves, deals and ends there are a second.
 */
export async function measureSeats(
  { url, connection }: Pick<Bench, 'url' | 'connection'>,
  { seats, seconds }: { readonly seats: number; readonly seconds: number },
): Promise<readonly Figure[]> {
  const count = Math.ceil(seats / BOTS);
  const db = openDatabase(url, testVault);
  const codes = Array.from({ length: count }, (_, at) => `bench-${at}`);
  for (const [at, code] of codes.entries()) await insertTable(db, code, fullTable(at));
  await connection.pool.query('update studio.poker_table set due_at = now() where code = any($1)', [
    codes,
  ]);
  const late: number[] = [];
  const versions = async () => {
    const { rows } = await connection.pool.query<{ sum: string }>(
      'select sum(version)::text as sum from studio.poker_table where code = any($1)',
      [codes],
    );
    return Number(rows[0]?.sum ?? 0);
  };
  // The first hands are dealt after a pause.
  await pause(6_000);
  const [before, begunAt] = [await versions(), performance.now()];
  while (performance.now() - begunAt < seconds * 1_000) {
    const { rows } = await connection.pool.query<{ ms: number }>(
      `select greatest(0, extract(epoch from now() - due_at) * 1000)::float8 as ms
        from studio.poker_table where code = any($1) and due_at is not null`,
      [codes],
    );
    late.push(...rows.map(({ ms }) => ms));
    await pause(LOOK_MS);
  }
  const moved = (await versions()) - before;
  const took = (performance.now() - begunAt) / 1_000;
  await connection.pool.query('update studio.poker_table set due_at = null where code = any($1)', [
    codes,
  ]);
  await db.destroy();
  const { p50, p99 } = quantiles(late);
  return [
    { name: `${count * BOTS} poker seats in play, changes`, value: moved / took, unit: '/s' },
    { name: '  a turn that is due waits, p50', value: p50, unit: 'ms' },
    { name: '    p99', value: p99, unit: 'ms' },
  ];
}

function fullTable(number: number): Table {
  let table = emptyTable(RULES, seedOf(number));
  // Who sits out for ten minutes leaves.
  const now = performance.timeOrigin + performance.now();
  const send = (command: TableCommand) => {
    const answer = playTable(table, command, now);
    if ('table' in answer) table = answer.table;
  };
  for (let place = 0; place <= BOTS; place++) {
    const player = `bench-${number}-${place}`;
    const facts = { player, name: `B${place}`, stack: 40_000, seed: `seed-${place}` };
    send({ type: 'sit', place, ...facts, isBot: place < BOTS });
  }
  send({ type: 'sit-out', player: `bench-${number}-${BOTS}` });
  return table;
}
