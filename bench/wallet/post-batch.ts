import { minor } from '@baize/std/money';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import { systemChance, systemClock } from '../../apps/server/src/base/kernel/index.ts';
import { createPostBatch } from '../../apps/server/src/books/ledger/index.ts';
import type { Bench } from './database.ts';
import { type Figures, runLoad } from './load.ts';

const STAKE = minor(100n);

type Case = {
  readonly clients: number;
  readonly lanes: number;
  readonly seconds: number;
  /** All bets from one purse instead of ten thousand. */
  readonly isHot?: boolean;
};

/** Bets through the hot path inside this process: each a transfer with a key of its own. */
export async function measurePostBatch(bench: Bench, asked: Case): Promise<Figures> {
  const { clients, lanes, seconds, isHot = false } = asked;
  const { pool } = openDatabase(bench.url, { max: lanes, pipeline: true, name: 'bench' });
  const world = { clock: systemClock, chance: systemChance };
  const batch = createPostBatch(world, { pool, lanes });
  const run = bench.newId('run');
  const { accounts, clearing } = bench;
  try {
    return await runLoad({
      clients,
      seconds,
      call: (_, count) => {
        // A step that is prime to their number visits all purses, in no order of theirs.
        const from = accounts[isHot ? 0 : (count * 7_919) % accounts.length];
        return batch.submit({
          requestKey: `${run}:${count}`,
          from: from ?? clearing,
          to: clearing,
          amount: STAKE,
          reason: 'bet_placed',
        });
      },
    });
  } finally {
    await batch.stop();
    await pool.end();
  }
}
