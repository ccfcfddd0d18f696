import type { Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/report';
import { REPORT_MOVES, REPORT_SPLITS, type ReportSplit } from '@baize/contract/report';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, SECOND_MS } from '@baize/std/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openRegions } from '../../base/brand/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../../books/ledger/index.ts';
import { createMember } from '../../people/members/index.ts';
import { rememberAddress } from '../../people/sessions/index.ts';
import type { Catalogue } from '../../play/catalog/index.ts';
import { openSeededCatalogue } from '../../testing/catalogue.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { countReports, forgetDaysOf, noteCountries, reportsRoutes } from './index.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

let catalogue: Catalogue;
let nok: GivenOperator;

beforeAll(async () => {
  const opened = await openSeededCatalogue(t.world);
  catalogue = opened.catalogue;
  nok = await givenOperator(t.world, 'finance');
  return () => opened.bus.stop();
});

const call: ReturnType<typeof callerOf> = (...asked) =>
  callerOf(t.world, reportsRoutes({ brand, catalogue }))(...asked);

const today = () => dayOf(t.world.clock.now(), brand.timezone);
/** Far enough back for everything that a test does. */
const SINCE = '2026-11-01';

type Report = Output<typeof contract.readReport>;
type Wire = {
  readonly rows: readonly { readonly key: string; readonly figures: Figures }[];
  readonly totals: Figures;
  readonly inPlay: string;
};
type Figures = Readonly<Record<keyof Report['totals'], string | null>>;

async function report(by: ReportSplit, scope: object = {}): Promise<Wire> {
  const asked = { by, from: SINCE, to: today(), ...scope };
  const { value, message } = await call(nok.caller, contract.readReport, asked);
  expect(message).toBe(null);
  return value as unknown as Wire;
}

/** Moves money between a member and an account of the house, as the cashier and rewards do. */
async function move(memberId: MemberId, purpose: string, amount: bigint, reason: string) {
  t.world.clock.advance(SECOND_MS);
  await t.world.db.transaction().execute(async (tx) => {
    const pockets = await findMemberAccounts(tx, memberId, 'THB');
    if (!pockets) throw new Error('a member has pockets');
    const house = await houseAccount(tx, { purpose: purpose as 'promotion', currency: 'THB' });
    const pocket = purpose === 'promotion' ? pockets.bonus : pockets.cash;
    await postTransfer(tx, {
      requestKey: t.world.newId('dep'),
      at: t.world.clock.now(),
      from: amount > 0n ? house : pocket,
      to: amount > 0n ? pocket : house,
      amount: minor(amount > 0n ? amount : -amount),
      reason,
    });
  });
}

const act = fc.record({
  kind: fc.constantFrom(
    'instant',
    'instant',
    'bet',
    'settle',
    'rollback',
    'resettle',
    'void-settled',
    'free',
    'tip',
    'jackpot',
    'adjust',
    'bonus',
    'forfeit',
    'deposit',
    'withdraw',
    'wait',
    'count',
  ),
  amount: fc.integer({ min: 1, max: 300 }),
  who: fc.nat(2),
});

/** What the ledger itself says, by the accounts and transfers alone. */
async function ledgerSays() {
  const { rows } = await sql<Record<string, bigint>>`
    select
      (select coalesce(sum(balance), 0)::bigint from ledger_account
        where purpose = 'vendor_clearing' and currency = 'THB') as vendors,
      (select coalesce(-sum(balance), 0)::bigint from ledger_account
        where purpose in ('promotion', 'rebate') and currency = 'THB') as bonuses,
      (select coalesce(sum(t.amount), 0)::bigint from ledger_transfer t
        where t.reason = 'deposit_credited') as deposits,
      (select coalesce(sum(t.amount), 0)::bigint from ledger_transfer t
        where t.reason = 'withdrawal_paid') as withdrawals,
      (select coalesce(sum(stake_cash + stake_bonus - payout_cash - payout_bonus), 0)::bigint
        from play_bet where status = 'running' and currency = 'THB') as running`.execute(
    t.world.db,
  );
  return rows[0] ?? {};
}

