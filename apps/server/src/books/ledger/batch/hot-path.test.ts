import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, afterEach, expect, test } from 'vitest';
import { audit } from '../../../../../../sim/auditor.ts';
import { openDatabase } from '../../../base/db/index.ts';
import { givenClearing, givenMember } from '../../../testing/ledger.ts';
import { useWorld } from '../../../testing/world.ts';
import {
  type BatchTransfer,
  createBalanceReader,
  createPostBatch,
  getBalance,
  type HotPathOptions,
  postTransfer,
} from '../index.ts';

const t = useWorld();
const closing: (() => Promise<unknown>)[] = [];

/** A hot path with connections of its own: each is what another process would be. */
function process(options: Partial<HotPathOptions> = {}) {
  const lanes = options.lanes ?? 2;
  const { pool } = openDatabase(t.world.url, { max: lanes, pipeline: true, name: 'baize hot' });
  const batch = createPostBatch(t.world, { pool, lanes, recentMax: 0, ...options });
  closing.push(async () => {
    await batch.stop();
    await pool.end();
  });
  return batch;
}

const bet = (
  requestKey: string,
  from: AccountId,
  facts: { to: AccountId; amount?: bigint },
): BatchTransfer => ({
  requestKey,
  from,
  to: facts.to,
  amount: minor(facts.amount ?? 1n),
  reason: 'bet_placed',
});

const soundBooks = async () => expect((await audit(t.world.url)).findings).toEqual([]);

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  await soundBooks();
});

afterAll(() => Promise.all(closing.map((close) => close())));

test('MONEY-07 each request gets its own answer with the balance it left', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const hot = process();
  const answers = await Promise.all(
    [10n, 20n, 30n].map((amount, i) => hot.submit(bet(`own-${i}`, cash, { to, amount }))),
  );
  expect(answers.map(({ fromBalance }) => fromBalance)).toEqual([90n, 70n, 40n]);
  expect(await getBalance(t.world.db, cash)).toBe(40n);
});

test('MONEY-16 a refusal in the middle of a batch spoils none of its neighbours', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const hot = process();
  const answers = await Promise.allSettled(
    [60n, 60n, 40n, 1n].map((amount, i) => hot.submit(bet(`mid-${i}`, cash, { to, amount }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(answers[1]).toMatchObject({
    reason: { code: 'insufficient_funds', details: { balance: '40' } },
  });
});

test('MONEY-16 of two hundred at once for the whole balance one wins', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const processes = [process(), process()];
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, i) =>
      processes[i % 2]!.submit(bet(`edge-${i}`, cash, { to, amount: 100n })),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await getBalance(t.world.db, cash)).toBe(0n);
});

test('MONEY-15 repeats inside a batch, across batches and across processes move once', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const processes = [process(), process()];
  const ask = () => bet('repeat-1', cash, { to, amount: 10n });
  const [first, ...rest] = await Promise.all(
    Array.from({ length: 50 }, (_, i) => processes[i % 2]!.submit(ask())),
  );
  for (const answer of [
    ...rest,
    await processes[0]!.submit(ask()),
    await process().submit(ask()),
  ]) {
    expect(answer).toEqual(first);
  }
  expect(await getBalance(t.world.db, cash)).toBe(90n);
});

test('MONEY-15 one key with other content is refused wherever it comes', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const [one, two] = [process(), process()];
  await one.submit(bet('other-1', cash, { to, amount: 10n }));
  await expect(two.submit(bet('other-1', cash, { to, amount: 11n }))).rejects.toMatchObject({
    code: 'repeated_differently',
  });
});

test('MONEY-15 a refused request may be asked again once there is enough', async () => {
  const { cash, bank } = await givenMember(t.world, minor(5n));
  const to = await givenClearing(t.world);
  const hot = process();
  const ask = () => hot.submit(bet('again-1', cash, { to, amount: 10n }));
  await expect(ask()).rejects.toMatchObject({ code: 'insufficient_funds' });
  await hot.submit(bet('again-deposit', bank, { to: cash, amount: 5n }));
  expect(await ask()).toMatchObject({ fromBalance: 0n });
});

