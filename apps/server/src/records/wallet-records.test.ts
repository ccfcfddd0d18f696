import * as contract from '@baize/contract/records';
import { minor } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBets } from '../testing/play.ts';
import { useRecords } from '../testing/records.ts';
import { groupOf, reasonsOf } from './entry-types.ts';

const t = useRecords();

type Wire = Record<string, string>;
type Row = {
  entryId: string;
  type: string;
  pocket: string;
  amount: string;
  balance: string;
  reference: string;
  game: string | null;
};
type Page = { entries: Row[]; next: string | null };

async function ask(token: string, wire: Wire = {}): Promise<Page> {
  const reply = await t.site.call(contract.listEntries, wire, { token });
  expect(reply.success, JSON.stringify(reply)).toBe(true);
  return reply.value as Page;
}

async function askAll(token: string, wire: Wire = {}): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let before: string | null = null;
  do {
    const page: Page = await ask(token, { ...wire, ...(before && { before }) });
    rows.push(...page.entries);
    before = page.next;
  } while (before !== null);
  return rows;
}

let made = 0;
const key = () => {
  made += 1;
  return `wdr_${String(made).padStart(6, '0')}`;
};

test('MEM-05 MEM-21 API-15 every movement is told with its type, pocket, amount, balance and reference', async () => {
  const { memberId, token } = await t.caller(1_000n);
  await t.bet('bet', { txId: 'spin:81', memberId, amount: minor(100n) });
  await t.bet('settle', { txId: 'spin:82', memberId, betId: 'spin:81', amount: minor(250n) });
  await t.move(memberId, [['cash', 'held', 300n, 'withdrawal_held']], 'wdr_0001:hold');
  await t.move(memberId, [['bank', 'bonus', 50n, 'something_new']], 'gift');
  const told = [
    { type: 'other', pocket: 'bonus', amount: '50', balance: '50', reference: 'gift' },
    { type: 'withdrawal_held', pocket: 'held', amount: '300', balance: '300' },
    { type: 'withdrawal_held', pocket: 'cash', amount: '-300', balance: '850' },
    { type: 'win', pocket: 'cash', amount: '250', balance: '1150', reference: 'spin:82' },
    { type: 'bet', pocket: 'cash', amount: '-100', balance: '900', reference: 'spin:81' },
    { type: 'adjustment', pocket: 'cash', amount: '1000', balance: '1000' },
  ];
  const rows = await askAll(token);
  expect(rows).toHaveLength(told.length);
  const byPocket = (pocket: string, all: readonly { pocket: string }[]) =>
    all.filter((row) => row.pocket === pocket);
  for (const pocket of contract.POCKETS) {
    expect(byPocket(pocket, rows)).toMatchObject(byPocket(pocket, told));
  }
  expect(rows.find(({ pocket }) => pocket === 'held')?.reference).toBe('wdr_0001');
  const posted = await t.site.call(contract.listEntriesByPost, {}, { token });
  expect((posted.value as Page).entries).toEqual(rows);
});

test('MEM-05 what was moved in a game names the game, and nothing else does', async () => {
  const { memberId, token } = await t.caller(1_000n);
  const bet = { txId: 'named-1', memberId, game: 'over-under' };
  await t.bet('bet', { ...bet, amount: minor(100n) });
  await t.bet('settle', { ...bet, betId: 'named-1', amount: minor(250n) });
  const { value } = await t.site.call(contract.listBets, { language: 'EN' }, { token });
  const name = (value as contract.BetPage).bets[0]?.game?.displayName;
  expect(name).toMatch(/\S/);
  expect((await askAll(token)).map(({ type, game }) => [type, game])).toEqual([
    ['win', name],
    ['bet', name],
    ['adjustment', null],
  ]);
});

test('MEM-05 any filter, page by page, shows each matching row once, the newest first', async () => {
  const reasons = [
    'deposit_credited',
    'rebate_paid',
    'bonus_given',
    'unheard_of',
    'play_bet-and-settle',
    'play_jackpot',
    'adjusted',
    'deposit_fee',
  ];
  const step = fc.record({ reason: fc.constantFrom(...reasons), into: fc.constantFrom(0, 1) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 70 }), async (steps) => {
      const { memberId, token } = await t.caller(0n);
      for (const { reason, into } of steps) {
        await t.move(memberId, [['bank', into === 0 ? 'cash' : 'bonus', 7n, reason]], key());
      }
      const all = await askAll(token);
      expect(all).toHaveLength(steps.length);
      expect(all.map(({ reference }) => reference)).toEqual(
        all
          .map(({ reference }) => reference)
          .toSorted()
          .reverse(),
      );
      for (const type of contract.ENTRY_GROUPS) {
        const wanted = steps.filter(({ reason }) => groupOf(reason) === type).length;
        const rows = await askAll(token, { type, pageSize: '9' });
        expect(rows.length, type).toBe(wanted);
        expect(new Set(rows.map(({ entryId }) => entryId)).size).toBe(wanted);
      }
    }),
    { numRuns: 5 },
  );
}, 120_000);

