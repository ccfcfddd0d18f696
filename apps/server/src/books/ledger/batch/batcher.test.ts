import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Refusal } from '../../../base/kernel/index.ts';
import { type BatcherOptions, createBatcher } from './batcher.ts';

type Ask = { key: string; amount: number; account: bigint };

const ask = (key: string, facts: Partial<Ask> = {}): Ask => ({
  key,
  amount: 1,
  account: 1n,
  ...facts,
});

function batcherWith(options: Partial<BatcherOptions<Ask, string>> = {}) {
  const batches: { keys: string[]; lane: number }[] = [];
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const batcher = createBatcher<Ask, string>({
    lanes: 1,
    batchMax: 100,
    queueMax: 100,
    keyOf: ({ key }) => key,
    contentOf: ({ amount }) => String(amount),
    laneOf: ({ account }) => account,
    run: async (asks, lane) => {
      batches.push({ keys: asks.map(({ key }) => key), lane });
      begin();
      await gate;
      return asks.map(({ key }) => `done ${key}`);
    },
    ...options,
  });
  return { batcher, batches, begun, release };
}

test('a lone request leaves at once, what comes meanwhile leaves together', async () => {
  const { batcher, batches, begun, release } = batcherWith();
  const first = batcher.submit(ask('a'));
  await begun;
  const rest = ['b', 'c', 'd'].map((key) => batcher.submit(ask(key)));
  expect(batches.map(({ keys }) => keys)).toEqual([['a']]);
  release();
  expect(await Promise.all([first, ...rest])).toEqual(['done a', 'done b', 'done c', 'done d']);
  expect(batches.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'd']]);
});

test('a batch takes no more than it may, the rest follow', async () => {
  const { batcher, batches, release } = batcherWith({ batchMax: 2 });
  release();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => batcher.submit(ask(key))));
  expect(batches.map(({ keys }) => keys.length)).toEqual([2, 2, 1]);
});

test('lanes that take turns: one is written while the other collects, and all are answered', async () => {
  let underWay = 0;
  let most = 0;
  const { batcher } = batcherWith({
    lanes: 2,
    turnMaxMs: 60_000,
    run: async (asks) => {
      most = Math.max(most, ++underWay);
      await pause(3);
      underWay--;
      return asks.map(({ key }) => `done ${key}`);
    },
  });
  const client = async (number: number) => {
    for (let turn = 0; turn < 5; turn++) {
      await batcher.submit(ask(`${number}-${turn}`, { account: BigInt(number) }));
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => client(number)));
  expect(most).toBe(1);
  expect(batcher.depth).toBe(0);
});

test('a lane that is stuck holds the other up no longer than it may', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { batcher } = batcherWith({
    lanes: 2,
    turnMaxMs: 5,
    run: async (asks, lane) => {
      begin();
      if (lane === 0) await gate;
      return asks.map(({ key }) => `done ${key}`);
    },
  });
  const stuck = batcher.submit(ask('a', { account: 2n }));
  await begun;
  expect(await batcher.submit(ask('b', { account: 1n }))).toBe('done b');
  expect(await batcher.submit(ask('c', { account: 1n }))).toBe('done c');
  release();
  expect(await stuck).toBe('done a');
});

test('one account is never in two batches at once', async () => {
  const open = new Set<bigint>();
  const { batcher } = batcherWith({
    lanes: 4,
    batchMax: 3,
    run: async (asks) => {
      const accounts = new Set(asks.map(({ account }) => account));
      for (const account of accounts) expect(open.has(account)).toBe(false);
      for (const account of accounts) open.add(account);
      await pause(1);
      for (const account of accounts) open.delete(account);
      return asks.map(() => 'ok');
    },
  });
  await Promise.all(
    Array.from({ length: 100 }, (_, i) => batcher.submit(ask(`k${i}`, { account: BigInt(i % 7) }))),
  );
});

test('MONEY-15 a key under way is not sent again: the repeat shares the first answer', async () => {
  const { batcher, batches, release } = batcherWith();
  const both = [batcher.submit(ask('a')), batcher.submit(ask('a'))];
  release();
  expect(await Promise.all(both)).toEqual(['done a', 'done a']);
  expect(await batcher.submit(ask('a'))).toBe('done a');
  expect(batches).toHaveLength(1);
});

