import * as booksContract from '@baize/contract/books-desk';
import * as desk from '@baize/contract/desk';
import type { Endpoint } from '@baize/contract/endpoint';
import * as records from '@baize/contract/records';
import * as wallet from '@baize/contract/wallet';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { countOptionsOf, countSlots, readBalances } from '../agents/teams/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import { openDatabase } from '../base/db/index.ts';
import type { Caller } from '../base/kernel/index.ts';
import { closeDays, houseAccount, postTransfer, verifyLedger } from '../books/ledger/index.ts';
import { deskRoutes } from '../desk/desk/index.ts';
import { createPlay, type Play, playRoutes } from '../play/play/index.ts';
import { countDays, recordsRoutes } from '../records/index.ts';
import { openSeededCatalogue } from '../testing/catalogue.ts';
import { callerOf, operatorOf } from '../testing/operator.ts';
import { commandOf, givenMember, perform, ZONE } from '../testing/play.ts';
import { useWorld } from '../testing/world.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');
const { brand } = loaded;
const SPAN = { from: '2026-11-15', to: '2026-11-15' };

/** A hundred thousand million million of the smallest unit. */
const HUGE = 10n ** 17n;
/** Together more than 64 bits hold, though no account does. */
const PLAYERS = 100;

let members: readonly MemberId[];
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  const { bus, catalogue } = await openSeededCatalogue(t.world);
  call = callerOf(t.world, [
    ...playRoutes,
    ...recordsRoutes({ site: loaded, catalogue, launchers: new Map() }),
    ...deskRoutes({
      brand,
      limits: { zone: brand.timezone, readDeposited: async () => minor(0n) },
      providers: ['sandbox'],
    }),
  ]);
  const { db, pool } = openDatabase(t.world.url, { max: 4, pipeline: true });
  const without = minor(10n ** 18n);
  const ceilings = () => ({ payout: without, round: without });
  const play = createPlay(t.world, { pool, zone: ZONE, ceilings });
  const made: MemberId[] = [];
  while (made.length < PLAYERS) made.push(await givenMember(t.world, { cash: 100n }));
  members = made;
  await Promise.all(members.map((memberId, index) => win(play, memberId, index)));
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => win(play, members[0] as MemberId, 1_000 + index)),
  );
  for (let count = 0; count < 20; count++) await payIn(members[1] as MemberId, count);
  await play.stop();
  await db.destroy();
  return () => bus.stop();
}, 60_000);

/** Booked without a ceiling, as it was before there were any. */
const win = (play: Play, memberId: MemberId, index: number) =>
  perform(
    play,
    commandOf('bet-and-settle', {
      txId: `huge-${index}`,
      memberId,
      vendor: { code: 'studio', isOpen: true, roundRule: 'mixed' },
      game: 'over-under',
      amount: minor(1n),
      payout: minor(HUGE),
    }),
  ).then((told) => expect(told).toMatchObject({ ok: true }));

const payIn = (memberId: MemberId, count: number) =>
  t.world.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: bigint }>`select id from ledger_account
      where holder = ${memberId} and purpose = 'cash' and currency = 'THB'`.execute(tx);
    const key = {
      purpose: 'payment_clearing',
      holder: 'provider:sandbox',
      currency: 'THB',
    } as const;
    await postTransfer(tx, {
      requestKey: `dep_01HF7YAT000000000000000${String(count).padStart(3, '0')}:huge`,
      reason: 'deposit_credited',
      from: await houseAccount(tx, key),
      to: rows[0]?.id as never,
      amount: minor(HUGE),
      at: t.world.clock.now(),
    });
  });

const ask = async (caller: Caller, endpoint: Endpoint, input: object = {}) => {
  const { message, value } = await call(caller, endpoint, { language: 'EN', ...input });
  expect(message, endpoint.path).toBeNull();
  return value as Record<string, unknown>;
};

test('DOOR-09 balance and records of a member answer whatever was booked', async () => {
  for (const memberId of members.slice(0, 2)) {
    const caller = { role: 'member', memberId } as const;
    const { balance } = await ask(caller, wallet.readBalance);
    expect(BigInt(String(balance))).toBeGreaterThanOrEqual(21n * HUGE);
    await ask(caller, records.listBets, SPAN);
    await ask(caller, records.listEntries, SPAN);
    await ask(caller, records.readProfit, SPAN);
    await ask(caller, records.readCredit, SPAN);
  }
});

test('DOOR-09 overview, books and members answer operators, with sums beyond 64 bits', async () => {
  const operator = operatorOf('admin');
  const overview = await ask(operator, desk.readOverview);
  expect(overview).toMatchObject({ isBalanced: true });
  await ask(operator, booksContract.readBooks, { day: SPAN.from });
  await ask(operator, desk.readMember, { memberId: members[0] });
  await ask(operator, desk.listMemberLedger, { memberId: members[0], pocket: 'cash' });
  await ask(operator, desk.searchMembers, { text: 'player' });
});

test('DOOR-26 days of the year 9999 are refused by whatever asks for a day', async () => {
  const far = { from: '9999-12-31', to: '9999-12-31' };
  const member = { role: 'member', memberId: members[0] as MemberId } as const;
  const calls = [records.listBets, records.listEntries, records.readProfit, records.readCredit];
  for (const endpoint of calls) {
    const { message } = await call(member, endpoint, { language: 'EN', ...far });
    expect(message, endpoint.path).toBe('invalid_input');
  }
  const books = await call(operatorOf('admin'), booksContract.readBooks, { day: '9999-12-31' });
  expect(books.message).toBe('invalid_input');
  // The last day that is taken is answered, whatever is reckoned from it.
  await ask(member, records.readProfit, { from: '2199-12-31', to: '2199-12-31' });
  await ask(member, records.readCredit, { from: '2199-12-01', to: '2199-12-31' });
  await ask(operatorOf('admin'), booksContract.readBooks, { day: '2199-12-31' });
});

test('DOOR-09 days and teams are counted, and the ledger is verified to the end', async () => {
  t.world.clock.advance(HOUR_MS);
  await countDays(t.world);
  for (let slots = 0; slots < 3; slots++) {
    t.world.clock.advance(10 * MINUTE_MS);
    await countSlots(t.world, countOptionsOf(brand));
  }
  await readBalances(t.world, 'THB');
  const figures = await sql<{ prizes: bigint }>`
    select sum(prizes) as prizes from teams_figure`.execute(t.world.db);
  expect(figures.rows[0]?.prizes).toBe(120n * HUGE);
  t.world.clock.advance(2 * DAY_MS);
  expect(await closeDays(t.world)).toBeGreaterThan(0);
  const verdict = await verifyLedger(t.world.db);
  expect(verdict.breaks).toEqual([]);
  expect(verdict.transfers).toBeGreaterThan(100n);
});
