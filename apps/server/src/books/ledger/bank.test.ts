import { minor } from '@baize/std/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../../../sim/auditor.ts';
import { openDatabase } from '../../base/db/index.ts';
import { type GivenMember, givenMember } from '../../testing/ledger.ts';
import { useWorld } from '../../testing/world.ts';
import {
  type BatchAnswer,
  type BatchTransfer,
  createPostBatch,
  getBalance,
  type HotPath,
  postTransfer,
} from './index.ts';

/** Four accounts: whatever is posted, by `postTransfer` or the hot path, no unit appears or is lost. */
const MEMBERS = 4;

const t = useWorld();
const doors: HotPath<BatchTransfer, BatchAnswer>[] = [];
const pools: { end(): Promise<void> }[] = [];
let runs = 0;

beforeAll(() => {
  for (const lanes of [1, 2]) {
    const { pool } = openDatabase(t.world.url, { max: lanes, pipeline: true });
    pools.push(pool);
    doors.push(createPostBatch(t.world, { pool, lanes, batchMax: 16, recentMax: 4 }));
  }
});

afterAll(async () => {
  await Promise.all(doors.map((door) => door.stop()));
  await Promise.all(pools.map((pool) => pool.end()));
});

const operation = fc.record({
  key: fc.nat(30),
  door: fc.constantFrom(0, 1, 2),
  from: fc.nat(MEMBERS),
  to: fc.nat(MEMBERS),
  amount: fc.bigInt(1n, 60n),
});

type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

/** Members by number, and one past the last is the bank. */
const accountAt = (members: readonly GivenMember[], number: number) =>
  members[number]?.cash ?? members[0]!.bank;

async function ask(members: readonly GivenMember[], { key, door, from, to, amount }: Operation) {
  const transfer = {
    requestKey: `bank:${runs}:${key}`,
    from: accountAt(members, from),
    to: accountAt(members, to),
    amount: minor(amount),
    reason: 'test',
  };
  const hot = doors[door];
  if (hot) await hot.submit(transfer);
  else {
    const at = t.world.clock.now();
    await t.world.db.transaction().execute((tx) => postTransfer(tx, { ...transfer, at }));
  }
  return transfer;
}

test('MONEY-07 MONEY-15 MONEY-16 whatever comes at once, the bank keeps every unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 80 }), async (operations) => {
      runs++;
      const members = await Promise.all(
        Array.from({ length: MEMBERS }, () => givenMember(t.world, minor(100n))),
      );
      const sound = operations.filter(({ from, to }) => from !== to);
      const answers = await Promise.allSettled(sound.map((each) => ask(members, each)));
      const expected = new Map(members.map(({ cash }) => [cash, 100n]));
      const counted = new Set<string>();
      for (const answer of answers) {
        if (answer.status === 'rejected') {
          expect(['insufficient_funds', 'repeated_differently']).toContain(answer.reason.code);
        } else if (!counted.has(answer.value.requestKey)) {
          const { requestKey, from, to, amount } = answer.value;
          counted.add(requestKey);
          expected.set(from, (expected.get(from) ?? 0n) - amount);
          expected.set(to, (expected.get(to) ?? 0n) + amount);
        }
      }
      for (const { cash } of members) {
        expect(await getBalance(t.world.db, cash)).toBe(expected.get(cash));
      }
    }),
    { numRuns: 25 },
  );
  expect((await audit(t.world.url)).findings).toEqual([]);
}, 60_000);