test('MONEY-07 three processes and operations on the same purses keep the books', async () => {
  const members = await Promise.all(
    Array.from({ length: 5 }, () => givenMember(t.world, minor(1_000n))),
  );
  const to = await givenClearing(t.world);
  const processes = [process(), process(), process({ lanes: 1 })];
  const asks = Array.from({ length: 600 }, async (_, i) => {
    const { cash, held } = members[i % members.length]!;
    const other = members[(i * 3 + 1) % members.length]!;
    if (i % 20 === 0) {
      return t.world.db
        .transaction()
        .execute((tx) =>
          postTransfer(tx, { ...bet(`op-${i}`, cash, { to: held }), at: t.world.clock.now() }),
        );
    }
    const target = i % 7 === 0 && other.cash !== cash ? other.cash : to;
    return processes[i % 3]!.submit(bet(`mix-${i}`, cash, { to: target }));
  });
  const answers = await Promise.allSettled(asks);
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('transfers that cross between lanes and processes come to an end', async () => {
  const members = await Promise.all(
    Array.from({ length: 4 }, () => givenMember(t.world, minor(1_000n))),
  );
  const processes = [process({ lanes: 4 }), process({ lanes: 4 })];
  const answers = await Promise.allSettled(
    Array.from({ length: 300 }, (_, i) => {
      const from = members[i % 4]!.cash;
      const to = members[(i + 1 + (i % 3)) % 4]!.cash;
      return processes[i % 2]!.submit(bet(`cross-${i}`, from, { to }));
    }),
  );
  const failed = answers.filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([]);
});

test('what one request cannot have written does not stop the others of its batch', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const hot = process();
  const answers = await Promise.allSettled([
    hot.submit(bet('good-1', cash, { to })),
    hot.submit(bet('bad-\u0000', cash, { to })),
    hot.submit(bet('good-2', cash, { to })),
    hot.submit(bet('nobody', 999_999n as AccountId, { to })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(await getBalance(t.world.db, cash)).toBe(98n);
});

test('MONEY-17 connections killed at any moment lose and double nothing', async () => {
  const { cash } = await givenMember(t.world, minor(10_000n));
  const to = await givenClearing(t.world);
  const hot = process();
  const done = new AbortController();
  const killer = (async () => {
    while (!done.signal.aborted) {
      await t.world.connection.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'baize hot' and datname = current_database()`,
      );
      await pause(120);
    }
  })();
  const asks = Array.from({ length: 200 }, (_, i) => bet(`kill-${i}`, cash, { to }));
  const answers: PromiseSettledResult<unknown>[] = [];
  for (let i = 0; i < asks.length; i += 20) {
    const some = asks.slice(i, i + 20).map((ask) => hot.submit(ask));
    answers.push(...(await Promise.allSettled(some)));
  }
  done.abort();
  await killer;
  const fresh = process();
  const again = await Promise.all(asks.map((ask) => fresh.submit(ask)));
  for (const [i, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') expect(again[i]).toEqual(answer.value);
    else expect(answer.reason).toMatchObject({ code: 'unconfirmed' });
  }
  expect(await getBalance(t.world.db, cash)).toBe(9_800n);
}, 60_000);

test('a balance read after a bet was answered shows the bet, however many read', async () => {
  const { cash } = await givenMember(t.world, minor(1_000n));
  const to = await givenClearing(t.world);
  const { pool } = openDatabase(t.world.url, { max: 2, pipeline: true });
  closing.push(() => pool.end());
  const read = createBalanceReader(pool);
  const hot = process();
  const player = async (number: number) => {
    const { fromBalance } = await hot.submit(bet(`read-${number}`, cash, { to }));
    const { balance } = await read(cash);
    expect(balance).toBeLessThanOrEqual(fromBalance ?? 0n);
  };
  await Promise.all(Array.from({ length: 100 }, (_, number) => player(number)));
});
