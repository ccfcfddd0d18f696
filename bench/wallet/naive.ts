import { minor } from '@baize/std/money';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import { systemClock } from '../../apps/server/src/base/kernel/index.ts';
import { createBalanceReader, postTransfer } from '../../apps/server/src/books/ledger/index.ts';
import type { Bench } from './database.ts';
import { type Figures, runLoad } from './load.ts';

type Case = { readonly clients: number; readonly seconds: number };

/** One transaction a bet, as most platforms do it: the same ledger through the door of operations. */
export async function measureNaive(bench: Bench, { clients, seconds }: Case): Promise<Figures> {
  const { db } = openDatabase(bench.url, { max: 16 });
  const run = bench.newId('run');
  const { accounts, clearing } = bench;
  try {
    return await runLoad({
      clients,
      seconds,
      call: (_, count) =>
        db.transaction().execute((tx) =>
          postTransfer(tx, {
            requestKey: `${run}:${count}`,
            at: systemClock.now(),
            from: accounts[(count * 7_919) % accounts.length] ?? clearing,
            to: clearing,
            amount: minor(100n),
            reason: 'bet_placed',
          }),
        ),
    });
  } finally {
    await db.destroy();
  }
}

/** Balances read by many at once. */
export async function measureReads(bench: Bench, { clients, seconds }: Case): Promise<Figures> {
  const { pool } = openDatabase(bench.url, { max: 2, pipeline: true });
  const read = createBalanceReader(pool);
  const { accounts, clearing } = bench;
  try {
    return await runLoad({
      clients,
      seconds,
      call: (_, count) => read(accounts[(count * 7_919) % accounts.length] ?? clearing),
    });
  } finally {
    await pool.end();
  }
}