test('MEM-21 nobody sees another’s rows, and a guest sees none', async () => {
  await t.caller(500n);
  const { token } = await t.caller(0n);
  expect(await ask(token)).toMatchObject({ entries: [], next: null });
  const guest = await t.site.call(contract.listEntries, {});
  expect(guest).toMatchObject({ status: 401, message: 'not_signed_in' });
  const trick = await t.site.call(
    contract.listEntries,
    { before: '9-9-9-9', memberId: 'mem_1' },
    { token },
  );
  expect(trick.value).toMatchObject({ entries: [] });
});

test.each([{ before: '1-2-3' }, { before: '1-2-3-x' }, { type: 'bets' }, { pageSize: '101' }])(
  'MEM-05 %j is refused as not right',
  async (wire) => {
    const { token } = await t.caller(0n);
    expect(await t.site.call(contract.listEntries, wire, { token })).toMatchObject({
      message: 'invalid_input',
    });
  },
);

test('MEM-06 a day tells deposits, withdrawals, valid bets, wins, bonuses, rebates, and a net result without what was given', async () => {
  const { memberId, token } = await t.caller(0n);
  await t.move(memberId, [['bank', 'cash', 10_000n, 'deposit_credited']], key());
  const bet = { memberId, amount: minor(1_000n) };
  await t.bet('bet-and-settle', { ...bet, txId: 'profit-1', payout: minor(400n) });
  await t.bet('bet', { ...bet, txId: 'profit-2', game: 'gone-long-ago' });
  await t.bet('rollback', { memberId, txId: 'profit-3', betId: 'profit-2' });
  await t.bet('bet', { ...bet, txId: 'profit-4' });
  await t.move(memberId, [['bank', 'bonus', 70n, 'bonus_given']], key());
  await t.move(memberId, [['bank', 'cash', 250n, 'play_jackpot']], key());
  await t.move(memberId, [['bank', 'cash', 30n, 'rebate_paid']], key());
  const order = key();
  await t.move(memberId, [['cash', 'held', 2_000n, 'withdrawal_held']], `${order}:hold`);
  await t.move(memberId, [['held', 'bank', 2_000n, 'withdrawal_paid']], `${order}:pay`);
  await countBets(t.world);
  const { value } = await t.site.call(contract.readProfit, {}, { token });
  const figures = {
    betCount: 1,
    stakes: '1000',
    validBets: '1000',
    prizes: '650',
    bonuses: '70',
    rebates: '30',
    deposits: '10000',
    withdrawals: '2000',
    net: '-350',
  };
  const { days, totals, categories } = value as contract.Profit;
  expect(days).toHaveLength(31);
  expect(days.at(-1)).toMatchObject(figures);
  expect(totals).toEqual({ ...figures, inPlay: '1000' });
  expect(categories).toEqual([
    { category: 'AC', betCount: 1, stakes: '1000', validBets: '1000', prizes: '400', net: '-600' },
    { category: 'OTHER', betCount: 0, stakes: '0', validBets: '0', prizes: '0', net: '0' },
  ]);
  const other = await t.site.call(contract.readProfit, { category: 'OTHER' }, { token });
  expect((other.value as contract.Profit).totals).toMatchObject({ validBets: '0', deposits: '0' });
});