const sumOf = (values: readonly (string | null | undefined)[]) =>
  values.reduce((total, value) => total + BigInt(value ?? 0), 0n);

/** All pages of the rows below a figure. */
async function allRows(
  endpoint: typeof contract.listReportBets | typeof contract.listReportMoves,
  asked: object,
): Promise<readonly Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  let before: string | undefined;
  do {
    const page = { from: SINCE, to: today(), ...asked, limit: '40', ...(before && { before }) };
    const { value } = await call(nok.caller, endpoint, page);
    const { bets, moves, hasMore } = value as unknown as Record<string, never[]> & {
      hasMore: boolean;
    };
    rows.push(...((bets ?? moves) as never[]));
    before = hasMore ? rows.at(-1)?.['cursor'] : undefined;
  } while (before !== undefined);
  return rows;
}

let runs = 0;

async function play(acts: readonly { kind: string; amount: number; who: number }[]) {
  runs += 1;
  const agent = await t.world.db
    .transaction()
    .execute((tx) =>
      createMember(t.world, tx, { account: `agent${runs}`, type: 1, currency: 'THB' }),
    );
  const members = [
    await givenMember(t.world, { cash: 50_000n }),
    await givenMember(t.world, { cash: 50_000n, bonus: 20_000n }),
    await givenMember(t.world, { cash: 10n, bonus: 30_000n }),
  ];
  await sql`update members_member set upline_id = ${agent.id}
    where id = ${members[0] ?? ''}`.execute(t.world.db);
  const open: { ref: string; memberId: MemberId }[] = [];
  const over: { ref: string; memberId: MemberId }[] = [];
  for (const [index, { kind, amount: units, who }] of acts.entries()) {
    const memberId = members[who];
    if (memberId === undefined) continue;
    const txId = `report-${runs}-${index}`;
    const amount = minor(BigInt(units));
    const facts = { vendor: STUDIO, txId, memberId, amount };
    const game = index % 3 === 0 ? 'over-under' : 'coin-duel';
    t.world.clock.advance(SECOND_MS);
    const payout = minor(BigInt((units * 7) % 290));
    if (kind === 'instant' || kind === 'free') {
      const stake = kind === 'free' ? minor(0n) : amount;
      await perform(t.play, commandOf('bet-and-settle', { ...facts, game, amount: stake, payout }));
      over.push({ ref: txId, memberId });
    } else if (kind === 'bet') {
      await perform(t.play, commandOf('bet', { ...facts, game }));
      open.push({ ref: txId, memberId });
    } else if (kind === 'settle' || kind === 'rollback') {
      const bet = open.shift();
      if (!bet) continue;
      const about = { ...facts, memberId: bet.memberId, betId: bet.ref };
      if (kind === 'rollback')
        await perform(t.play, commandOf('rollback', { ...about, of: 'bet' }));
      else await perform(t.play, commandOf('settle', { ...about, amount: payout }));
      if (kind === 'settle') over.push(bet);
    } else if (kind === 'resettle' || kind === 'void-settled') {
      const bet = over[units % Math.max(1, over.length)];
      if (!bet) continue;
      const about = { ...facts, memberId: bet.memberId, betId: bet.ref };
      await perform(t.play, commandOf(kind, about));
    } else if (kind === 'tip') await perform(t.play, commandOf('tip', { ...facts, game }));
    else if (kind === 'jackpot')
      await perform(t.play, commandOf('payout', { ...facts, reason: 'jackpot' }));
    else if (kind === 'adjust') {
      const change = { by: minor(units % 2 === 0 ? BigInt(units) : -BigInt(units)) };
      await perform(t.play, commandOf('adjust', { ...facts, betId: null, change }));
    } else if (kind === 'bonus') await move(memberId, 'promotion', amount, 'bonus_granted');
    else if (kind === 'forfeit' && who > 0)
      await move(memberId, 'promotion', -1n, 'bonus_forfeited');
    else if (kind === 'deposit')
      await move(memberId, 'payment_clearing', amount, 'deposit_credited');
    else if (kind === 'withdraw' && who < 2)
      await move(memberId, 'payment_clearing', -BigInt(units), 'withdrawal_paid');
    else if (kind === 'wait') t.world.clock.advance(units * 5 * 60_000);
    else if (kind === 'count') await countReports(t.world, brand.timezone);
  }
}

