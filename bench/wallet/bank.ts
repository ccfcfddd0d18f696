import { parseArgs } from 'node:util';
import type { AccountId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import { Refusal, systemChance, systemClock } from '../../apps/server/src/base/kernel/index.ts';
import {
  type BatchAnswer,
  type BatchTransfer,
  createPostBatch,
  type HotPath,
} from '../../apps/server/src/books/ledger/index.ts';
import { audit } from '../../sim/auditor.ts';
import { report } from '../report.ts';
import { type Bench, prepareBench } from './database.ts';

/**
 * `npm run bench:bank`: a million random bets, winnings, gifts, deposits and withdrawals on a few
 * hundred purses through two rival hot paths, one in twenty asked again. Afterwards every balance is
 * compared with what the answers said, and with what the auditor finds.
 */
const WALLETS = 400;
const CLIENTS = 512;

type Door = HotPath<BatchTransfer, BatchAnswer>;
type Tally = { done: number; refused: number; repeated: number; wrongRepeats: number };

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const ours = await prepareBench();
try {
  await run(ours, Number(values.operations));
} finally {
  await ours.stop();
}

async function run(bench: Bench, operations: number): Promise<void> {
  const purses = bench.accounts.slice(0, WALLETS);
  const begun = await readBalances(bench, purses);
  const pools = [1, 2].map((lanes) => openDatabase(bench.url, { max: lanes, pipeline: true }).pool);
  const world = { clock: systemClock, chance: systemChance };
  const doors = pools.map((pool, i) =>
    createPostBatch(world, { pool, lanes: i + 1, recentMax: 0 }),
  );
  const startedAt = performance.now();
  const tally = { done: 0, refused: 0, repeated: 0, wrongRepeats: 0 };
  const expected = new Map(begun);
  const work = { bench, purses, doors, tally, expected, operations };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(work, client)));
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(doors.map((door) => door.stop()));
  await Promise.all(pools.map((pool) => pool.end()));

  const ended = await readBalances(bench, purses);
  const wrong = purses.filter((id) => ended.get(id) !== expected.get(id)).length;
  const negative = [...ended.values()].filter((balance) => balance < 0n).length;
  const { findings } = await audit(bench.url);
  report(`The bank: seed ${values.seed}, fsync and synchronous_commit on`, [
    { name: 'operations', value: operations, unit: '' },
    { name: 'moved money', value: tally.done, unit: '' },
    { name: 'refused for funds', value: tally.refused, unit: '' },
    { name: 'asked again', value: tally.repeated, unit: '' },
    { name: 'repeats answered otherwise', value: tally.wrongRepeats, unit: '', bound: { most: 0 } },
    { name: 'wrong totals', value: wrong, unit: '', bound: { most: 0 } },
    { name: 'negative balances', value: negative, unit: '', bound: { most: 0 } },
    {
      name: 'rules the auditor found broken',
      value: findings.length,
      unit: '',
      bound: { most: 0 },
    },
    { name: 'operations per second', value: operations / seconds, unit: '/s' },
  ]);
}

type Work = {
  readonly bench: Bench;
  readonly purses: readonly AccountId[];
  readonly doors: readonly Door[];
  readonly tally: Tally;
  readonly expected: Map<AccountId, bigint>;
  readonly operations: number;
};

async function runClient(work: Work, client: number): Promise<void> {
  const next = numbersFrom(Number(values.seed) * 1_000_003 + client);
  const count = Math.ceil(work.operations / CLIENTS);
  let last: { transfer: BatchTransfer; answer: BatchAnswer } | null = null;
  for (let i = 0; i < count; i++) {
    const door = work.doors[next() % work.doors.length];
    if (!door) return;
    if (last && next() % 20 === 0) {
      const again = await door.submit(last.transfer);
      work.tally.repeated++;
      if (again.transferId !== last.answer.transferId) work.tally.wrongRepeats++;
      continue;
    }
    const transfer = choose(work, `bank:${client}:${i}`, next);
    const answer = await attempt(door, transfer);
    if (!answer) {
      work.tally.refused++;
      continue;
    }
    work.tally.done++;
    enter(work.expected, transfer);
    last = { transfer, answer };
  }
}

/** A purse and the house, either way, or two purses; now and then for more than anybody has. */
function choose({ purses, bench }: Work, requestKey: string, next: () => number): BatchTransfer {
  const one = purses[next() % purses.length] ?? bench.clearing;
  const two = purses[next() % purses.length] ?? bench.clearing;
  const kind = next() % 10;
  const amount = minor(next() % 100 === 0 ? 10n ** 12n : BigInt(1 + (next() % 50_000_00)));
  if (kind < 5) return { requestKey, from: one, to: bench.clearing, amount, reason: 'bet_placed' };
  if (kind < 8 || one === two) {
    const won = minor(BigInt(1 + (next() % 50_000_00)));
    return { requestKey, from: bench.clearing, to: one, amount: won, reason: 'bet_settled' };
  }
  return { requestKey, from: one, to: two, amount, reason: 'gift' };
}

async function attempt(door: Door, transfer: BatchTransfer): Promise<BatchAnswer | null> {
  try {
    return await door.submit(transfer);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_funds') return null;
    throw error;
  }
}

function enter(expected: Map<AccountId, bigint>, { from, to, amount }: BatchTransfer): void {
  const [given, taken] = [expected.get(to), expected.get(from)];
  if (given !== undefined) expected.set(to, given + amount);
  if (taken !== undefined) expected.set(from, (expected.get(from) ?? 0n) - amount);
}

async function readBalances({ connection }: Bench, ids: readonly AccountId[]) {
  const { rows } = await connection.pool.query<{ id: AccountId; balance: bigint }>(
    'select id, balance from ledger_account where id = any ($1::bigint[])',
    [ids.map(String)],
  );
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** A stream of whole numbers that a seed decides (mulberry32), so that a run can be run again. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