test.each([
  ['under way', false],
  ['answered a moment ago', true],
])('MONEY-15 refuses a key %s that comes with other content', async (_, isAnswered) => {
  const { batcher, release } = batcherWith();
  const first = batcher.submit(ask('a'));
  if (isAnswered) {
    release();
    await first;
  }
  await expect(batcher.submit(ask('a', { amount: 2 }))).rejects.toMatchObject({
    code: 'repeated_differently',
  });
  release();
  await first;
});

test('a full queue says so at once, and serves again when it has room', async () => {
  const { batcher, begun, release } = batcherWith({ queueMax: 2 });
  const taken = [batcher.submit(ask('a'))];
  await begun;
  taken.push(batcher.submit(ask('b')), batcher.submit(ask('c')));
  await expect(batcher.submit(ask('d'))).rejects.toMatchObject({ code: 'ledger_busy' });
  release();
  expect(await Promise.all(taken)).toHaveLength(3);
  expect(await batcher.submit(ask('d'))).toBe('done d');
});

test('a fault answers the requests of its own batch only, and is not remembered', async () => {
  const { promise: gate, resolve: lose } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let count = 0;
  const { batcher } = batcherWith({
    run: async (asks) => {
      if (count++ > 0) return asks.map(({ key }) => `done ${key}`);
      begin();
      await gate;
      throw new Error('lost');
    },
  });
  const first = batcher.submit(ask('a'));
  await begun;
  const second = batcher.submit(ask('b'));
  lose();
  await expect(first).rejects.toThrow('lost');
  expect(await second).toBe('done b');
  expect(await batcher.submit(ask('a'))).toBe('done a');
});

test('whoever asks again in the breath in which a fault is told is served anew', async () => {
  let runs = 0;
  const { batcher } = batcherWith({
    run: async (asks) => {
      runs += 1;
      if (runs === 1) throw new Error('the database went away');
      return asks.map(({ key }) => `done ${key}`);
    },
  });
  const again = batcher.submit(ask('a')).catch(() => batcher.submit(ask('a')));
  expect(await again).toBe('done a');
  expect(batcher.depth).toBe(0);
});

test('MONEY-15 a key under way that comes for somebody else is a conflict, by whichever lane', async () => {
  const { batcher, release } = batcherWith({ lanes: 2 });
  const first = batcher.submit(ask('a', { account: 1n }));
  const other = batcher.submit(ask('a', { account: 2n, amount: 2 }));
  await expect(other).rejects.toThrow('repeated_differently');
  release();
  expect(await first).toBe('done a');
});

test('a refusal is for its own request alone', async () => {
  const { batcher } = batcherWith({
    run: async (asks) =>
      asks.map(({ key }) => (key === 'b' ? new Refusal('insufficient_funds') : key)),
  });
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((key) => batcher.submit(ask(key))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('no request is ever left asleep, at whatever moment it comes', async () => {
  const { batcher } = batcherWith({
    lanes: 2,
    queueMax: 10_000,
    run: async (asks) => {
      if (asks.length % 3 === 0) await pause(0);
      else if (asks.length % 3 === 1) await Promise.resolve();
      return asks.map(({ key }) => key);
    },
  });
  let answered = 0;
  const client = async (number: number) => {
    for (let i = 0; i < 200; i++) {
      await batcher.submit(ask(`${number}:${i}`, { account: BigInt(number) }));
      answered++;
      // Comes back at once, a microtask later, or a turn later.
      if (i % 5 === 0) await pause(0);
      else if (i % 2 === 0) await Promise.resolve();
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => client(number)));
  expect(answered).toBe(4_000);
  expect(batcher.depth).toBe(0);
});

test('stopped, it finishes what came before and refuses what comes after', async () => {
  const { batcher, release } = batcherWith();
  const before = batcher.submit(ask('a'));
  const stopping = batcher.stop();
  await expect(batcher.submit(ask('b'))).rejects.toMatchObject({ code: 'ledger_busy' });
  release();
  expect(await before).toBe('done a');
  await stopping;
});