async function expectLedger(): Promise<void> {
  const says = await ledgerSays();
  const { totals, inPlay } = await report('day');
  const running = BigInt(inPlay);
  expect(running).toBe(says['running']);
  expect(BigInt(totals.grossWin ?? 0) + running).toBe(says['vendors']);
  expect(BigInt(totals.bonusCost ?? 0)).toBe(says['bonuses']);
  expect(BigInt(totals.deposits ?? 0)).toBe(says['deposits']);
  expect(BigInt(totals.withdrawals ?? 0)).toBe(says['withdrawals']);
  expect(BigInt(totals.netWin ?? 0)).toBe(
    BigInt(totals.grossWin ?? 0) - BigInt(totals.bonusCost ?? 0),
  );
  for (const by of REPORT_SPLITS) await expectParts(by, totals);
  const { rows: programmes } = await report('promotion');
  expect(sumOf(programmes.map(({ figures }) => figures.bonusCost))).toBe(says['bonuses']);
}

/** Every figure that can be told apart by a split adds up, row by row, to that of all days. */
async function expectParts(by: ReportSplit, whole: Figures): Promise<void> {
  const { rows } = await report(by);
  const names = Object.keys(whole) as readonly (keyof Figures)[];
  const told = names.filter((name) => rows.some(({ figures }) => figures[name] !== null));
  expect(told.length, by).toBeGreaterThan(0);
  for (const name of told) {
    const parts = sumOf(rows.map(({ figures }) => figures[name]));
    expect(parts, `${name} by ${by}`).toBe(BigInt(whole[name] ?? 0));
  }
}