test('MEM-15 credit tells the pockets, what is held and for what, and a statement that adds up', async () => {
  const { memberId, token } = await t.caller(0n);
  await t.move(memberId, [['bank', 'cash', 10_000n, 'deposit_credited']], key());
  await t.move(memberId, [['bank', 'bonus', 500n, 'bonus_given']], key());
  await t.bet('bet-and-settle', {
    txId: 'credit-1',
    memberId,
    amount: minor(1_000n),
    payout: minor(200n),
  });
  const paid = key();
  await t.move(memberId, [['cash', 'held', 1_000n, 'withdrawal_held']], `${paid}:hold`);
  await t.move(memberId, [['held', 'bank', 1_000n, 'withdrawal_paid']], `${paid}:pay`);
  const open = key();
  await t.move(memberId, [['cash', 'held', 3_000n, 'withdrawal_held']], `${open}:hold`);
  const since = t.world.clock.now().toISOString();
  await t.bet('bet', { txId: 'credit-2', memberId, amount: minor(300n) });
  const { value } = await t.site.call(contract.readCredit, {}, { token });
  const credit = value as contract.Credit;
  expect(credit.holds).toEqual([{ reference: open, for: 'withdrawal', amount: '3000', since }]);
  expect(credit.vendorWallets).toEqual([]);
  expect(credit.statement).toEqual({
    opening: '0',
    lines: [
      { type: 'deposit', in: '10000', out: '0' },
      { type: 'withdrawal', in: '0', out: '1000' },
      { type: 'bonus', in: '500', out: '0' },
      { type: 'play', in: '0', out: '800' },
      { type: 'in_play', in: '0', out: '300' },
    ],
    closing: '8400',
  });
  const { cash, bonus, locked, held } = credit.pockets;
  expect(BigInt(cash) + BigInt(bonus) + BigInt(locked) + BigInt(held)).toBe(8_400n);
  expect(held).toBe('3000');
  const day = t.world.clock.now().toISOString().slice(0, 10);
  const past = await t.site.call(
    contract.readCredit,
    { from: '2026-09-01', to: '2026-09-30' },
    { token },
  );
  expect(day > '2026-09-30' && (past.value as contract.Credit).statement).toEqual({
    opening: '0',
    lines: [],
    closing: '0',
  });
});

test('MEM-05 MEM-06 records name what is in play apart, and the credit report what can be withdrawn', async () => {
  const { memberId, token } = await t.caller(0n);
  await t.move(memberId, [['bank', 'cash', 50_000n, 'deposit_credited']], key());
  const bet = { memberId, amount: minor(1_500n) };
  await t.bet('bet-and-settle', { ...bet, txId: 'open-1', payout: minor(600n) });
  await t.bet('bet', { ...bet, txId: 'open-2' });
  await t.bet('rollback', { memberId, txId: 'open-3', betId: 'open-2' });
  await t.bet('bet', { ...bet, txId: 'open-4', amount: minor(2_000n) });
  const read = async (call: Parameters<typeof t.site.call>[0], wire: Wire = {}) =>
    (await t.site.call(call, wire, { token })).value;
  await countBets(t.world);
  const bets = (await read(contract.listBets, { language: 'EN' })) as contract.BetPage;
  const sums = { stake: '1500', payout: '600', result: '-900', inPlay: '2000' };
  expect(bets.totals).toEqual({ count: 3, ...sums });
  const { totals } = (await read(contract.readProfit)) as contract.Profit;
  expect(totals).toMatchObject({ validBets: '1500', prizes: '600', net: '-900', inPlay: '2000' });
  const credit = (await read(contract.readCredit)) as contract.Credit;
  expect(credit).toMatchObject({ inPlay: '2000', withdrawable: '0', turnoverLeft: '48500' });
  expect(credit.statement.lines).toEqual([
    { type: 'deposit', in: '50000', out: '0' },
    { type: 'play', in: '0', out: '900' },
    { type: 'in_play', in: '0', out: '2000' },
  ]);
  await t.move(memberId, [['bank', 'cash', 3_000n, 'rebate_paid']], key());
  expect(await read(contract.readCredit)).toMatchObject({
    pockets: { cash: '50100' },
    withdrawable: '1600',
  });
});

test('every reason belongs to one group, as we read it and as the ledger is asked', () => {
  const reasons = [
    'play_tip',
    'deposit_fee',
    'withdrawal_fee',
    'claim_returned',
    'no-such',
    'adjusted',
    'envelope_opened',
    'upline_sent',
  ];
  expect(reasons.map(groupOf)).toEqual([
    'play',
    'fee',
    'fee',
    'withdrawal',
    'other',
    'adjustment',
    'envelope',
    'transfer',
  ]);
  for (const reason of reasons) {
    const fits = contract.ENTRY_GROUPS.filter((group) => {
      const { like, unlike } = reasonsOf(group);
      return like ? new RegExp(like).test(reason) : unlike && !new RegExp(unlike).test(reason);
    });
    expect(fits).toEqual([groupOf(reason)]);
  }
});
