import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { houseAccount, openMemberAccount, postTransfer } from '../../books/ledger/index.ts';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { givenVendor } from '../../testing/vendors.ts';
import { runCommand } from './cli.ts';
import { closeCase, listCases, reconcileJobs } from './index.ts';
import { rematchStatements } from './jobs.ts';

const t = usePlay();
const folder = mkdtempSync(path.join(os.tmpdir(), 'baize-statement-'));
const VENDOR = { code: 'acme', isOpen: true, roundRule: 'mixed' } as const;
let memberId: MemberId;
let counted = 0;

beforeAll(async () => {
  await givenVendor(t.world, { code: VENDOR.code });
  memberId = await givenMember(t.world, { cash: 1_000_000n });
});
beforeEach(async () => {
  await sql`truncate reconcile_case, reconcile_statement, reconcile_line, reconcile_age`.execute(
    t.world.db,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = async () => {
  for (const job of reconcileJobs) await job.run(t.world, {} as never);
};

const open = () => listCases(t.world.db, { isAll: false, limit: 100 });

const bet = (txId: string, amount: bigint) =>
  perform(
    t.play,
    commandOf('bet', { txId, memberId, amount: minor(amount), eventAt: t.world.clock.now() }),
  );

/** Changes a balance behind the ledger's back, as only a superuser without triggers could. */
const tamper = (account: 'payment_clearing' | 'vendor_clearing', by: number) =>
  t.world.db.transaction().execute(async (tx) => {
    await sql`alter table ledger_account disable trigger user`.execute(tx);
    await sql`update ledger_account set balance = balance + ${by}
      where purpose = ${account} and stripe = 0 and currency = 'THB'`.execute(tx);
    await sql`alter table ledger_account enable trigger user`.execute(tx);
  });

type Line = readonly [kind: string, txId: string, amount: bigint];

async function importLines(lines: readonly Line[], { player = String(memberId) } = {}) {
  const time = t.world.clock.now().toISOString();
  const rows = lines.map(([kind, txId, amount]) =>
    [txId, kind, player, 'THB', amount, time].join(),
  );
  const file = path.join(folder, `${(counted += 1)}.csv`);
  writeFileSync(file, ['tx_id,kind,player,currency,amount,time', ...rows].join('\n'));
  return runCommand(t.world, ['import', file, '--vendor', VENDOR.code]);
}

test('MONEY-07 one unit from nowhere is a case within one run of the job, and one case only', async () => {
  await run();
  expect(await open()).toEqual([]);
  await bet('tampered', 10n);
  await tamper('vendor_clearing', 1);
  await run();
  await run();
  const [found, ...others] = await open();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ kind: 'books_unbalanced', subject: 'THB', ours: '1' });
  expect(found?.seen_count).toBe(2);
  await tamper('vendor_clearing', -1);
  await run();
  expect(await open()).toEqual([]);
});

test('two looks at the same time open one case', async () => {
  await tamper('vendor_clearing', 3);
  await Promise.all([run(), run(), run()]);
  expect(await open()).toHaveLength(1);
  await tamper('vendor_clearing', -3);
});

test('a case is explained by a person, with a reason, once, and does not come back', async () => {
  await tamper('vendor_clearing', 5);
  await run();
  const [found] = await open();
  const closing = {
    id: found?.id ?? '',
    status: 'explained',
    reason: 'known',
    actor: 'Ploy',
  } as const;
  expect(await closeCase(t.world, t.world.db, closing)).toBe(true);
  expect(await closeCase(t.world, t.world.db, closing)).toBe(false);
  await run();
  expect(await open()).toEqual([]);
  await tamper('vendor_clearing', 1);
  await run();
  expect(await open()).toMatchObject([{ ours: '6' }]);
  await tamper('vendor_clearing', -6);
});

test('a corrected difference that is still there is a case again', async () => {
  await tamper('vendor_clearing', 2);
  await run();
  const [found] = await open();
  const words = ['--as', 'corrected', '--reason', 'booked', '--by', 'Ploy'];
  expect(await runCommand(t.world, ['close', found?.id ?? '', ...words])).toContain('corrected');
  await run();
  expect(await open()).toHaveLength(1);
  await tamper('vendor_clearing', -2);
});

test('a statement that says what our books say opens nothing', async () => {
  await bet('m-1', 100n);
  await perform(
    t.play,
    commandOf('settle', { txId: 's-1', betId: 'm-1', memberId, amount: minor(250n) }),
  );
  const lines: readonly Line[] = [
    ['bet', 'm-1', -100n],
    ['settle', 's-1', 250n],
    ['settle', 'lost', 0n],
  ];
  expect(await importLines(lines)).toBe('3 lines; 0 new differences');
});

test('each difference of a statement is a case of its kind', async () => {
  t.world.clock.advance(HOUR_MS);
  await bet('d-1', 100n);
  await bet('d-2', 100n);
  await importLines([
    ['bet', 'd-1', -101n],
    ['bet', 'd-9', -5n],
  ]);
  await importLines([['bet', 'd-2', -100n]], { player: 'mem_other' });
  const found = (await open()).map(({ kind, subject }) => `${kind} ${subject}`).sort();
  expect(found).toEqual([
    'amount_differs acme:bet:d-1',
    'movement_missing_here acme:bet:d-9',
    'player_differs acme:bet:d-2',
  ]);
});

test('a movement the statement leaves out is a case; near the edge it may be in the next', async () => {
  t.world.clock.advance(HOUR_MS);
  await bet('e-1', 1n);
  const early = t.world.clock.now().toISOString();
  t.world.clock.advance(HOUR_MS / 2);
  await bet('e-missing', 1n);
  t.world.clock.advance(HOUR_MS / 2);
  await bet('e-edge', 1n);
  await bet('e-2', 1n);
  const late = t.world.clock.now().toISOString();
  const file = path.join(folder, 'edges.csv');
  const row = (txId: string, time: string) => `${txId},bet,${memberId},THB,-1,${time}`;
  const header = 'tx_id,kind,player,currency,amount,time';
  writeFileSync(file, [header, row('e-1', early), row('e-2', late)].join('\n'));
  await runCommand(t.world, ['import', file, '--vendor', VENDOR.code]);
  expect(await open()).toMatchObject([
    { kind: 'movement_missing_there', subject: 'acme:bet:e-missing', theirs: null },
  ]);
});

test('what arrives late ends its case at the next match', async () => {
  await importLines([['bet', 'f-1', -40n]]);
  expect(await open()).toMatchObject([{ kind: 'movement_missing_here' }]);
  await bet('f-1', 40n);
  await run();
  expect(await open()).toEqual([]);
  const [closed] = await listCases(t.world.db, { isAll: true, limit: 10 });
  expect(closed).toMatchObject({ status: 'corrected', actor: 'reconcile' });
});

test('a difference that went by itself and comes back is a case again', async () => {
  for (const by of [4, -4, 4]) {
    await tamper('vendor_clearing', by);
    await run();
  }
  expect(await open()).toMatchObject([{ kind: 'books_unbalanced', ours: '4' }]);
  await tamper('vendor_clearing', -4);
});

test('what falls between two statements is missed by the second', async () => {
  t.world.clock.advance(HOUR_MS);
  await bet('p-1', 5n);
  await importLines([['bet', 'p-1', -5n]]);
  t.world.clock.advance(5 * MINUTE_MS);
  await bet('p-edge', 5n);
  t.world.clock.advance(HOUR_MS);
  await bet('p-gap', 5n);
  t.world.clock.advance(HOUR_MS);
  await bet('p-2', 5n);
  await importLines([['bet', 'p-2', -5n]]);
  const found = (await open()).map(({ kind, subject }) => `${kind} ${subject}`).sort();
  expect(found).toEqual([
    'movement_missing_there acme:bet:p-edge',
    'movement_missing_there acme:bet:p-gap',
  ]);
});

test('what was won in a wallet at the vendor is not missed in its statement', async () => {
  t.world.clock.advance(HOUR_MS);
  await bet('w-1', 5n);
  await importLines([['bet', 'w-1', -5n]]);
  t.world.clock.advance(HOUR_MS);
  const holder = `vendor:${VENDOR.code}` as const;
  await t.world.db.transaction().execute(async (tx) => {
    const wallet = { memberId, purpose: 'vendor_wallet', currency: 'THB', part: 'acme' } as const;
    const house = { purpose: 'vendor_clearing', currency: 'THB', holder } as const;
    await postTransfer(tx, {
      requestKey: 'wtr_1:end',
      from: await houseAccount(tx, house),
      to: await openMemberAccount(tx, wallet),
      amount: minor(9n),
      reason: 'vendor_wallet_result',
      at: t.world.clock.now(),
    });
  });
  t.world.clock.advance(HOUR_MS);
  await bet('w-2', 5n);
  await importLines([['bet', 'w-2', -5n]]);
  expect(await open()).toEqual([]);
});

test('the same file twice is one statement; another word on the same movement contradicts it', async () => {
  await bet('g-1', 7n);
  expect(await importLines([['bet', 'g-1', -7n]])).toBe('1 lines; 0 new differences');
  expect(await importLines([['bet', 'g-1', -7n]])).toContain('taken in before');
  await importLines([['bet', 'g-1', -8n]]);
  expect(await open()).toMatchObject([
    { kind: 'statement_contradicts', theirs: `-8 THB ${memberId}` },
  ]);
});

test('a clearing account that was changed behind the ledger is found by the match', async () => {
  await bet('h-1', 3n);
  await tamper('vendor_clearing', 9);
  await tamper('payment_clearing', -9);
  await importLines([['bet', 'h-1', -3n]]);
  expect((await open()).map(({ kind }) => kind)).toContain('clearing_differs');
  await tamper('vendor_clearing', -9);
  await tamper('payment_clearing', 9);
});

test('a bet that runs for too long is a case until it is settled', async () => {
  await bet('i-1', 3n);
  const isOpen = async () =>
    (await open()).some(({ kind, subject }) => kind === 'bet_aged' && subject === 'acme:bet:i-1');
  t.world.clock.advance(23 * HOUR_MS);
  await run();
  expect(await isOpen()).toBe(false);
  expect(await runCommand(t.world, ['age', 'acme', '2'])).toContain('2 hours');
  await run();
  await run();
  expect(await isOpen()).toBe(true);
  await perform(
    t.play,
    commandOf('settle', { txId: 'i-s', betId: 'i-1', memberId, amount: minor(0n) }),
  );
  await run();
  expect(await isOpen()).toBe(false);
});

test('a match while bets are placed finds no difference that is none', async () => {
  await bet('busy', 1n);
  await importLines([['bet', 'busy', -1n]]);
  const done = new AbortController();
  const player = (async () => {
    for (let i = 0; !done.signal.aborted; i++) await bet(`busy-${i}`, 1n);
  })();
  for (let i = 0; i < 40; i++) await rematchStatements.run(t.world, {});
  done.abort();
  await player;
  const cases = await listCases(t.world.db, { isAll: true, limit: 10 });
  expect(cases.map(({ kind }) => kind)).not.toContain('clearing_differs');
});

test.each([
  [['import', 'nothing.csv']],
  [['close', 'cas_1', '--as', 'forgotten', '--reason', 'x', '--by', 'y']],
  [['close', 'cas_1', '--as', 'explained', '--reason', 'x']],
  [['age', 'acme', '-1']],
  [[]],
])('%j makes no sense and does nothing', async (words) => {
  expect(await runCommand(t.world, words).catch(() => null)).toBeNull();
});