test('DESK-01 OPS-06 after random play every figure, by day, game, vendor, agent and promotion, equals the ledger to the minor unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 50 }), async (acts) => {
      await play(acts);
      await countReports(t.world, brand.timezone);
      await expectLedger();
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('DESK-01 a figure opens to rows that add up to it, within its days and its scope', async () => {
  await play([
    { kind: 'deposit', amount: 20, who: 0 },
    { kind: 'instant', amount: 30, who: 0 },
    { kind: 'instant', amount: 40, who: 1 },
    { kind: 'jackpot', amount: 50, who: 1 },
  ]);
  await countReports(t.world, brand.timezone);
  const whole = await report('agent');
  for (const { key, figures } of [
    ...whole.rows.slice(0, 3),
    { key: null, figures: whole.totals },
  ]) {
    const scope = key === null ? {} : { agent: key === '' ? 'none' : key };
    const bets = await allRows(contract.listReportBets, scope);
    expect(sumOf(bets.map(({ stake }) => stake))).toBe(BigInt(figures.turnover ?? 0));
    expect(sumOf(bets.map(({ payout }) => payout))).toBe(BigInt(figures.payouts ?? 0));
    for (const figure of REPORT_MOVES) {
      const moves = await allRows(contract.listReportMoves, { ...scope, figure });
      expect(sumOf(moves.map(({ amount }) => amount)), figure).toBe(BigInt(figures[figure] ?? 0));
    }
  }
  const vendor = STUDIO.code;
  const code = 'coin-duel';
  const games = await report('game');
  expect(games.rows.map(({ key }) => key)).toContain(`${vendor} ${code}`);
  const days = (await report('day', { vendor, game: code })).rows;
  const day = days.find(({ figures }) => figures.turnover !== '0');
  if (!day) throw new Error('there was a day of it');
  const scope = { vendor, game: code, from: day.key, to: day.key };
  const bets = await allRows(contract.listReportBets, scope);
  expect(bets.length).toBeGreaterThan(0);
  expect(sumOf(bets.map(({ stake }) => stake))).toBe(BigInt(day.figures.turnover ?? 0));
  expect(day.figures.deposits).toBe(null);
}, 120_000);

test('DESK-01 who is moved below another agent brings their figures along, and the rows agree', async () => {
  const [one, other] = await t.world.db
    .transaction()
    .execute(async (tx) => [
      await createMember(t.world, tx, { account: 'firstagent', type: 1, currency: 'THB' }),
      await createMember(t.world, tx, { account: 'nextagent', type: 1, currency: 'THB' }),
    ]);
  if (!one || !other) throw new Error('both were made');
  const memberId = await givenMember(t.world, { cash: 10_000n });
  const below = (id: string) =>
    sql`update members_member set upline_id = ${id} where id = ${memberId}`.execute(t.world.db);
  await below(one.id);
  const facts = { vendor: STUDIO, game: 'coin-duel', txId: 'moved-1', memberId };
  const amounts = { amount: minor(500n), payout: minor(200n) };
  await perform(t.play, commandOf('bet-and-settle', { ...facts, ...amounts }));
  await countReports(t.world, brand.timezone);
  expect((await report('day', { agent: one.id })).totals.grossWin).toBe('300');
  await below(other.id);
  await t.world.db.transaction().execute((tx) => forgetDaysOf(tx, memberId));
  await countReports(t.world, brand.timezone);
  expect((await report('day', { agent: one.id })).totals.grossWin).toBe('0');
  expect((await report('day', { agent: other.id })).totals.grossWin).toBe('300');
});

test('DESK-01 by country a member counts for where they first came in from, also with what they bet before', async () => {
  const [thai, unknown] = [
    await givenMember(t.world, { cash: 10_000n }),
    await givenMember(t.world, { cash: 10_000n }),
  ];
  const bet = (memberId: MemberId, txId: string) => {
    const facts = { vendor: STUDIO, game: 'coin-duel', txId, memberId };
    const amounts = { amount: minor(500n), payout: minor(200n) };
    return perform(t.play, commandOf('bet-and-settle', { ...facts, ...amounts }));
  };
  await bet(thai, 'country-1');
  await bet(unknown, 'country-2');
  await countReports(t.world, brand.timezone);
  const known = (await report('day', { country: 'TH' })).totals.grossWin;
  // The registries' table has both addresses: one of Thailand, one of nobody.
  for (const ip of ['171.96.0.1', '8.8.8.8']) {
    await t.world.db
      .transaction()
      .execute((tx) => rememberAddress(t.world, tx, { memberId: thai, ip }));
    t.world.clock.advance(SECOND_MS);
  }
  await t.world.db
    .transaction()
    .execute((tx) => rememberAddress(t.world, tx, { memberId: unknown, ip: '127.0.0.1' }));
  for (let again = 0; again < 2; again++) await noteCountries(t.world, openRegions());
  await countReports(t.world, brand.timezone);
  const scope = { country: 'TH' };
  const { totals } = await report('day', scope);
  expect(BigInt(totals.grossWin ?? 0) - BigInt(known ?? 0)).toBe(300n);
  const bets = await allRows(contract.listReportBets, scope);
  expect(sumOf(bets.map(({ stake }) => stake))).toBe(BigInt(totals.turnover ?? 0));
  const { rows } = await report('country');
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['', 'TH']);
});

test('cohorts go by the month of the first deposit; who comes back counts in that month', async () => {
  const memberId = await givenMember(t.world, {});
  await move(memberId, 'payment_clearing', 900n, 'deposit_credited');
  t.world.clock.advance(31 * 24 * HOUR_MS);
  await move(memberId, 'payment_clearing', 400n, 'deposit_credited');
  await move(memberId, 'payment_clearing', -150n, 'withdrawal_paid');
  await countReports(t.world, brand.timezone);
  const { value } = await call(nok.caller, contract.readCohorts, {});
  const { cohorts } = value as unknown as Output<typeof contract.readCohorts>;
  const oldest = cohorts.at(-1);
  expect(oldest?.members).toBeGreaterThan(0);
  expect(oldest?.months[1]).toEqual({ active: 1, net: '250' });
});

test('a report over ten years is refused in words, and so is one that ends before it begins', async () => {
  for (const days of [
    { from: '2016-01-01', to: '2026-01-01' },
    { from: '2026-02-01', to: '2026-01-01' },
  ]) {
    const { message } = await call(nok.caller, contract.readReport, { by: 'day', ...days });
    expect(message).toBe('report_too_long');
  }
});
