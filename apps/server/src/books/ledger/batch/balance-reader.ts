import { assert } from '@baize/std/assert';
import type { AccountId } from '@baize/std/id';
import type pg from 'pg';
import type { Account } from '../account.ts';
import { createBatcher } from './batcher.ts';
import { isLost } from './faults.ts';
import { readAccounts } from './queries.ts';

/** Reads what members' accounts hold, as of after the question was asked. */
export type BalanceReader = (account: AccountId) => Promise<Account>;

const BATCH_MAX = 1_000;
const QUEUE_MAX = 20_000;

/**
 * Balances asked for at the same time are read together. A question never joins a reading that is
 * already under way: that may have begun before the transfer whose result is asked for.
 */
export function createBalanceReader(pool: pg.Pool): BalanceReader {
  let asked = 0;
  const batcher = createBatcher<{ id: AccountId; key: string }, Account>({
    lanes: 1,
    batchMax: BATCH_MAX,
    queueMax: QUEUE_MAX,
    recentMax: 0,
    keyOf: ({ key }) => key,
    contentOf: () => '',
    laneOf: () => 0n,
    run: async (questions) => {
      const accounts = await readTogether(pool, [...new Set(questions.map(({ id }) => id))]);
      return questions.map(({ id }) => {
        const account = accounts.get(id);
        assert(account, `account ${id} exists`);
        return account;
      });
    },
  });
  return (id) => batcher.submit({ id, key: String(asked++) });
}

/** A connection that broke is no reason to fail: reading once more harms nobody. */
const ATTEMPTS_MAX = 3;

async function readTogether(pool: pg.Pool, ids: readonly AccountId[]) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOnce(pool, ids);
    } catch (error) {
      if (!isLost(error) || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

async function readOnce(pool: pg.Pool, ids: readonly AccountId[]) {
  const client = await pool.connect();
  let isSound = false;
  try {
    const accounts = await readAccounts(client, ids);
    isSound = true;
    return new Map(accounts.map((account) => [account.id, account]));
  } finally {
    client.release(!isSound);
  }
}
