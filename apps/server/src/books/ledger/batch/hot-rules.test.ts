import type { AccountId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../../../../sim/auditor.ts';
import { openDatabase } from '../../../base/db/index.ts';
import { ensure } from '../../../base/kernel/index.ts';
import { givenClearing, givenMember } from '../../../testing/ledger.ts';
import { useWorld } from '../../../testing/world.ts';
import {
  createHotPath,
  getBalance,
  type HotPath,
  type HotRules,
  textColumn,
  wholeColumn,
} from '../index.ts';

/** A small module of its own: bets with rows beside the money, and cancels that may come first. */
type Ask = {
  readonly kind: 'bet' | 'cancel';
  readonly id: string;
  readonly pockets: readonly AccountId[];
  readonly to: AccountId;
  readonly stake: bigint;
};

type TestBook = { readonly open: Set<string>; readonly placed: { id: string; stake: bigint }[] };

const t = useWorld();
const keyOf = ({ kind, id }: Pick<Ask, 'kind' | 'id'>) => `${kind}:${id}`;
let reads = 0;

const rules: HotRules<Ask, string, TestBook> = {
  keyOf,
  contentOf: ({ stake }) => String(stake),
  laneOf: ({ pockets }) => pockets[0] ?? 0n,
  accountsOf: ({ pockets, to }) => [...pockets, to],
  otherKeysOf: ({ kind, id }) => (kind === 'cancel' ? [`bet:${id}`] : []),
  readFacts: async (ask, asks) => {
    reads++;
    const rows = await ask<{ id: string }>({
      name: 'test_read_bets',
      text: 'select id from test_bet where id = any ($1::text[])',
      values: [textColumn(asks.map(({ id }) => id))],
    });
    return { open: new Set(rows.map(({ id }) => id)), placed: [] };
  },
  decide: (sheet, { kind, id, pockets, to, stake }, facts) => {
    if (kind === 'cancel') {
      const bet = sheet.find(`bet:${id}`);
      ensure(!bet, 'repeated_differently');
      sheet.remember({ key: `bet:${id}`, content: 'tombstone', answer: 'cancelled first' });
      return 'cancelled';
    }
    // Half from each pocket, so that the second may refuse after the first has moved.
    for (const from of pockets) {
      sheet.move({ from, to, amount: minor(stake / BigInt(pockets.length)), reason: 'stake' });
    }
    facts.placed.push({ id, stake });
    return `placed ${id}, ${sheet.balance(pockets[0]!)} left`;
  },
  writesOf: ({ placed }) => [
    {
      name: 'test_bets',
      sql: `insert into test_bet (id, stake) select * from unnest($1::text[], $2::bigint[])`,
      values: [
        textColumn(placed.map(({ id }) => id)),
        wholeColumn(placed.map(({ stake }) => stake)),
      ],
    },
  ],
  encode: (answer) => answer,
  decode: (text) => text,
  onRepeat: (stored) => `${stored.answer} (again)`,
};

let hot: HotPath<Ask, string>;
let close: () => Promise<void>;

beforeAll(async () => {
  await t.world.connection.pool.query(
    'create table test_bet (id text primary key, stake bigint not null check (stake < 1000))',
  );
  const { pool } = openDatabase(t.world.url, { max: 2, pipeline: true });
  hot = createHotPath(t.world, rules, { pool, recentMax: 0 });
  close = async () => {
    await hot.stop();
    await pool.end();
  };
});

afterAll(async () => {
  await close();
  expect((await audit(t.world.url)).findings).toEqual([]);
});

const betsKept = async () =>
  (
    await t.world.connection.pool.query<{ id: string }>('select id from test_bet order by id')
  ).rows.map(({ id }) => id);

test('MONEY-17 rows of the module are written with the money, or neither is', async () => {
  const { cash } = await givenMember(t.world, minor(10_000n));
  const to = await givenClearing(t.world);
  const bet = (id: string, stake: bigint): Ask => ({ kind: 'bet', id, pockets: [cash], to, stake });
  const answers = await Promise.allSettled([
    hot.submit(bet('w1', 100n)),
    hot.submit(bet('w2', 1_000n)), // The module's own table does not take this one.
    hot.submit(bet('w3', 100n)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await betsKept()).toEqual(['w1', 'w3']);
  expect(await getBalance(t.world.db, cash)).toBe(9_800n);
});

test('a request refused after its first move leaves no trace of it', async () => {
  const { cash, bonus } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const before = await betsKept();
  const pockets = [cash, bonus];
  await expect(
    hot.submit({ kind: 'bet', id: 'half', pockets, to, stake: 20n }),
  ).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await getBalance(t.world.db, cash)).toBe(100n);
  expect(await betsKept()).toEqual(before);
});

test.each([
  ['in a later batch', false],
  ['in the same batch', true],
])('a cancel that comes first kills the bet that comes late, %s', async (_, isTogether) => {
  const { cash } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const id = `late-${isTogether}`;
  const ask = { id, pockets: [cash], to, stake: 20n };
  const cancel = hot.submit({ ...ask, kind: 'cancel' });
  if (!isTogether) await cancel;
  const late = hot.submit({ ...ask, kind: 'bet' });
  expect(await cancel).toBe('cancelled');
  expect(await late).toBe('cancelled first (again)');
  expect(await getBalance(t.world.db, cash)).toBe(100n);
});

test('what was stale when it was written is read and decided again', async () => {
  const { cash, held } = await givenMember(t.world, minor(100n));
  const to = await givenClearing(t.world);
  const locker = await t.world.connection.pool.connect();
  await locker.query('begin');
  await locker.query('select from ledger_account where id = $1 for update', [cash]);
  const readsBefore = reads;
  const bet = hot.submit({ kind: 'bet', id: 'stale', pockets: [cash], to, stake: 60n });
  await expect.poll(() => reads).toBe(readsBefore + 1);
  const takeAway = [
    `insert into ledger_request values ('stale-op', '', '', '2026-12-01', 1, 1)`,
    `insert into ledger_transfer values ('2026-12-01', 1, '2026-12-01', 'stale-op', 'test',
      ${cash}, 2, 50, ${held}, 1, 50, 50, null)`,
    `update ledger_account set balance = 50, version = version + 1,
      revision = revision + 1 where id in (${cash}, ${held})`,
  ];
  for (const statement of takeAway) await locker.query(statement);
  await locker.query('commit');
  locker.release();
  await expect(bet).rejects.toMatchObject({
    code: 'insufficient_funds',
    details: { balance: '50' },
  });
  expect(reads).toBe(readsBefore + 2);
});

test('two processes that decide about one member without moving money still meet', async () => {
  const { cash } = await givenMember(t.world, minor(100n));
  const revision = async () =>
    (
      await t.world.connection.pool.query<{ revision: bigint }>(
        'select revision from ledger_account where id = $1',
        [cash],
      )
    ).rows[0]?.revision;
  const before = await revision();
  const to = await givenClearing(t.world);
  await hot.submit({ kind: 'cancel', id: 'meets', pockets: [cash], to, stake: 1n });
  expect(await revision()).toBe((before ?? 0n) + 1n);
});
